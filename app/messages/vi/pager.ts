/** Ways through the pages of a list. */
export const pager = {
  pages: 'Các trang',
  page: 'Trang {n} trên {total}',
  previous: 'Trang trước',
  next: 'Trang sau',
}
