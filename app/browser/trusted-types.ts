/**
 * Script source: the rules for everything that is no object of a policy. React 18 creates script
 * elements and empties others by HTML; text without markup creates nothing. Scripts are the captcha,
 * which loads more of its own, the service worker, and the worker that compresses recordings, which
 * only our scripts can make. It stands in a document, so no `<` may stand in it.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h==='\\x3cscript>\\x3c/script>'||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|blob:|\\/sw\\.js$)/.test(u)?u:null})`
