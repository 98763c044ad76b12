/**
 * Script source: where the browser refuses storage, as it does in a partner's frame or with all
 * cookies blocked, reading `sessionStorage` throws, and
 * the router with it. A store that lasts as long as the document stands in; what is kept across
 * reloads is then only what the address and the server know.
 */
export const storageStandIn =
  "try{sessionStorage}catch{const m=new Map;Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,''+v),removeItem:k=>void m.delete(k)}})}"
