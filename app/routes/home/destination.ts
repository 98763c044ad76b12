/** The target of a configured link: a page of the site, or another site in a new tab. */
export type Destination = { kind: 'page'; to: string } | { kind: 'elsewhere'; href: string }

/** The destination of a link from the configuration; null when it has none or names no address. */
export function destinationOf(link: string | null | undefined): Destination | null {
  if (!link) return null
  if (/^\/(?!\/)/.test(link)) return { kind: 'page', to: link }
  // Only the web's own schemes: a configuration must not be able to run a script.
  return /^https?:\/\//i.test(link) ? { kind: 'elsewhere', href: link } : null
}
