/** The compatibility date of every wrangler.toml. */
export const DATE = '2026-07-28'
