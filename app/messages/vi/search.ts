/** The message of an empty search. */
export const search = {
  empty: 'Anh nhập từ khóa trước khi tìm giúp em nhé!',
  invalid: 'Anh nhập từ khóa hợp lệ giúp em nhé!',
} as const
