/** The general terms. A list in a body is a list on the page. */
export const terms = {
  title: 'Điều kiện giao dịch chung',
  description:
    'Điều kiện đặt lịch, đổi lịch, hủy lịch, giá và ưu đãi khi anh làm tóc tại hệ thống salon của chúng em.',
  updated: 'Áp dụng từ ngày 01/01/2026',
  lead: 'Đặt lịch tại {brand} không mất phí và không cần trả trước. Những điều dưới đây áp dụng cho mọi lịch đặt qua trang này.',
  sections: [
    {
      id: 'ben-cung-cap',
      title: '1. Bên cung cấp dịch vụ',
      body: [
        'Dịch vụ do {company} và các salon trong hệ thống {brand} cung cấp. Địa chỉ: {address}. Tổng đài: {hotline} ({hotlineNote}). Giờ mở cửa: {hours}.',
      ],
    },
    {
      id: 'dat-lich',
      title: '2. Đặt lịch',
      body: [
        [
          'Anh đặt lịch bằng số điện thoại di động Việt Nam đang dùng. Anh không cần tài khoản.',
          'Mỗi số điện thoại có một lịch đang chờ. Muốn đặt lịch khác, anh đổi hoặc hủy lịch cũ trước.',
          'Với một số lịch đặt, chúng em gửi mã xác nhận. Trong lúc chờ mã, chỗ của anh được giữ; quá thời gian giữ chỗ mà chưa xác nhận thì chỗ được trả lại.',
          'Lịch chỉ có hiệu lực khi trang báo đặt lịch thành công.',
          'Đặt cho nhóm: tối đa 5 người mỗi lịch, kể cả anh.',
        ],
      ],
    },
    {
      id: 'doi-huy',
      title: '3. Đổi lịch, hủy lịch và đến trễ',
      body: [
        [
          'Anh đổi hoặc hủy lịch miễn phí trước giờ hẹn, ngay trên trang hoặc qua tổng đài.',
          'Anh đến trễ, salon cố gắng phục vụ anh ở chỗ trống gần nhất và có thể phải mời khách đã đến đúng giờ trước.',
          'Nếu salon buộc phải đóng cửa hoặc stylist anh chọn vắng mặt, chúng em báo anh sớm nhất có thể và mời anh chọn giờ, stylist hoặc salon khác.',
        ],
      ],
    },
    {
      id: 'gia',
      title: '4. Giá và thanh toán',
      body: [
        [
          'Giá ghi bằng đồng Việt Nam, đã gồm thuế giá trị gia tăng. 1K là 1.000 đồng.',
          'Giá áp dụng là giá hiện trên trang lúc anh đặt lịch, cho đúng dịch vụ, ngày và stylist đã chọn.',
          'Dịch vụ làm thêm tại salon được báo giá và hỏi ý anh trước khi làm.',
          'Anh thanh toán tại salon sau khi làm xong.',
        ],
      ],
    },
    {
      id: 'uu-dai',
      title: '5. Ưu đãi',
      body: [
        [
          'Mỗi ưu đãi có thời hạn, salon và dịch vụ áp dụng ghi ngay cạnh ưu đãi.',
          'Khi nhiều ưu đãi cùng áp dụng, trang chọn giá thấp hơn cho anh. Ưu đãi không làm giảm giá thì không bị trừ lượt dùng.',
          'Ưu đãi không quy đổi thành tiền mặt.',
        ],
      ],
    },
    {
      id: 'bao-hanh',
      title: '6. Khi anh chưa ưng ý',
      body: [
        'Trong 7 ngày kể từ ngày làm, anh quay lại bất kỳ salon nào trong hệ thống, chúng em chỉnh sửa miễn phí. Anh góp ý qua tổng đài {hotline}; chúng em trả lời trong giờ mở cửa.',
      ],
    },
    {
      id: 'trach-nhiem',
      title: '7. Trách nhiệm của hai bên',
      body: [
        [
          'Anh cho chúng em biết trước nếu da đầu dễ kích ứng hoặc từng dị ứng thuốc nhuộm, thuốc uốn.',
          'Anh tự giữ tư trang; salon có tủ gửi đồ. Một số điểm gửi xe do bên khác quản lý và có thể thu phí.',
          'Chúng em chịu trách nhiệm về chất lượng dịch vụ theo pháp luật bảo vệ quyền lợi người tiêu dùng.',
          'Lịch đặt hàng loạt, dùng số điện thoại không phải của mình hoặc dùng công cụ tự động có thể bị từ chối.',
        ],
      ],
    },
    {
      id: 'du-lieu',
      title: '8. Dữ liệu cá nhân',
      body: ['Chúng em xử lý dữ liệu cá nhân của anh theo Chính sách bảo mật đăng trên trang này.'],
    },
    {
      id: 'tranh-chap',
      title: '9. Giải quyết tranh chấp',
      body: [
        'Hai bên ưu tiên thương lượng. Nếu không thống nhất được, tranh chấp được giải quyết tại cơ quan có thẩm quyền theo pháp luật Việt Nam; anh có thể yêu cầu tổ chức bảo vệ quyền lợi người tiêu dùng hỗ trợ.',
      ],
    },
    {
      id: 'thay-doi',
      title: '10. Thay đổi',
      body: [
        'Điều kiện mới được đăng tại trang này kèm ngày áp dụng và không áp dụng ngược cho lịch đã đặt.',
      ],
    },
  ],
} as const
