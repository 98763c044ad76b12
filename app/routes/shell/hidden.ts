import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'

/** Tells the addresses that no link leads to, as the chain's hosts lack what is there. */
export function useIsHidden(): (href: string) => boolean {
  const hidden = useRouteLoaderData<typeof loader>('root')?.hidden ?? []
  return (href) => hidden.some((start) => href.startsWith(start))
}
