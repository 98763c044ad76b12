/** The dialog for a customer's name. */
export const name = {
  title: 'Em xin tên của anh nhé!',
  text: 'Salon gọi tên khi đón anh. Anh có thể bỏ qua bước này.',
  label: 'Tên của anh',
  save: 'Đặt lịch ngay',
  skip: 'Bỏ qua',
  long: 'Tên dài tối đa 20 kí tự anh nhé!',
  invalid: 'Bạn nhập tên hợp lệ giúp chúng mình nhé!',
} as const
