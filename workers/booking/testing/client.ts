import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { coded } from '../../kit/message'
import { type Client, connect, type Fetcher } from '../../kit/connect'
import type { DeletedCustomer } from '../../kit/erasure'
import { authWithDeletions } from '../../kit/testing/auth-with-deletions'
import type { LocalDate } from '../../kit/values'
import { openStream, type StreamInputOf } from '../../kit/streams'
import { bookingApi, bookingStreams, type NewBooking } from '../contract'
import type { BookingEnv } from '../env'
import { deskKey } from '../handlers/desk'
import { bindings, today } from './salon-day'
import { seed } from '../seed'
import worker from '../worker'

/** Fills the tests' database with the demo data, dated from `today`. */
export async function fillWithDemoData(): Promise<void> {
  const openings = bindings.DB.prepare(
    `INSERT INTO neighbour_copy
     SELECT DISTINCT 'opening:' || salon_id || ':' || ?,
       '{"isOpen":true,"openMinutes":510,"closeMinutes":1230,"message":""}', 0
     FROM staff`,
  ).bind(today)
  // Durable Objects get the runtime's bindings, without the salons backend: they use its stored
  // responses.
  await bindings.DB.batch([
    ...seed(new Date(`${today}T00:00:00Z`)).map((sql) => bindings.DB.prepare(sql)),
    openings,
  ])
}

/** The fake salons backend's data; change it as a test needs. */
export const salons = {
  isDown: false,
  /** Calls that reached it. */
  calls: 0,
  /** First days of salons that have not opened yet. */
  opens: {} as Record<number, LocalDate>,
  /** Salons that advise on the spot. */
  advising: [4] as readonly number[],
  /** Salons that are near everywhere, closest first. */
  near: [9, 10, 11, 12, 13, 14, 15, 16] as readonly number[],
  /** Points, latitude and longitude, of the searches for salons near them. */
  nearRequests: [] as [number, number][],
}

/** Codes that the fake auth backend has sent: phone, purpose, and the client's address and browser. */
export const sentCodes: {
  phone: string
  purpose: string
  address: string | null
  ownerToken: string | null
}[] = []

/** Sessions of these tests: token to phone. */
const sessions: Record<string, string> = {}

/** The number that auth gives to a phone's owner in these tests. */
export function idOf(phone: string): number {
  return Number(phone.slice(-6))
}

/** Reports that the fake wheel has received: quest, customer, reference. */
export const wheelReports: { questId: number; customerId: number; reference: string }[] = []

/** The answer to a captcha that auth refuses. */
export const WRONG_CAPTCHA = 'wrong'

/** The one right code. */
export const RIGHT_CODE = '123456'

/** Headers of one request. */
export type Headers = Record<string, string>

/** A browser's proof for each name. */
export function ownerToken(name: string): Headers {
  return { 'x-holder': name.padEnd(40, '0') }
}

/** A session of a phone. */
export function session(phone: string): Headers {
  const token = `token-of-the-session-${phone}`
  sessions[token] = phone
  return { authorization: `Bearer ${token}` }
}

/** The key of a salon's desk. */
export async function desk(salonId: number): Promise<Headers> {
  return { 'x-desk-key': await deskKey('desk key of the tests', salonId) }
}

/** The booking backend as the gateway reaches it. */
export function booking(
  headers: Headers = {},
  over: Partial<BookingEnv> = {},
): Client<typeof bookingApi> {
  return connect('booking', bookingApi, { fetcher: fetcherWith(over), headers, timeoutMs: 5000 })
}

/** The hours as an open screen gets them. */
export function listen(
  input: StreamInputOf<typeof bookingStreams.watchHours>,
  headers: Headers = {},
  over: Partial<BookingEnv> = {},
) {
  return openStream('booking', 'watchHours', bookingStreams.watchHours, input, {
    fetcher: fetcherWith(over),
    headers,
    timeoutMs: 5000,
  })
}

/** A bare request, for input that the typed client cannot send. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Headers = {},
): Promise<{
  status: number
  body: { message?: string; issues?: { field: string; message: string }[] }
}> {
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  const response = await fetcherWith({}).fetch(new Request(`https://booking${path}`, init))
  return { status: response.status, body: await response.json() }
}

let keys = 0

/** A booking of one customer as the gateway sends it: a cut with a wash at salon 9 tomorrow. */
export function newBookingInput(
  over: Partial<NewBooking> = {},
  person: Partial<NewBooking['bookHours'][number]> = {},
): NewBooking {
  const number = ++keys
  return {
    idempotencyKey: `request-number-${String(number).padStart(6, '0')}`,
    salonId: 9,
    phone: `08${String(10_000_000 + number)}`,
    stylistId: 0,
    skinnerId: 0,
    dateBook: today,
    services: '',
    chosenServices: [],
    bookHours: [
      {
        bookHourId: 10,
        subHourId: 0,
        secondSubHourId: 0,
        campaigns: [],
        chosenServices: [service(1001)],
        stylistId: 0,
        totalMoney: 1,
        ...person,
      },
    ],
    subHourId: 0,
    secondSubHourId: 0,
    bookAt: 3,
    campaign: '',
    codes: [],
    userId: 0,
    note: '',
    receiveAdvice: true,
    littleAdvice: false,
    utilityService: [],
    acceptMakePhoto: false,
    numberPersons: 0,
    utmSource: '',
    params: {},
    isMaster: false,
    adviceUND: false,
    adviceProduct: false,
    allowChange: false,
    muonCaoMat: false,
    ...over,
  }
}

