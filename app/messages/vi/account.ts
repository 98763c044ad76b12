/** A customer's own pages: the navigation between them and their texts for logged-out visitors. */
export const account = {
  navigation: 'Tài khoản của anh',
  pages: {
    profile: 'Tài khoản',
    history: 'Lịch sử',
    membership: 'Thành viên',
    balance: 'Số dư',
    offers: 'Ưu đãi',
    places: 'Địa chỉ',
  },
  logIn: 'Đăng nhập',
  logInTitle: 'Anh đăng nhập để xem trang này nhé!',
  logInText:
    'Trang này chỉ dành cho chủ tài khoản. Anh đăng nhập bằng số điện thoại là xem được ngay.',
} as const
