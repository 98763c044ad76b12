/** Calls `adapt` with the router as soon as Remix has created it and put it on the window. */
export function whenRouterMade<Router>(target: object, adapt: (router: Router) => void): void {
  let router: Router | undefined
  Object.defineProperty(target, '__remixRouter', {
    get: () => router,
    set(made: Router) {
      router = made
      adapt(made)
    },
  })
}