/** A chosen service as it travels. */
export function service(id: number): NewBooking['bookHours'][number]['chosenServices'][number] {
  return { id, name: '', type: 1, campaignId: 0, campaignName: '' }
}

/** Runs the worker's nightly work with an auth backend that has deleted these customers. */
export async function night(...gone: DeletedCustomer[]): Promise<void> {
  const AUTH = authWithDeletions(...gone)
  await worker.scheduled(createScheduledController(), { ...bindings, AUTH })
}

function fetcherWith(over: Partial<BookingEnv>): Fetcher {
  const vars: BookingEnv = {
    ...bindings,
    SALONS: salonsBinding,
    AUTH: { fetch: serveAuth },
    WHEEL: { fetch: serveWheel },
    ...over,
  }
  return { fetch: async (request) => worker.fetch(request, vars, createExecutionContext()) }
}

/** One object, as a binding is from request to request: what is remembered hangs on it. */
const salonsBinding: Fetcher = { fetch: serveSalons }

function openingDateOf(id: number): string {
  return salons.opens[id]?.split('-').reverse().join('-') ?? ''
}

async function serveSalons(request: Request): Promise<Response> {
  const url = new URL(request.url)
  salons.calls++
  if (salons.isDown) return new Response('down', { status: 503 })
  if (url.pathname === '/salon/opening') {
    return Response.json({
      data: { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' },
    })
  }
  if (url.pathname === '/salon/get-salon-near') {
    salons.nearRequests.push([
      Number(url.searchParams.get('latitude')),
      Number(url.searchParams.get('longitude')),
    ])
    return Response.json({
      data: salons.near.map((id, at) => ({
        id,
        name: `Salon ${id}`,
        distance: at + 0.5,
        openingDate: openingDateOf(id),
      })),
    })
  }
  if (url.pathname === '/salon/salon-off')
    return Response.json({ data: { message: 'x', salonBackUp: [10, 11] } })
  const id = Number(url.pathname.split('/').at(-1))
  if (id > 269) return Response.json({ message: 'no' }, { status: 404 })
  const data = {
    name: `Salon ${id}`,
    addressNew: `${id} Cầu Giấy`,
    phone: '1900',
    map: 'https://map',
    parkingMap: '',
    openingDate: openingDateOf(id),
    selectConsultation: salons.advising.includes(id),
    latitude: 21.03,
    longitude: 105.8,
  }
  return Response.json({ data })
}

async function serveAuth(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/v1/auth/user') {
    const phoneNumber = sessions[request.headers.get('authorization')?.slice(7) ?? '']
    return phoneNumber
      ? Response.json({ data: { userInfo: { userId: idOf(phoneNumber), phoneNumber } } })
      : Response.json({ message: 'no' }, { status: 401 })
  }
  const body = (await request.json()) as {
    phone: string
    purpose: string
    method: string
    code: string
    recaptcha?: string
  }
  if (pathname === '/otp/send') {
    if (body.recaptcha === WRONG_CAPTCHA)
      return Response.json({
        success: false,
        message: coded('NEEDS_CAPTCHA'),
        allowResendAfterSeconds: 0,
        verificationMethod: body.method,
        enableCaptcha: true,
      })
    sentCodes.push({
      phone: body.phone,
      purpose: body.purpose,
      address: request.headers.get('x-client-address'),
      ownerToken: request.headers.get('x-holder'),
    })
    return Response.json({
      success: true,
      message: 'Kiểm tra Zalo',
      allowResendAfterSeconds: 60,
      verificationMethod: body.method,
    })
  }
  if (body.code === '999999')
    return Response.json({ message: 'quá nhiều', retryAfterSeconds: 30 }, { status: 429 })
  return Response.json(
    body.code === RIGHT_CODE
      ? { success: true, message: '' }
      : { success: false, message: coded('WRONG_BOOKING_CODE') },
  )
}

async function serveWheel(request: Request): Promise<Response> {
  const [, questId] = /quests\/(\d+)\/done/.exec(new URL(request.url).pathname) ?? []
  wheelReports.push({
    questId: Number(questId),
    ...((await request.json()) as { customerId: number; reference: string }),
  })
  return Response.json({ success: true })
}

/** A new booking of one customer, with the token of its link. */
export async function bookedWithLink(
  hour: number,
  headers: Headers,
  over: Partial<NewBooking> = {},
) {
  const { id, phone } = await booked(headers, { note: 'Cửa sau', ...over }, hour)
  return { id, phone, token: await tokenOf(id, headers) }
}

/** The token of a booking's link, as its page has it for one who may know it. */
export async function tokenOf(bookingId: string, headers: Headers): Promise<string> {
  const { body } = await booking(headers).getBooking({ bookingId })
  return 'manageToken' in body && body.manageToken ? body.manageToken : 'none'
}

/** A new booking of one customer, by a browser or a session; throws when it is refused. */
export async function booked(
  headers: Headers,
  over: Partial<NewBooking> = {},
  hour = 10,
): Promise<{ id: string; phone: string }> {
  const order = newBookingInput(over, { bookHourId: hour })
  const { status, body } = await booking(headers).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  return { id: body.bookingId, phone: order.phone }
}
