import { openingPath } from '~/booking/draft/opening-path'

/** The address of the services. */
export const servicesPath = '/dich-vu'

/** The path of a service's page. */
export function servicePath(slug: string): string {
  return `${servicesPath}/${encodeURIComponent(slug)}`
}

/** Starts a booking with a service chosen, and with the one it needs where it needs one. */
export function bookServicePath({
  id,
  parentId,
}: {
  id: string
  parentId?: string | null
}): string {
  return openingPath({ serviceIds: parentId ? [parentId, id] : [id] })
}
