import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/**
 * A part that the page can do without: `Otherwise` is shown where its code cannot be fetched, as
 * without a network.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = Nothing,
) {
  return lazy(() => load().catch(() => ({ default: Otherwise })))
}
