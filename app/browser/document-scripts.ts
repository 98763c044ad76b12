/** On the root element of a document that may scroll to where it was: its height must be final. */
export const restoresScroll = 'restores-scroll'

/** Script source, run before the router's that scrolls: a document with a state is reloaded or come back to. */
export const markRestoring = `history.state&&document.documentElement.classList.add('${restoresScroll}');`

/**
 * The default Trusted Types policy as script source. It allows React 18's empty script element, the
 * empty drawing by which Leaflet knows a browser, text without markup, and three sources of scripts: the captcha, blobs (the worker that compresses
 * recordings) and the service worker. It is inlined in HTML, so that `<` is written as \x3c.
 */
export const defaultPolicy = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>/^\\x3c(script>\\x3c\\/script|svg\\/)>$/.test(h)||!/\\x3c/.test(h)?h:null,createScriptURL:u=>/^(https:\\/\\/challenges\\.cloudflare\\.com\\/|blob:|\\/sw\\.js$)/.test(u)?u:null});`

/**
 * Script source. Where the browser refuses storage, as in a partner's frame or with all cookies
 * blocked, reading `sessionStorage` throws. Remix 2.17.5 reads it unguarded after each list of routes
 * (`fog-of-war.js`), so that a press on a link would end in the error page, and again in its script
 * that restores the scroll position. A store in memory stands in, there only; our own uses of storage
 * catch the refusal. It can go when Remix guards both.
 */
export const storageFallback =
  "try{sessionStorage}catch{const m=new Map;Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,''+v),removeItem:k=>void m.delete(k),clear:()=>m.clear()}})};"
