/** What this site uses of Trusted Types, which not every browser has and TypeScript does not know. */
type Policy = {
  /** Typed as what it stands for: in a browser it returns an object. */
  createHTML: (html: string) => string
}

declare global {
  // Only an interface can add to the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

const rules: Policy = { createHTML: (html) => html }
const policy =
  (import.meta.env.SSR ? undefined : window.trustedTypes?.createPolicy('muot', rules)) ?? rules

/**
 * HTML that the server has made or cleaned, as browsers with Trusted Types require it. Each call
 * makes another object, and React writes HTML anew where the object is another: store the result.
 */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

/**
 * Script source: the rules for everything that is no object of a policy. React 18 creates script
 * elements and empties others by HTML; text without markup creates nothing. Scripts are the captcha,
 * which loads more of its own, the service worker, and the worker that compresses recordings, which
 * only our scripts can make. It stands in a document, so no `<` may stand in it.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h==='\\x3cscript>\\x3c/script>'||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|blob:|\\/sw\\.js$)/.test(u)?u:null})`
