/** Ways through the pages of a list. */
export const pager = {
  pages: 'Pages',
  page: 'Page {n} of {total}',
  previous: 'Previous page',
  next: 'Next page',
}
