import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as data from './plain-data.ts'

/** What a call gets: fields of its path, query and body, and the phone of its session. */
type Call = { get: (name: string) => string; body: unknown; phone: string | null }

/** `GET /path/{field}` to the body of its reply; a Refusal has another status than 200. */
type Calls = Record<string, (call: Call) => object>

class Refusal extends Error {
  reply: [status: number, body: object] = [500, {}]
}

const refuse = (...reply: Refusal['reply']) => Object.assign(new Refusal(), { reply })
const done = { success: true, message: null }
const accepts = (...names: string[]): Calls =>
  Object.fromEntries(names.map((name) => [name, () => done]))
const visitOf = (booking: data.Booking) => {
  return { ...data.bookingInfo(booking), totalMoney: booking.totalMoney }
}
const rows = (data: object[], ...paths: string[]): Calls =>
  Object.fromEntries(paths.map((path) => [`GET ${path}`, () => ({ data })]))

/**
 * The six backends of a chain as docs/spec/requirements.md has them, in one server of plain Node,
 * each below a path of its own: only its calls and fields. Paths and envelope of calls that the
 * texts name without a path are this host's own. `GET /tests/code?phone` reads a one-time code.
 */
export async function startPlainHost(now: () => number, port = 0) {
  const bookings = new data.PlainBookings(now)
  const sessions = new Map<string, string>()
  const codes = new Map<string, string>()
  const members = new Map([
    ['0912345678', { userName: 'Nguyễn Văn An', password: '123456', agreed: true }],
    ['0987654321', { userName: 'Trần Bình', password: '123456', agreed: false }],
  ])
  const memberOf = ({ phone }: Call) => {
    const member = phone === null ? undefined : members.get(phone)
    if (!phone || !member) throw refuse(401, { message: 'Bạn chưa đăng nhập.' })
    return { ...member, phone, set: (more: object) => Object.assign(member, more) && done }
  }
  const bookingOf = ({ get }: Call) => {
    const found = bookings.all.find(({ id }) => id === Number(get('bookingId')))
    if (!found) throw refuse(404, { message: 'Lịch Không Tồn Tại!' })
    return found
  }
  const sendCode = ({ get }: Call) => {
    const phone = get('phone')
    codes.set(phone, String(100_000 + ((Number(phone) + codes.size) % 899_999)))
    return { ...done, allowResendAfterSeconds: 60, verificationMethod: get('method') }
  }
  const logIn = (phone: string) => {
    if (!members.has(phone)) members.set(phone, { userName: '', password: '', agreed: false })
    const accessToken = `plain-session-${sessions.size + 1}.${phone}`
    sessions.set(accessToken, phone)
    return { accessToken }
  }
  const userInfoOf = ({ phone, userName }: { phone: string; userName: string }) => ({
    ...{ userId: Number(phone) % 1_000_000, userIdMongo: `m${phone}`, phoneNumber: phone },
    ...{ userName, accountBalance: 0, memberType: 2, changePassword: null },
    ...{ email: null, avatar: null, dateOfBirth: null, monthOfBirth: null, yearOfBirth: null },
    ...{ membershipName: null, memberProductId: null },
  })

  const auth: Calls = {
    'POST /otp/send': sendCode,
    'POST /api/v1/auth/verify': ({ get }) => ({ data: { isNewUser: !members.has(get('phone')) } }),
    'POST /api/v1/auth/login': ({ get }) =>
      members.get(get('phone'))?.password === get('password')
        ? { ...done, ...logIn(get('phone')), enableCaptcha: false }
        : { success: false, message: 'Mật khẩu không đúng.', enableCaptcha: false },
    'POST /api/v1/auth/login-otp': ({ get }) =>
      codes.get(get('phone')) === get('otp')
        ? { statusCode: 200, data: logIn(get('phone')), message: null }
        : { statusCode: 400, data: null, message: 'Mã xác nhận không chính xác.' },
    'POST /api/v1/auth/change-password': (call) =>
      memberOf(call).set({ password: call.get('newPassword') }),
    'GET /rieng/toi': (call) => {
      const { agreed, ...member } = memberOf(call)
      const more = { isRegistered: true, agreeProtectPersonalInfo: agreed, accountBalance: 0 }
      return { statusCode: 200, data: { userInfo: userInfoOf(member) }, ...more }
    },
    'PUT /api/v1/booking/customer': (call) => memberOf(call).set({ userName: call.get('name') }),
    'GET /api/v1/app-customer/info': (call) => ({ data: userInfoOf(memberOf(call)) }),
    'PUT /api/v1/app-customer/customer': (call) =>
      memberOf(call).set({ userName: call.get('userName') }),
    'GET /app-customer/check-registered': ({ phone }) => ({ isRegistered: phone !== null }),
    'POST /app-customer/agree-protect-personal': (call) => memberOf(call).set({ agreed: true }),
    ...accepts('POST /rieng/dong-y', 'POST /api/customer/register-new'),
  }

  const booking: Calls = {
    'GET /rieng/quyen': () => ({
      ...{ memberType: null, allowBookStylist: true, allowMultiple: false, fetched: true },
      ...{ daysBookFuture: 2, maxDaysBookFuture: 2, guideScreens: [] },
      bookDates: ['Today', 'Tomorrow', 'Day after'].map((tag, ahead) => {
        return { date: bookings.day(ahead), tag, isSpecial: false }
      }),
      specialHours: { today: [], normal: [], weekend: [] },
    }),
    'GET /rieng/dich-vu': () => data.serviceList,
    'GET /rieng/nhom-dich-vu': () => ({
      data: { title: 'Cắt gội', titleContent: null, tags: [], banners: [] },
    }),
    'GET /rieng/tho': ({ get }) => {
      return { data: { stylists: data.stylistsOf(get('salonId')), skinners: [{ staffId: 1 }] } }
    },
    'GET /rieng/gio': ({ get }) => {
      const wanted = { serviceIds: get('listServiceId'), wish: Number(get('stylistId')) }
      return { data: bookings.hours(Number(get('salonId')), get('bookDate'), wanted) }
    },
    'GET /rieng/gio-noi-khac': () => ({ statusCode: 0, data: [] }),
    'POST /rieng/dat-lich': ({ body, phone }) => {
      const made = bookings.create(body as data.Order, phone)
      if ('message' in made) throw refuse(made.status, made)
      const { id, totalMoney, isConfirmed } = made
      return { booking: { id, listBooking: [{ totalMoney }] }, isUseOtp: !isConfirmed }
    },
    'POST /rieng/ma-dat-lich': sendCode,
    'POST /rieng/xac-nhan': (call) => {
      if (codes.get(call.get('phone')) !== call.get('code'))
        throw refuse(400, { data: { message: 'Mã Xác Nhận Không Chính Xác!' } })
      bookingOf(call).isConfirmed = true
      return { data: { message: null } }
    },
    'GET /rieng/lich': (call) => {
      return { data: bookings.of(memberOf(call).phone, 'current').map(data.bookingInfo) }
    },
    'GET /rieng/lich/{bookingId}': (call) => data.bookingInfo(bookingOf(call)),
    'DELETE /booking/{bookingId}': (call) => {
      const found = bookingOf(call)
      if (memberOf(call).phone !== found.phone)
        throw refuse(403, { message: 'Lịch của người khác.' })
      found.isCanceled = true
      return done
    },
    'GET /customer/check-book': ({ get }) => {
      const [current] = bookings.of(get('phone'), 'current')
      const bookingCurrent = current ? { bookingId: current.id } : null
      return { customer: { isBooked: current !== undefined }, bookingCurrent }
    },
    'GET /customer/history-booking': (call) => {
      return { data: bookings.of(memberOf(call).phone).map(data.bookingInfo) }
    },
    'GET /customer-history': (call) => {
      return { data: bookings.of(memberOf(call).phone, 'served').map(visitOf) }
    },
    'GET /booking-info/attribute': () => ({ attribute: [] }),
    'GET /api/rating': () => ({ data: null }),
    ...rows([], '/rieng/da-den', '/booking-info/salon-near-location'),
    ...rows([], '/api-booking/marketing-campaign/reward', '/api/staff-challenge', '/rieng/top'),
    'POST /rieng/top': () => ({ data: [] }),
  }

  const open = data.salons.filter(({ isOpen }) => isOpen)
  const salons: Calls = {
    ...rows(data.provinces, '/city/list-city'),
    ...rows(data.salons, '/v4/salon/get', '/salon/salon-filter', '/salon/city', '/salon/district'),
    'GET /salon/opening': () => {
      return { data: { isOpen: true, openMinutes: 8 * 60 + 30, closeMinutes: 20 * 60 + 30 } }
    },
    ...rows(open, '/salon/get-salon-near', '/rieng/salon-tieu-bieu.json'),
    'GET /rieng/salon-nghi': () => {
      return { data: { message: 'Salon tạm nghỉ.', salonBackUp: open.map(({ id }) => id) } }
    },
    ...rows([], '/rieng/{file}', '/salon/ward', '/location/autocomplete', '/discovers'),
    ...rows([], '/customers/{id}/discovers'),
    'GET /rieng/hang/{list}': () => ({ meta: { success: true }, data: [] }),
    'GET /salon/{id}': ({ get }) => {
      const found = data.salons.find(({ id }) => id === Number(get('id')))
      if (!found) throw refuse(404, { message: 'Không tìm thấy Salon phù hợp' })
      return { data: found }
    },
  }

  const campaign: Calls = {
    ...rows(data.homeBlocks, '/rieng/trang-chu.json'),
    ...rows(data.banners, '/rieng/banner.json'),
    'GET /rieng/uu-dai': () => ({ data: { salon: [data.campaign], customer: [], best: [] } }),
    'GET /v2/api/campaign-customer/detail': () => ({ data: data.campaign }),
    'POST /api/campaign-customer/one-phone-voucher': () => ({ code: 404, message: 'Mã sai.' }),
    'GET /v2/api/campaign-customer/reward': () => ({ data: { salon: [], customer: [] } }),
    ...rows([], '/membership/order', '/product/topup'),
    'GET /customer/topup/history': () => ({ data: [], accountBalance: 0 }),
    ...rows([], '/CampaignCourse/GetCustomerCampaignCourse'),
  }

  const wheel: Calls = {
    'GET /api/v1/wheeling': () => ({ data: data.luckyWheel }),
    'GET /api/v1/gifts': () => ({ data: [data.gift] }),
    ...rows([], '/api/v1/quests'),
    ...rows([], '/api/v1/times/exchange-configs', '/api/v1/wheeling/{list}'),
    'GET /api/customer/reward-vqmm': () => ({ data: { timesLeft: 1, point: 20 } }),
    ...rows([], '/api/customer/history-lucky-point'),
    'GET /api/LuckySprint/GetPoint': () => ({ data: { point: 20 } }),
    ...rows([], '/api/LuckySprint/GetVoucher'),
  }

  const track = 'POST /api-tracking'
  const tracking = accepts(track, `${track}/tracking-customer/location`, `${track}-error/booking`)
  const tests: Calls = { 'GET /code': ({ get }) => ({ code: codes.get(get('phone')) ?? null }) }

  const services = { auth, booking, salons, campaign, wheel, tracking, tests }
  const server = createServer((request, response) => {
    const send = (status: number, body: object) => {
      // The envelope of the calls that the texts name without a path.
      const sent = request.url!.includes('/rieng/') ? { ok: status === 200, payload: body } : body
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
    }
    replyOf(services, request, (token) => sessions.get(token) ?? null)
      .then((body) => send(200, body))
      .catch((error: unknown) => {
        if (error instanceof Refusal) send(...error.reply)
        else send(500, { message: String(error) })
      })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type PhoneOf = (token: string) => string | null
async function replyOf(services: Record<string, Calls>, request: IncomingMessage, of: PhoneOf) {
  const { pathname, searchParams } = new URL(request.url!, 'http://host')
  const [, service = '', ...path] = pathname.split('/')
  const body = ['POST', 'PUT'].includes(request.method!) ? await json(request) : {}
  for (const [name, call] of Object.entries(services[service] ?? {})) {
    const form = name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${form}$`).exec(`${request.method} /${path.join('/')}`)
    if (!found) continue
    const fields = { ...body!, ...Object.fromEntries(searchParams), ...found.groups }
    const get = (field: string) => String((fields as Record<string, unknown>)[field] ?? '')
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    return call({ get, body, phone: of(token) })
  }
  throw refuse(404, { message: 'Không có.' })
}
