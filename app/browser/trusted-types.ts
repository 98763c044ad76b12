/** What this site uses of Trusted Types, which not every browser has and TypeScript does not know. */
type Policy = {
  /** Typed as what it stands for: in a browser it returns an object. */
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

declare global {
  // Only an interface can add to the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

const same = (text: string) => text
const rules: Policy = { createHTML: same, createScriptURL: same }
const policy =
  (typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('muot', rules)) ??
  rules

const trusted = new Map<string, string>()

/**
 * HTML that the server has made or cleaned, as browsers with Trusted Types require it. The same text
 * is the same object: React writes HTML anew where the object is another.
 */
export function trustedHtml(html: string): string {
  const known = trusted.get(html)
  if (known !== undefined) return known
  const made = policy.createHTML(html)
  trusted.set(html, made)
  return made
}

/** The address of a script that is a constant of ours. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url)
}

/**
 * Script source: the rules for everything that is no object of a policy. React 18 creates script
 * elements and empties others by HTML; text without markup creates nothing. The captcha loads more
 * scripts of its own, and recordings are compressed by a worker that only our scripts can make. It
 * stands in a document, so no `<` may stand in it.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h==='\\x3cscript>\\x3c/script>'||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|blob:)/.test(u)?u:null})`
