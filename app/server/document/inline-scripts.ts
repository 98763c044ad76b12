/** A document without nonces, and the CSP sources of its inline scripts. */
export type HashedDocument = { html: string; hashes: string }

/**
 * Takes the nonce out of a document and hashes the scripts that carried it. A script without the
 * nonce gets no hash: whatever an editor's text brought into the markup stays forbidden.
 */
export async function hashScripts(html: string, nonce: string): Promise<HashedDocument> {
  const mark = ` nonce="${nonce}"`
  const texts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) =>
      attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [text] : [],
  )
  const hashes = await Promise.all([...new Set(texts)].map(sourceOf))
  return { html: html.replaceAll(mark, ''), hashes: hashes.join(' ') }
}

/** The CSP source of one script: the SHA-256 of its text. */
async function sourceOf(text: string): Promise<string> {
  return `'sha256-${base64(await sha256(new TextEncoder().encode(text)))}'`
}

/** A strong entity tag of these bytes. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await sha256(bytes)
  return `"${base64(digest.subarray(0, 18)).replaceAll('+', '-').replaceAll('/', '_')}"`
}

/**
 * Whether a browser has these bytes already. Weak tags count: a platform that compresses a body
 * makes its tag weak.
 */
export function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .includes(tag)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
