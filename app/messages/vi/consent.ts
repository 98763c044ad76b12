/** Sentences of the consent to the use of a phone. */
export const consent = {
  consentTitle: 'Bảo vệ thông tin của anh',
  consentText:
    'Để giữ chỗ, salon cần dùng số điện thoại của anh để xác nhận, nhắc và đổi lịch hẹn. Anh có thể rút lại đồng ý bất cứ lúc nào qua số {hotline}, số riêng cho dữ liệu cá nhân.',
  consentMust: 'Anh đồng ý cho salon dùng số điện thoại để phục vụ lịch hẹn (cần để giữ chỗ)',
  consentPhoto: 'Anh đồng ý để salon chụp và lưu ảnh mẫu tóc (không bắt buộc)',
  consentLocation: 'Anh đồng ý cho dùng vị trí để gợi ý salon gần hơn (không bắt buộc)',
  consentRequired: 'Anh đánh dấu đồng ý giúp em để tiếp tục nhé!',
  consentPolicy: 'Đọc chính sách bảo mật',
} as const
