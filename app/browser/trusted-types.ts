/**
 * The default Trusted Types policy as script source. It allows React 18's empty script element, text
 * without markup, and three sources of scripts: the captcha, blobs (the worker that compresses
 * recordings) and the service worker. It is inlined in HTML, so that `<` is written as \x3c.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h==='\\x3cscript>\\x3c/script>'||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|blob:|\\/sw\\.js$)/.test(u)?u:null});`
