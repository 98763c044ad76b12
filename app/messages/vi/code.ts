/** The step for entering a one-time code. */
export const code = {
  format: 'Mã xác minh là số và có 6 kí tự',
  wrong: 'Mã Xác Nhận Không Chính Xác!',
  title: 'Nhập mã xác nhận',
  intro: 'Em đã giữ chỗ cho anh. Anh nhập mã gồm 6 số vừa gửi đến {phone} để hoàn tất nhé!',
  sentBy: {
    ZALO: 'Anh kiểm tra Zalo để lấy mã nhé!',
    SMS: 'Anh kiểm tra tin nhắn SMS để lấy mã nhé!',
    VOICE: 'Đợi cuộc gọi tự động...',
  },
  label: 'Mã xác nhận',
  newest: 'Nếu nhận được nhiều mã, anh nhập mã gửi đến sau cùng.',
  confirm: 'Xác nhận',
  holdLeft: 'Chỗ của anh còn được giữ {time}',
  holdOver: 'Hết thời gian giữ chỗ rồi anh ạ. Anh chọn lại giờ giúp em nhé!',
  backToHours: 'Chọn lại giờ',
  resendZalo: 'Gửi lại mã qua Zalo',
  resendSms: 'Gửi lại mã qua SMS',
  resendIn: 'Gửi lại mã sau {seconds} giây',
  notSent: 'Em chưa gửi được mã. Anh bấm gửi lại giúp em nhé!',
  sentBefore: 'Nếu anh đã nhận được mã, anh nhập mã đó giúp em nhé!',
  success: 'Đặt lịch thành công!',
} as const
