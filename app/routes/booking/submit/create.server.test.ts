import { expect, test, vi } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { create, type CreateActionResult, reportRefusal } from './create.server'

/** The post of a form without JavaScript for customer 2, whose hour is 14. */
async function postHour(hourId: string) {
  const form = new FormData()
  form.set('date', '2026-11-22')
  form.set('hourId', hourId)
  const draft = readDraft(
    new URLSearchParams('salonId=9&date=2026-11-22&chosenService=1001&hour=12&p2=1010_14&person=2'),
  )
  // A gateway without a logged-in customer.
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    gateway: { query: () => Promise.resolve({ ok: false }) },
  } as unknown as Site
  const { data } = await create(
    site,
    new Request('https://muot.example/booking', { method: 'POST' }),
    draft,
    form,
  )
  return data.outcome
}

test('without JavaScript, another hour for a customer who comes along is refused with the text [B-262]', async () => {
  expect(await postHour('16')).toEqual({
    kind: 'invalid',
    errors: { hour: 'Chỉ có thể đổi giờ của khách hàng 1.' },
  })
  // The same hour goes on to the next question, here the phone.
  expect(await postHour('14')).toMatchObject({
    kind: 'invalid',
    errors: { phone: expect.any(String) as string },
  })
})

/**
 * The booking that the gateway gets for a customer who has decided about consent before: from the
 * page's query and its form's fields.
 */
async function submitted(query: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    key: 'k'.repeat(20),
    date: '2026-11-22',
    hourId: '12',
    ...fields,
  }))
    form.append(name, value)
  let input: unknown = null
  const mutate = (_document: unknown, sent: { input: unknown }) => {
    input = sent.input
    return Promise.resolve({ ok: false, failure: { code: 'UPSTREAM' } })
  }
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    isInApp: true,
    gateway: { query: () => Promise.resolve({ ok: false }), mutate },
  } as unknown as Site
  await create(
    site,
    new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
    readDraft(new URLSearchParams(query)),
    form,
  )
  return input
}

const chosen = 'salonId=9&phone=0912345678&date=2026-11-22&chosenService=1001'

test.each([
  ['is on', { receiveAdvice: '1' }, { receiveAdvice: true, littleAdvice: false }],
  [
    'is on again after "a little"',
    { receiveAdvice: '1', advice: 'none' },
    { receiveAdvice: true, littleAdvice: false },
  ],
  ['is off with "a little"', { advice: 'little' }, { receiveAdvice: true, littleAdvice: true }],
  ['is off with "none"', { advice: 'none' }, { receiveAdvice: false, littleAdvice: false }],
])(
  'the advice switch that %s is booked so [B-276, B-277, B-278]',
  async (_what, fields, booked) => {
    expect(await submitted(chosen, fields)).toMatchObject(booked)
  },
)

test.each<[string, string, Record<string, string>, object, object]>([
  ['company', 'B-270', { manyPeople: '1' }, { numberPersons: 2 }, { numberPersons: 0 }],
  ['the photo', 'B-279', { photo: '1' }, { acceptMakePhoto: true }, { acceptMakePhoto: false }],
  [
    'a little advice',
    'B-278',
    { advice: 'little' },
    { littleAdvice: true },
    { littleAdvice: false },
  ],
  ['the note', 'B-280', { note: 'Cắt ngắn' }, { note: 'Cắt ngắn' }, { note: '' }],
  [
    'the requests',
    'B-139',
    { requests: 'Da dễ kích ứng' },
    { requests: ['Da dễ kích ứng'] },
    { requests: [] },
  ],
])(
  'what is ticked or typed for %s is booked, and nothing else [B-381, %s]',
  async (_what, _id, fields, booked, none) => {
    expect(await submitted(chosen, fields)).toMatchObject(booked)
    expect(await submitted(chosen, {})).toMatchObject(none)
  },
)

