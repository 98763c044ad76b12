/** The paths of editors' pages. */
export const contentPaths = {
  discover: '/kham-pha',
  lookbook: '/lookbook',
  blog: '/blog',
  video: '/video',
} as const

/** One of those pages. */
export type ContentPageName = keyof typeof contentPaths

/** The customer's likes. */
export const likedPath = `${contentPaths.discover}?loc=da-thich`

/** The address of one entry. */
export const entryPaths = {
  discover: (id: string) => `${contentPaths.discover}/${encodeURIComponent(id)}`,
  look: (slug: string) => `${contentPaths.lookbook}/${slug}`,
  post: (slug: string) => `${contentPaths.blog}/${slug}`,
  video: (id: string) => `${contentPaths.video}#${id}`,
  spa: (slug: string) => `/spa/${slug}`,
} as const

/** The looks with a tag. */
export function tagPath(tag: string): string {
  return `${contentPaths.lookbook}?kieu=${encodeURIComponent(tag)}`
}
