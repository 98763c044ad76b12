import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. */
export type Store<Value> = {
  get: () => Value
  /** Replaces the value, and renders what uses it. */
  set: (value: Value) => void
  /** The current value; the initial one on the server and in the first render. */
  use: () => Value
}

/** Makes a store, whose changes draw only the components that use it. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current
  const getInitial = () => initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(value) {
      current = value
      listeners.forEach((listener) => listener())
    },
    use: () => useSyncExternalStore(subscribe, get, getInitial),
  }
}