test('each of the group is booked with the own services, hour and stylist [B-130]', async () => {
  const query = `${chosen}&hour=12&stylistId=901&p2=1010_14_902`
  expect(await submitted(query, {})).toMatchObject({
    people: [
      { serviceIds: ['1001'], hourId: '12', stylistId: '901' },
      { serviceIds: ['1010'], hourId: '14', stylistId: '902' },
    ],
  })
})

test('a typed name travels with the booking, tidied; what is no name does not [B-314, B-316, B-360]', async () => {
  const named = (name: string) => submitted(chosen, { name })
  expect(await named(' Minh   Đức ')).toMatchObject({ customerName: 'Minh Đức' })
  expect(await named('Minh 2')).toMatchObject({ customerName: null })
  expect(await named('')).toMatchObject({ customerName: null })
})

/** Books with a gateway that holds the place and answers so about the code; the response's address. */
async function bookedWithCode(code: object) {
  const mutate = vi.fn((_document: unknown, _sent: unknown) =>
    Promise.resolve({
      ok: true,
      data: { createBooking: { __typename: 'BookingNeedsCode', bookingId: 'B1', sentCode: code } },
    }),
  )
  const now = Date.UTC(2026, 10, 21, 2)
  const query = `${chosen}&hour=12`
  const form = new FormData()
  form.set('key', 'k'.repeat(20))
  const posted = create(
    {
      now,
      isInApp: true,
      gateway: { query: () => Promise.resolve({ ok: false }), mutate },
    } as unknown as Site,
    new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
    readDraft(new URLSearchParams(query)),
    form,
  )
  const response: unknown = await posted.catch((thrown: unknown) => thrown)
  return { to: response instanceof Response ? response.headers.get('location') : null, mutate, now }
}

test('a press that needs a code sends one mutation, and the code step shows what was sent [B-295, B-318]', async () => {
  const sent = { __typename: 'CodeSent', channel: 'ZALO', resendAfterSeconds: 60 }
  const { to, mutate, now } = await bookedWithCode(sent)
  expect(to).toMatch(new RegExp(`code=B1&via=ZALO&again=${now + 60_000}$`))
  expect(mutate).toHaveBeenCalledTimes(1)
  expect(mutate.mock.calls[0]).toMatchObject([{}, { input: { codeChannel: 'ZALO' } }])
})

test('a repeated press whose code is on its way shows that it can be typed, and when another can be sent [B-295, B-319]', async () => {
  const pause = { __typename: 'TooManyTries', message: '', retryAfterSeconds: 42 }
  const { to, now } = await bookedWithCode(pause)
  expect(to).toMatch(new RegExp(`code=B1&via=ZALO&again=${now + 42_000}&sent=before$`))
})

test('a repeated press at the limit of codes leaves the button that says why active [B-295]', async () => {
  const limit = { __typename: 'TooManyTries', message: '', retryAfterSeconds: 2847 }
  const { to } = await bookedWithCode(limit)
  expect(to).toMatch(/code=B1$/)
})

test('salon, phone, day, hour, stylist and the skinner of the link are booked [B-376]', async () => {
  expect(await submitted(`${chosen}&stylistId=901&skinnerId=951`, {})).toMatchObject({
    salonId: '9',
    phone: '0912345678',
    date: '2026-11-22',
    skinnerId: '951',
    people: [{ serviceIds: ['1001'], hourId: '12', stylistId: '901' }],
  })
  expect(await submitted(chosen, {})).toMatchObject({
    skinnerId: null,
    people: [{ stylistId: null }],
  })
})

test('a response carries what the next attempt repeats: the agreement to a change, and the free time that was pressed [O-17]', async () => {
  const form = new FormData()
  form.set('allowChange', '1')
  form.set('take', '2026-11-23.14')
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    gateway: {
      query: () => Promise.resolve({ ok: false }),
      mutate: () => Promise.resolve({ ok: false, failure: { code: 'UNAUTHENTICATED' } }),
    },
  } as unknown as Site
  const { data } = await create(
    site,
    new Request('https://muot.example/booking', { method: 'POST' }),
    readDraft(new URLSearchParams(chosen)),
    form,
  )
  expect(data).toMatchObject({ allowChange: true, take: '2026-11-23.14', hourId: '14' })
})

