type Listener = (...news: unknown[]) => void
type Router = { subscribe: (listener: Listener) => () => void }

/**
 * Lets Remix hear of navigations within transitions. It renews a context of the whole page
 * otherwise at once, and React gives up what it has not hydrated yet (its error 421), such as Home's
 * lower blocks while their code is on its way. To be called before Remix makes its router, which it
 * puts on the window.
 */
export function routeInTransitions(
  target: object,
  startTransition: (update: () => void) => void,
): void {
  let router: Router | undefined
  Object.defineProperty(target, '__remixRouter', {
    get: () => router,
    set(made: Router) {
      router = made
      const { subscribe } = made
      made.subscribe = (listener) =>
        subscribe((...news) => startTransition(() => listener(...news)))
    },
  })
}
