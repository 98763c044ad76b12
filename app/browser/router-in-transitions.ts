type RouterState = Readonly<Record<string, unknown>>
type Listener = (state: RouterState, ...more: unknown[]) => void
/** The router, as far as it is listened to. */
export type Subscribed = { state: RouterState; subscribe: (listener: Listener) => () => void }

/**
 * Notifies Remix of changes of the router's state within transitions, and of real changes only.
 * Otherwise Remix updates a context of the whole page at once, even when the router has only loaded
 * more route definitions, and React discards what is not hydrated yet (its error 421), such as
 * Home's lower blocks while their code loads.
 */
export function routeInTransitions(
  router: Subscribed,
  startTransition: (update: () => void) => void,
): void {
  const { subscribe } = router
  router.subscribe = (listener) => {
    let last = router.state
    return subscribe((state, ...more) => {
      const before = last
      last = state
      if (Object.keys(state).some((name) => state[name] !== before[name]))
        startTransition(() => listener(state, ...more))
    })
  }
}
