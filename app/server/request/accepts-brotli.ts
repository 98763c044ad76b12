/**
 * Whether a visitor's browser accepts brotli. Cloudflare names its own encodings in the header, and
 * the visitor's beside it.
 */
export function acceptsBrotli({ headers, cf }: Request): boolean {
  const own = headers.get('accept-encoding')
  if (!own?.includes('br')) return false
  const accepted = String(cf?.clientAcceptEncoding ?? own)
  return accepted.split(',').some((coding) => /^\s*br\s*(;\s*q=(0\.0*[1-9]|1).*)?$/.test(coding))
}
