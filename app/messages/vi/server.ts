/** The site's messages for requests that no page answers, before any page is chosen. */
export const server = {
  badAddress: 'Địa chỉ trang chưa hợp lệ.',
  otherSite:
    'Yêu cầu đến từ một trang khác nên em chưa nhận được. Anh mở lại trang rồi thử lại giúp em nhé!',
  brokenTitle: 'Có lỗi xảy ra',
  broken: 'Trang này đang gặp trục trặc. Anh thử lại sau ít phút giúp em nhé!',
  toHome: 'Về trang chủ',
  tooLarge: 'Nội dung gửi lên dài quá, anh rút gọn lại giúp em nhé!',
  notOffered: 'Chỗ em chưa có phần này, anh thông cảm giúp em nhé!',
} as const
