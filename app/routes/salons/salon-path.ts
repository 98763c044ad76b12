/** The path of a salon's own page. */
export function salonPath({ slug, id }: { slug: string; id: number }): string {
  return `/salon/${slug}-${id}`
}
