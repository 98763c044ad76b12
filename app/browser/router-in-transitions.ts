type RouterState = Readonly<Record<string, unknown>>
type Listener = (state: RouterState, ...more: unknown[]) => void
type Router = { state: RouterState; subscribe: (listener: Listener) => () => void }

/**
 * Notifies Remix of changes of the router's state within transitions, and of real changes only.
 * Otherwise Remix updates a context of the whole page at once, even when the router has only loaded
 * more route definitions, and React discards what is not hydrated yet (its error 421), such as
 * Home's lower blocks while their code loads. Call it before Remix creates its router, which it
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
      made.subscribe = (listener) => {
        let last = made.state
        return subscribe((state, ...more) => {
          const before = last
          last = state
          if (Object.keys(state).some((name) => state[name] !== before[name]))
            startTransition(() => listener(state, ...more))
        })
      }
    },
  })
}
