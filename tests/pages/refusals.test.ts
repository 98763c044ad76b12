import { expect, test, beforeAll } from 'vitest'
import { book, cutAndWash, dayAhead, freeHours, hasBooking } from './bookings.ts'
import { Browser } from './browser.ts'
import { freshPhone, loggedIn } from './customers.ts'
import type { Page } from './page.ts'
import { OTHER, OWNER } from '../authorisation/people.ts'

type Form = Record<string, string>

const salonId = '35'
const served = `salonId=${salonId}&chosenService=${cutAndWash}`
/** The id of no booking. */
const unknown = '01M7YVKGXJJT9VFP00KHTAYNPX'

/** Sends a form as a browser without JavaScript would, and follows where it leads. */
function post(browser: Browser, path: string, form: Form): Promise<Page> {
  return browser.open(path, { method: 'POST', form: new URLSearchParams(form) })
}

/** The form of a refused press of 'Hoàn tất', a consent and a key included. */
const pressed = (browser: Browser, phone: string, query: string, form: Form): Promise<Page> =>
  post(browser, `/booking?step=0&phone=${phone}&${query}`, {
    key: crypto.randomUUID(),
    consent: '1',
    ...form,
  })

const noHour = 'Anh chọn giúp em giờ phù hợp nhé!'
const incomplete: [what: string, query: string, form: Form, sentence: string][] = [
  ['no fields at all', '', {}, 'Anh vui lòng chọn salon trước'],
  ['no service', `salonId=${salonId}`, { hourId: '30' }, 'Mời anh chọn dịch vụ'],
  ['no hour', served, {}, noHour],
  ['an hour that does not exist', served, { hourId: '99' }, noHour],
  ['an hour that is no number', served, { hourId: '1; DROP TABLE' }, noHour],
]

test.each(incomplete)(
  'a press with %s stays, shows what is missing and books nothing [B-174, B-312]',
  async (_what, query, form, sentence) => {
    const browser = new Browser()
    const phone = freshPhone()
    const date = await dayAhead(browser, 0)
    const page = await pressed(browser, phone, query, { date, ...form })
    expect(page.path).not.toContain('/booking/success')
    expect(page.alerts.join('\n')).toContain(sentence)
    expect(await hasBooking(browser, phone)).toBe(false)
  },
)

const refused: [what: string, query: string, form: Form, sentence: RegExp][] = [
  ['an unknown salon', `salonId=99999&chosenService=${cutAndWash}`, {}, /salon/i],
  ['an unknown service', `salonId=${salonId}&chosenService=424242`, {}, /dịch vụ/i],
  ['a past day', served, { date: '2020-01-01' }, /ngày|giờ/i],
  ['a day far away', served, { date: '2099-01-01' }, /ngày|giờ/i],
  ['a note that is too long', served, { note: 'x'.repeat(501) }, /Ghi chú/],
  ['an unknown stylist', `${served}&stylistId=777777`, {}, /stylist/i],
  ['a key that is none', served, { key: '!' }, /./],
]

test.each(refused)(
  'a booking with %s is refused with a sentence in Vietnamese, and stores nothing [B-302]',
  async (_what, query, form, sentence) => {
    const browser = new Browser()
    const phone = freshPhone()
    const date = await dayAhead(browser, 1)
    const page = await pressed(browser, phone, query, { date, hourId: '30', ...form })
    expect(page.status).toBeLessThan(500)
    expect(page.path).not.toContain('/booking/success')
    expect(page.alerts.join('\n')).toMatch(sentence)
    expect(await hasBooking(browser, phone)).toBe(false)
  },
)

test('a price from the client changes nothing: the server prices [B-290, B-376]', async () => {
  const browser = new Browser()
  const date = await dayAhead(browser, 1)
  const hourId = (await freeHours(browser, salonId, { ahead: 1 }))[0]!.id
  const page = await pressed(browser, freshPhone(), served, {
    date,
    hourId,
    price: '1',
    total: '1',
    totalMoney: '1',
  })
  const id = new URL(page.path, 'http://site').searchParams.get('bookingId')
  const { booking } = await browser.execute<{ booking: { total: number } }>(
    'query($id: ID!) { booking(id: $id) { ... on Booking { total } } }',
    { id },
  )
  expect(booking.total).toBeGreaterThan(100_000)
  expect(Number(page.part('.booked__total .price').text.replace(/\D/g, ''))).toBe(booking.total)
})

