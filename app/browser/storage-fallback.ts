/**
 * Script source. Where the browser refuses storage, as in a partner's frame or with all cookies
 * blocked, reading `sessionStorage` throws, and breaks the router. This replaces it by a store in
 * memory, which ends with the document; across reloads only the address and the server's data
 * remain.
 */
export const storageFallback =
  "try{sessionStorage}catch{const m=new Map;Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,''+v),removeItem:k=>void m.delete(k),clear:()=>m.clear()}})};"
