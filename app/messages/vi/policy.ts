/**
 * The privacy policy in the terms of law 91/2025/QH15 on personal data; it states what this site
 * really does. A list in a body is a list on the page.
 */
export const privacy = {
  title: 'Chính sách bảo mật',
  description:
    'Chúng em dùng số điện thoại và dữ liệu của anh vào việc gì, trong bao lâu, và anh có những quyền gì theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15.',
  updated: 'Áp dụng từ ngày 23/11/2026',
  lead: 'Chúng em chỉ lấy những gì cần để giữ chỗ cho anh, nói rõ dùng vào việc gì, và anh rút lại được bất cứ lúc nào. Trang này viết theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15, có hiệu lực từ ngày 01/01/2026.',
  sections: [
    {
      id: 'ben-kiem-soat',
      title: '1. Ai chịu trách nhiệm về dữ liệu của anh',
      body: [
        'Bên kiểm soát dữ liệu cá nhân là {company}, địa chỉ: {address}. Anh liên hệ về dữ liệu cá nhân qua tổng đài {consentHotline} hoặc thư điện tử {email}.',
        'Các salon trong hệ thống {brand} phục vụ anh theo lịch đã đặt và chỉ xem được lịch của salon mình.',
      ],
    },
    {
      id: 'du-lieu',
      title: '2. Chúng em xử lý dữ liệu nào',
      body: [
        [
          'Số điện thoại: anh nhập khi đặt lịch, tra cứu lịch hoặc đăng nhập.',
          'Lịch đặt: salon, ngày giờ, dịch vụ, stylist, yêu cầu đặc biệt và ghi chú anh viết; với lịch cho nhóm, tên từng người nếu anh ghi.',
          'Tên, email, ngày sinh, giới tính (nếu anh tự điền), hạng thành viên và số dư thẻ, nếu anh có tài khoản; loại trình duyệt của từng lần đăng nhập, để anh nhận ra thiết bị của mình.',
          'Vị trí: chỉ khi anh bấm “Tìm salon gần anh” và cho phép trên điện thoại. Trang dùng vị trí để xếp salon theo khoảng cách.',
          'Địa chỉ: chỉ khi anh tự lưu để tìm salon gần đó, hoặc gửi yêu cầu phục vụ tại nhà. Chỉ anh, khi đã đăng nhập, và salon sẽ đến xem được; anh xóa được bất cứ lúc nào.',
          'Ảnh kiểu tóc sau khi làm: chỉ khi anh đồng ý riêng cho mục đích này.',
          'Dữ liệu kỹ thuật: địa chỉ mạng và số lần thử, để chặn dò mã và đặt lịch ảo; trang anh đã mở và nút anh đã bấm, gắn với một mã ngẫu nhiên chứ không gắn với tên hay số điện thoại của anh khi anh chưa đồng ý.',
        ],
        'Chúng em không yêu cầu dữ liệu cá nhân nhạy cảm như sinh trắc học, sức khỏe hay tài chính để đặt lịch. Anh vui lòng không ghi những dữ liệu này vào ô ghi chú.',
      ],
    },
    {
      id: 'muc-dich',
      title: '3. Mục đích xử lý',
      body: [
        [
          'Giữ chỗ và phục vụ anh đúng hẹn: xác nhận, nhắc lịch, đổi hoặc hủy lịch.',
          'Gửi mã xác nhận một lần qua Zalo, tin nhắn SMS hoặc cuộc gọi tự động, khi cần biết chắc số điện thoại là của anh.',
          'Tính đúng giá và ưu đãi anh được hưởng.',
          'Giữ an toàn cho hệ thống: giới hạn số lần thử, phát hiện đặt lịch ảo.',
          'Biết phần nào của trang còn khó dùng để sửa, bằng số liệu gộp.',
          'Lưu ảnh kiểu tóc để lần sau làm lại đúng ý anh, nếu anh đồng ý riêng.',
          'Ghi nhận vị trí cùng số điện thoại khi anh tìm salon gần, nếu anh đồng ý riêng.',
        ],
        'Mỗi mục đích được hỏi riêng. Im lặng hoặc không bấm gì không phải là đồng ý. Anh không đồng ý chụp ảnh hay ghi nhận vị trí thì vẫn đặt lịch được như thường.',
      ],
    },
    {
      id: 'dong-y',
      title: '4. Sự đồng ý và rút lại sự đồng ý',
      body: [
        'Trước khi đặt lịch với một số điện thoại mới, trang hỏi sự đồng ý của anh: dữ liệu nào, dùng vào việc gì, ai kiểm soát và anh có quyền gì. Ô đồng ý luôn để trống sẵn, anh tự đánh dấu. Khi anh mở trang trong ứng dụng của {brand} hoặc của đối tác, ứng dụng đó đã hỏi anh, nên trang không hỏi lại.',
        'Anh xem và rút lại từng sự đồng ý ở trang Tài khoản sau khi đăng nhập, nơi cũng ghi lại ngày và phiên bản anh đã đồng ý; hoặc gọi {consentHotline}, viết tới {email} từ chính số điện thoại hay thư đã dùng. Việc rút lại không làm mất hiệu lực của những gì đã xử lý trước đó. Sau khi rút lại, chúng em ngừng xử lý cho mục đích ấy; nếu đó là mục đích giữ chỗ thì lịch đang đặt sẽ được hủy.',
      ],
    },
    {
      id: 'quyen',
      title: '5. Quyền của anh',
      body: [
        'Là chủ thể dữ liệu cá nhân, anh có quyền:',
        [
          'Được biết về hoạt động xử lý dữ liệu cá nhân của mình.',
          'Đồng ý hoặc không đồng ý, và yêu cầu rút lại sự đồng ý.',
          'Xem, chỉnh sửa hoặc yêu cầu chỉnh sửa dữ liệu.',
          'Yêu cầu cung cấp, xóa, hạn chế xử lý dữ liệu; gửi yêu cầu phản đối xử lý dữ liệu.',
          'Khiếu nại, tố cáo, khởi kiện, yêu cầu bồi thường thiệt hại theo quy định của pháp luật.',
          'Yêu cầu cơ quan có thẩm quyền hoặc bên liên quan thực hiện biện pháp bảo vệ dữ liệu của mình.',
        ],
        'Ở trang Tài khoản anh tự xem, sửa hồ sơ, tải về dữ liệu của mình và yêu cầu xóa tài khoản. Yêu cầu xóa được thực hiện sau 7 ngày; trong thời gian đó anh đổi ý được. Với yêu cầu khác, chúng em có thể cần gửi một mã xác nhận tới số điện thoại để chắc rằng người yêu cầu là anh.',
      ],
    },
    {
      id: 'chia-se',
      title: '6. Ai nhận được dữ liệu',
      body: [
        [
          'Salon anh chọn và stylist phục vụ anh: tên, tên người đi cùng nếu anh ghi, giờ hẹn, dịch vụ, yêu cầu đặc biệt, ghi chú; số điện thoại nếu anh muốn được gọi lại, và địa chỉ nếu anh muốn được phục vụ tại nhà.',
          'Bên xử lý dữ liệu gửi mã và nhắc lịch thay chúng em (Zalo, nhà mạng): số điện thoại và nội dung tin, mỗi giao dịch một tin, không kèm quảng cáo.',
          'Bên cung cấp hạ tầng máy chủ mà trang này chạy trên đó.',
          'Cơ quan nhà nước có thẩm quyền, khi pháp luật yêu cầu.',
        ],
        'Chúng em không mua bán dữ liệu cá nhân. Trang không đặt mã theo dõi hay quảng cáo của bên thứ ba. Video chỉ được tải từ YouTube sau khi anh bấm xem, ở chế độ hạn chế cookie.',
      ],
    },
    {
      id: 'luu-tru',
      title: '7. Lưu bao lâu và giữ thế nào',
      body: [
        [
          'Mã xác nhận: chỉ lưu dạng đã băm, hết hạn sau 5 phút và hủy sau 5 lần nhập sai.',
          'Lịch chưa xác nhận mã: hết thời gian giữ chỗ thì chỗ được trả lại.',
          'Tên từng người trong lịch cho nhóm: xóa trong đêm sau buổi hẹn hoặc sau khi lịch bị hủy. Trước đó chỉ anh, người có đường dẫn quản lý lịch và salon xem được.',
          'Lịch đặt và lịch sử dịch vụ: lưu trong thời gian anh là khách của chúng em, hoặc đến khi anh yêu cầu xóa, trừ phần pháp luật buộc phải lưu.',
        ],
        'Người khác tra cứu bằng số điện thoại của anh chỉ thấy ngày hẹn và số đã che bớt. Muốn đổi hay hủy lịch phải dùng chính trình duyệt đã đặt hoặc nhập mã gửi tới số của anh. Dữ liệu đi qua kết nối mã hóa.',
      ],
    },
    {
      id: 'cookie',
      title: '8. Cookie trên trang này',
      body: [
        [
          'muot_session (3 năm): giữ anh ở trạng thái đăng nhập. Đăng xuất là xóa.',
          'muot_holder (1 năm): chứng minh trình duyệt này đã đặt lịch, để anh đổi hoặc hủy mà không cần mã, hoặc đã nhập đúng mã của anh, để người khác không làm hết lượt lấy mã của anh. Đăng xuất là xóa.',
          'muot_bookings (1 năm): những lịch đã đặt hoặc đã tìm bằng trình duyệt này, để người đoán mã lịch không xem được lịch của anh. Đăng xuất là xóa.',
          'muot_known (3 năm): cho trang biết có lịch đặt để tải; không chứa dữ liệu của anh.',
          'muot_tracking (3 năm): một mã ngẫu nhiên để đếm lượt xem; không chứa số điện thoại hay tên.',
          'muot_consent (3 năm): số điện thoại đã đồng ý trên trình duyệt này, để lần sau không hỏi lại, và những mục đích anh đã chọn. Đăng xuất là xóa.',
          'muot_in_app (đến khi đóng ứng dụng): nhớ rằng trang đang mở trong ứng dụng.',
          'muot_lang (1 năm): nhớ ngôn ngữ anh đã chọn.',
          'muot_offline (1 năm): nhớ rằng anh không muốn lưu lịch trên máy này.',
          'muot_push (1 năm): nhớ rằng anh không muốn nhận thông báo trên máy này.',
          'muot_ended (10 phút): cho trang biết phiên đăng nhập vừa hết hạn, để mời anh đăng nhập lại.',
          'muot_framed (đến khi đóng ứng dụng): nhớ rằng trang đang mở trong khung của ứng dụng đối tác.',
        ],
        'Trừ muot_known, muot_offline, muot_push và muot_ended, các cookie này được đặt ở chế độ mã lệnh trên trang không đọc được. Anh xóa cookie trong cài đặt trình duyệt bất cứ lúc nào; anh vẫn đặt lịch được sau khi xóa.',
        'Trình duyệt còn lưu lịch sắp tới của anh (giờ hẹn, salon, dịch vụ, đường dẫn quản lý lịch; không có số điện thoại, không có tên) để anh xem khi không có mạng. Phần này được xóa khi anh đăng xuất, 24 giờ sau buổi hẹn, hoặc khi anh bấm xóa ở trang /offline.',
        'Với máy bật thông báo, chúng em lưu địa chỉ nhận tin tại dịch vụ của trình duyệt (Google, Apple, Mozilla hoặc Microsoft) và khóa của máy. Tin được mã hóa riêng cho máy đó, không có số điện thoại và tên của anh. Phần này được xóa khi anh tắt thông báo, đăng xuất trên máy đó hoặc xóa tài khoản.',
      ],
    },
    {
      id: 'tre-em',
      title: '9. Trẻ em',
      body: [
        'Khi đặt lịch cho bé, anh là người đại diện và dùng số điện thoại của anh. Chúng em không yêu cầu tên, ngày sinh hay ảnh của bé; ở ô tên từng người, anh ghi “bé” là đủ.',
      ],
    },
    {
      id: 'thay-doi',
      title: '10. Khi chính sách thay đổi',
      body: [
        'Bản mới được đăng tại trang này kèm ngày áp dụng. Nếu có mục đích xử lý mới, chúng em hỏi lại sự đồng ý của anh trước khi làm.',
      ],
    },
  ],
} as const

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
