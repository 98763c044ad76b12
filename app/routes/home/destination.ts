/** Where a configured link leads: a page of the site, or another site in a new tab. */
export type Destination = { kind: 'page'; to: string } | { kind: 'elsewhere'; href: string }

/** The destination of a link from the configuration (H-026, H-027); null when it has none or names no address. */
export function destinationOf(link: string | null): Destination | null {
  if (!link) return null
  if (/^\/(?!\/)/.test(link)) return { kind: 'page', to: link }
  // Only the web's own schemes: a configuration must not be able to run a script.
  return /^https?:\/\//i.test(link) ? { kind: 'elsewhere', href: link } : null
}

/** The id of a YouTube address in any of its usual forms; null for other addresses. */
export function youtubeId(link: string | null): string | null {
  const match = /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/.exec(link ?? '')
  return match?.[1] ?? null
}