test.each([
  ['HAS_BOOKING', { hasBegun: false, isOwner: false }],
  ['BOOKING_BEGUN', { hasBegun: true, isOwner: true }],
])('a refusal with the code %s reaches the page as %j [B-301, O-17]', async (code, expected) => {
  const message = 'Câu của mã'
  const createBooking = { __typename: 'AlreadyBooked', message, code }
  const site = {
    now: Date.UTC(2026, 10, 21, 2),
    isInApp: true,
    gateway: {
      query: () => Promise.resolve({ ok: false }),
      mutate: () => Promise.resolve({ ok: true, data: { createBooking } }),
    },
  } as unknown as Site
  const query = `${chosen}&hour=12`
  const { data, init } = await create(
    site,
    new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
    readDraft(new URLSearchParams(query)),
    new FormData(),
  )
  expect([data.outcome, init?.status]).toMatchObject([
    { kind: 'alreadyBooked', message, ...expected },
    403,
  ])
})

test.each([
  ['nobody', { ok: false, failure: { code: 'UNAUTHENTICATED' } }],
  [
    'another phone',
    { ok: true, data: { createBooking: { __typename: 'InvalidInput', issues: [] } } },
  ],
])(
  'a group that this browser has booked is changed while %s is logged in [O-17, B-264]',
  async (_who, refused) => {
    const booked = { phone: '0912345678', status: 'CONFIRMED', manageToken: 'its link' }
    const createBooking = { __typename: 'BookingConfirmed', bookingId: 'B2' }
    const answers = [
      refused,
      { ok: true, data: { changeManagedBooking: { __typename: 'ChangeAllowed' } } },
      { ok: true, data: { createBooking } },
    ]
    const data = { viewer: null, browser: { bookings: [{ ...booked, isAtHome: false }] } }
    const site = {
      now: Date.UTC(2026, 10, 21, 2),
      isInApp: true,
      gateway: {
        query: () => Promise.resolve({ ok: true, data }),
        mutate: () => Promise.resolve(answers.shift()),
      },
    } as unknown as Site
    const form = new FormData()
    for (const name of ['allowChange', 'script']) form.set(name, '1')
    const query = `${chosen}&hour=12&p2=1010_14&change=1`
    const response = await create(
      site,
      new Request(`https://muot.example/booking?${query}`, { method: 'POST' }),
      readDraft(new URLSearchParams(query)),
      form,
    )
    expect(response.data.outcome).toMatchObject({ kind: 'confirmed', bookingId: 'B2' })
  },
)

function reported(outcome: CreateActionResult['outcome']): object[] {
  const reported: object[] = []
  const gateway = {
    mutate: (_document: unknown, variables: object) => Promise.resolve(reported.push(variables)),
  }
  const site = { gateway, waitUntil: () => undefined } as unknown as Site
  reportRefusal(site, 0, {
    form: 'create',
    outcome,
    hourId: null,
    key: '',
  } as unknown as CreateActionResult)
  return reported
}

test('a booking that was refused or failed is reported as the customer saw it [H-268]', () => {
  expect(
    reported({
      kind: 'taken',
      reason: 'TAKEN',
      message: 'Giờ 9h30 vừa hết chỗ mất rồi.',
      nearest: [],
    }),
  ).toEqual([{ code: 'taken', message: 'Giờ 9h30 vừa hết chỗ mất rồi.', step: 0 }])
  expect(reported({ kind: 'failed' })).toEqual([{ code: 'failed', message: '', step: 0 }])
})

test('what the customer left out, and a booking that was made, are no errors [H-268]', () => {
  expect(reported({ kind: 'missing', part: 'hour', index: 0 })).toEqual([])
  expect(reported({ kind: 'invalid', errors: { phone: 'Mời bạn nhập số điện thoại!' } })).toEqual(
    [],
  )
})
