import { lazy, type ComponentType } from 'react'
import { logClientError } from '~/browser/log-client-error'

const Nothing = () => null

/** A part that the page can do without: `Otherwise` is shown where its code cannot be fetched. */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = Nothing,
) {
  return lazy(() =>
    load().catch((error: unknown) => {
      logClientError(error)
      return { default: Otherwise }
    }),
  )
}
