/**
 * The faces every page needs at once, as link descriptors for the root's `links`; the two of
 * figures weigh 1.3 kB each.
 */
export const fontPreloads = [
  'be-vietnam-pro-400.v1',
  'be-vietnam-pro-600.v1',
  'figures-400.v1',
  'figures-600.v1',
].map((file) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  href: `/fonts/${file}.woff2`,
  crossOrigin: 'anonymous' as const,
}))
