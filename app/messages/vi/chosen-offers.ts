/** The offers of the current customer, on the main screen and at the services; a suggested service. */
export const chosenOffers = {
  offersNone: 'Chọn hoặc nhập mã ưu đãi',
  offersChosen: 'Đã chọn {n} ưu đãi',
  offerAuto: 'Em đã tính ưu đãi tốt nhất cho giờ này',
  offersSaved: 'Tiết kiệm {price}',
  offerOut: 'Ưu đãi “{name}” chưa dùng được: {message} Giá đang chưa tính ưu đãi này.',
  offerGone: 'Ưu đãi này không còn nữa, hoặc anh cần đăng nhập hay nhập lại mã.',
  offerLeave: 'Bỏ ưu đãi này',
  offersFailed: 'Em chưa kiểm tra được ưu đãi, giá đang chưa tính ưu đãi.',
  offerBest: 'Tiết kiệm thêm {price} với “{name}”',

  suggestYes: 'Thêm vào lịch',
  suggestNo: 'Không, cảm ơn',
} as const
