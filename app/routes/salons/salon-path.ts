/** The path of a salon's own page. */
export function salonPath({ slug, id }: { slug: string; id: string }): string {
  return `/salon/${slug}-${id}`
}
