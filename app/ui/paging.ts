/** The address of a page of the list at `path`. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?trang=${page}`
}

/** The last page of `total` rows, `size` on each; an empty list has one. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