const success = (id: string) => `/booking/success?bookingId=${id}`
const codeStep = (id: string, phone = '0912345670') => `/booking?step=0&phone=${phone}&code=${id}`

test.each<[what: string, path: string, form: Form]>([
  ['canceling with an id that is none', success('abc'), { intent: 'cancel' }],
  ['canceling without an id', '/booking/success', { intent: 'cancel' }],
  [
    'proving whose booking it is that is not there',
    success(unknown),
    { intent: 'prove', code: '123456' },
  ],
  ['asking for a code for a booking that is not there', success(unknown), { intent: 'sendProof' }],
  ['looking up a phone of thousands of letters', '/booking/lookup', { phone: 'x'.repeat(5000) }],
  ['looking up nothing', '/booking/lookup', {}],
])('%s is refused without a failure [H-107, H-108]', async (_what, path, form) => {
  const { status } = await post(new Browser(), path, form)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each<[what: string, path: string, form: Form]>([
  [
    'a code that is no number, for whose booking it is',
    success(unknown),
    { intent: 'prove', code: 'abc' },
  ],
  ['a code for an id that is none', codeStep('abc', '0'), { intent: 'confirm', code: '123456' }],
  ['a code for no booking', codeStep(unknown), { intent: 'confirm', code: '123456' }],
  ['a code of one digit', codeStep(unknown), { intent: 'confirm', code: '1' }],
  ['another code for no booking', codeStep(unknown), { intent: 'resend' }],
])('%s is refused without a failure [B-324]', async (_what, path, form) => {
  const { status } = await post(new Browser(), path, form)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each(['/booking', '/booking/success', '/booking/lookup'])(
  'what is no form is no failure of %s',
  async (path) => {
    const response = await new Browser().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      form: new URLSearchParams({ not: 'a form' }),
    })
    expect(response.status).toBeLessThan(500)
  },
)

test('a second booking is refused with the log-in, and the draft stays [B-301]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  await book(browser, { salonId, phone })
  const date = await dayAhead(browser, 1)
  const hourId = (await freeHours(browser, salonId, { ahead: 1 }))[0]!.id
  const page = await pressed(new Browser(), phone, served, { date, hourId })
  expect(page.main.text).toContain('BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH')
  expect(page.main.text).toContain('Đã chọn 1 dịch vụ')
  const lookUp = await browser.follow(page.main.link('Xem lịch đã đặt'))
  expect(lookUp.part('input[name=phone]').value?.replaceAll('.', '')).toBe(phone)
})

test('a lost place offers free times nearby, one of which books [B-219, B-228]', async () => {
  const taker = new Browser()
  const ownSalon = '36'
  const date = await dayAhead(taker, 1)
  const free = async () => (await freeHours(taker, ownSalon, { ahead: 1 })).map(({ id }) => id)
  const hourId = (await free()).at(-1)!
  const browser = new Browser()
  const open = await browser.open(
    `/booking?step=0&salonId=${ownSalon}&phone=${freshPhone()}&chosenService=${cutAndWash}&date=${date}&hour=${hourId}`,
  )
  while ((await free()).includes(hourId))
    await book(taker, { salonId: ownSalon, phone: freshPhone(), ahead: 1, hourId })
  const note = 'Cắt ngắn hai bên'
  const taken = await browser.press(open, open.buttons('Hoàn tất').at(-1)!, { note, consent: true })
  expect(taken.part('.taken').text).not.toBe('')
  expect(taken.part('textarea[name=note]').value).toBe(note)
  expect(taken.part(`input[name=hourId][value="${hourId}"]`).element.is('[disabled]')).toBe(true)
  const nearest = taken.part('.taken').buttons(/^Đặt \d+h\d+/)[0]!
  const booked = await browser.press(taken, nearest)
  expect(booked.path).toContain('/booking/success')
  expect(booked.main.text).toContain(note)
})

let owner: Browser
let visit = ''

beforeAll(async () => {
  owner = await loggedIn(OWNER)
  const { viewer } = await owner.execute<{ viewer: { visits: { nodes: { id: string }[] } } }>(
    '{ viewer { visits { nodes { id } } } }',
  )
  visit = viewer.visits.nodes[0]!.id
})

const forms: [name: string, address: () => string, form: Record<string, string>, status: number][] =
  [
    ['an order of nothing', () => '/thanh-vien', { productId: 'x', key: crypto.randomUUID() }, 422],
    ['a rating without stars', () => `/lich-su/${visit}`, { intent: 'rate' }, 422],
    [
      'a picture that the visit does not have',
      () => `/lich-su/${visit}`,
      { intent: 'judge', photoId: '999999999', verdict: 'GOOD' },
      404,
    ],
    ['a like of what is not there', () => '/kham-pha/999999', { muon: '1' }, 404],
    ['a quest that is not there', () => '/vong-quay-may-man/nhiem-vu', { questId: '999999' }, 404],
    [
      'a pack that is not there',
      () => '/vong-quay-may-man/doi-luot',
      { packId: '999999', key: crypto.randomUUID() },
      404,
    ],
    [
      'a voucher that is not there',
      () => '/vong-quay-may-man/doi-qua/999999',
      { key: crypto.randomUUID() },
      404,
    ],
    [
      'a turn of no wheel',
      () => '/vong-quay-may-man',
      { wheelId: '0', key: crypto.randomUUID() },
      422,
    ],
    ['a vote for nobody', () => '/stylist-xuat-sac', { key: 'x', stylistId: '0' }, 422],
  ]

test.each(forms)(
  '%s is refused with its own status on a page with the reason',
  async (_name, address, form, status) => {
    const page = await forge(owner, address(), form)
    expect(page.status).toBe(status)
    const isExplained = page.alerts.length > 0 || page.main.text.includes('này không còn nữa')
    expect(isExplained, 'a sentence').toBe(true)
  },
)

test.each([
  ['an order', '/thanh-vien', { productId: '1' }],
  ['a turn of the wheel', '/vong-quay-may-man', { wheelId: '1' }],
  ['a voucher', '/vong-quay-may-man/doi-qua/1', {}],
])(
  '%s of somebody whose session has ended leads to the log-in and back',
  async (_name, address, form) => {
    const page = await forge(new Browser(), address, { ...form, key: crypto.randomUUID() })
    expect([page.status, page.location]).toEqual([
      303,
      `/dang-nhap?next=${encodeURIComponent(address)}&ly-do=het-han`,
    ])
  },
)

test('what another customer has is not removed, and nobody is answered that it was', async () => {
  const other = await loggedIn(OTHER)
  const {
    viewer: { savedAddresses, sessions },
  } = await owner.execute<{
    viewer: { savedAddresses: { id: string }[]; sessions: { id: string }[] }
  }>('{ viewer { savedAddresses { id } sessions { id } } }')
  const [place] = savedAddresses
  const address = await forge(other, `/save-location?remove=${place!.id}`, {
    intent: 'remove',
    id: place!.id,
  })
  expect([address.status, address.location]).toEqual([303, '/save-location?done=gone'])
  const session = await forge(other, '/tai-khoan', {
    intent: 'endSession',
    id: sessions[0]!.id,
  })
  expect([session.status, session.location]).toEqual([404, undefined])
  const after = await owner.execute<{ viewer: { savedAddresses: { id: string }[] } }>(
    '{ viewer { savedAddresses { id } } }',
  )
  expect(after.viewer.savedAddresses).toContainEqual(place)
})

/** Sends a form that the page would not. */
function forge(from: Browser, address: string, form: Record<string, string>): Promise<Page> {
  return from.open(address, {
    method: 'POST',
    form: new URLSearchParams(form),
    redirect: 'manual',
  })
}
