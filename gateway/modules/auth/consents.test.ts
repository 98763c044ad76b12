import { expect, test, describe } from 'vitest'
import { loggedIn, aBooking, aUser, BOOKING_ID } from '../../testing/people'
import { accountGateway, agree, phone } from '../../testing/account-gateway'
import type { HomeVisitDto } from '../../../workers/booking/contract'
import { openGateway, SATURDAY_TEN, type FakeBackends } from '../../testing/open-gateway'

describe('consents', () => {
  test('a consent has phone, purposes, version and brand [H-187, H-188, H-190]', async () => {
    const { execute, received } = accountGateway()
    expect((await execute(agree, { phone: '0909.090.909' })).data.agreeToPrivacy.__typename).toBe(
      'ConsentSaved',
    )
    expect(received).toEqual([
      {
        phone: '0909090909',
        brandName: 'muot',
        purposes: ['booking', 'photo'],
        textVersion: '2026-11-21',
        source: 'booking',
      },
    ])
    expect((await execute(agree, { phone: '091' })).data.agreeToPrivacy.issues[0].field).toBe(
      'phone',
    )
  })

  const decide = `mutation ($purpose: ConsentPurpose!, $given: Boolean!, $cancel: Boolean) {
  saveConsent(input: { purpose: $purpose
    isGiven: $given
    textVersion: "2026-11-21"
    cancelBookings: $cancel }) {
    __typename
  }
}`
  const remembered = { cookie: `${loggedIn.cookie}; muot_consent=${phone}.11` }

  test('a withdrawal of consent is stored, and this browser deletes its copy at once [H-187, O-46]', async () => {
    const { execute, received } = accountGateway({
      consents: { booking: true, photo: true, location: true, marketing: null },
    })
    const { data, cookies } = await execute(
      decide,
      { purpose: 'LOCATION', given: false },
      remembered,
    )
    expect(data.saveConsent.__typename).toBe('ConsentSaved')
    expect(received).toEqual([
      { purpose: 'location', isAgree: false, textVersion: '2026-11-21', source: 'account' },
    ])
    expect(cookies).toEqual([expect.stringContaining(`muot_consent=${phone}.10; Path=/; HttpOnly`)])
    expect(
      (await execute(decide, { purpose: 'PHOTO', given: true })).errors[0]!.extensions!.code,
    ).toBe('UNAUTHENTICATED')
  })

  test('a browser follows consents that were withdrawn elsewhere [O-46, O-47]', async () => {
    const { execute, calls } = accountGateway(
      { consents: { booking: true, photo: null, location: false, marketing: null } },
      { tracking: { trackLocation: () => ({ success: true }) } },
    )
    expect((await execute('{ viewer { profile { phone } } }', {}, remembered)).cookies).toEqual([
      expect.stringContaining(`muot_consent=${phone}.10;`),
    ])
    const place = `mutation {
    trackLocation(input: { phone: "${phone}", latitude: 21, longitude: 105 }) { ... on Tracked { accepted } }
  }`
    expect((await execute(place, {}, remembered)).data.trackLocation).toEqual({ accepted: false })
    expect(calls).not.toContain('tracking.trackLocation')
    // A consent of another customer in a shared browser cannot be changed.
    expect(
      (
        await execute(
          '{ viewer { profile { phone } } }',
          {},
          { cookie: `${loggedIn.cookie}; muot_consent=0987654321.11` },
        )
      ).cookies,
    ).toEqual([])
  })
})

describe('withdrawal', () => {
  const phone = '0912345678'
  const others = '0987654321'
  const remembered = { cookie: `${loggedIn.cookie}; muot_consent=${phone}.11` }
  const withdraw = `mutation ($cancel: Boolean) {
  saveConsent(input: { purpose: BOOKING, isGiven: false, textVersion: "2026-11-21", cancelBookings: $cancel }) {
    __typename
    ... on BookingsStand { message code params { name values } }
  }
}`
  const done = { status: 200, body: { success: true } } as const

  /** An id of the form that the booking backend gives out. */
  const idOf = (number: number) => String(number).padStart(26, '0')

  function aHomeVisit(visit: Partial<HomeVisitDto>): HomeVisitDto {
    return {
      bookingId: idOf(9),
      customerPhone: phone,
      salonId: 10,
      address: '1 Láng, Hà Nội',
      dateBook: '22-11-2026',
      part: 'Tối',
      totalMoney: 100_000,
      services: [{ id: 1010, name: 'Cắt xả', price: 100_000 }],
      ...visit,
    }
  }

  /** A gateway for a customer who has agreed, with what the booking backend is asked to cancel. */
  function customerWith(booking: FakeBackends['booking']) {
    const canceled: string[] = []
    const decisions: object[] = []
    const gateway = openGateway({
      auth: {
        getUser: () => aUser(phone),
        agreeProtectPersonal: (decision) => {
          decisions.push(decision)
          return done
        },
      },
      booking: {
        listMyBookings: () => ({ data: [] }),
        listHomeVisits: () => ({ data: [] }),
        cancelBooking: ({ bookingId }) => {
          canceled.push(bookingId)
          return done
        },
        cancelHomeVisit: ({ bookingId }) => {
          canceled.push(bookingId)
          return done
        },
        ...booking,
      },
    })
    const execute = async (cancel = false) => {
      const { data, ...reply } = await gateway.execute(withdraw, { cancel }, remembered)
      return { ...reply, result: data?.saveConsent }
    }
    return { ...gateway, execute, canceled, decisions }
  }

  test('withdrawing the consent cancels own bookings and home visits after a warning that counts them [O-46]', async () => {
    const { execute, canceled, decisions } = customerWith({
      listMyBookings: () => ({
        data: [
          aBooking({ customerPhone: phone }),
          aBooking({ customerPhone: phone, bookingId: idOf(1), status: 'pending_otp' }),
          aBooking({ customerPhone: others, bookingId: idOf(2) }),
          aBooking({ customerPhone: phone, bookingId: idOf(3), startsAt: SATURDAY_TEN }),
        ],
      }),
      listHomeVisits: () => ({
        data: [
          aHomeVisit({}),
          aHomeVisit({ bookingId: idOf(8), customerPhone: others }),
          aHomeVisit({ bookingId: idOf(7), customerPhone: undefined }),
          aHomeVisit({ bookingId: idOf(6), status: 'declined' }),
        ],
      }),
    })
    expect((await execute()).result).toEqual({
      __typename: 'BookingsStand',
      message:
        'Anh đang có 2 lịch hẹn tại salon. Anh đang có 1 yêu cầu phục vụ tại nhà. Rút lại sự đồng ý này thì em sẽ hủy hết giúp anh.',
      code: 'BOOKINGS_STAND',
      params: [{ name: 'bookings', values: ['2'] }],
    })
    expect([canceled, decisions]).toEqual([[], []])
    const { result, cookies } = await execute(true)
    expect(result.__typename).toBe('ConsentSaved')
    expect(canceled.sort()).toEqual([idOf(1), idOf(9), BOOKING_ID].sort())
    expect(decisions).toMatchObject([{ purpose: 'booking', isAgree: false }])
    expect(cookies).toEqual([
      expect.stringContaining('muot_consent=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'),
    ])
  })

  test('a home visit alone is warned of too [O-46]', async () => {
    const { execute } = customerWith({ listHomeVisits: () => ({ data: [aHomeVisit({})] }) })
    expect((await execute()).result).toMatchObject({
      message:
        'Anh đang có 1 yêu cầu phục vụ tại nhà. Rút lại sự đồng ý này thì em sẽ hủy hết giúp anh.',
    })
  })

  test.each([
    ['refused', { status: 409, body: { message: 'Lịch đã bắt đầu.' } }],
    ['forgotten', { status: 404, body: { message: 'Lịch Không Tồn Tại!' } }],
  ] as const)(
    'the consent stands when a cancel is %s, with what is left [O-46]',
    async (_how, no) => {
      const { execute, canceled, decisions } = customerWith({
        listMyBookings: () => ({ data: [aBooking({ customerPhone: phone })] }),
        listHomeVisits: () => ({ data: [aHomeVisit({})] }),
        cancelBooking: () => no,
      })
      const { result, cookies } = await execute(true)
      expect(result).toMatchObject({
        __typename: 'BookingsStand',
        code: 'NOT_ALL_CANCELED',
        message: expect.stringMatching(
          /^Em chưa hủy hết .* Anh đang có 1 lịch hẹn tại salon\. Rút lại/,
        ) as string,
      })
      expect(canceled).toEqual([idOf(9)])
      expect([decisions, cookies]).toEqual([[], []])
    },
  )

  test('the consent stands when a cancel fails, and when what stands cannot be read [O-46]', async () => {
    const fails = () => {
      throw new Error('no answer')
    }
    const failing = customerWith({
      listHomeVisits: () => ({ data: [aHomeVisit({})] }),
      cancelHomeVisit: fails,
    })
    expect((await failing.execute(true)).result).toMatchObject({
      __typename: 'BookingsStand',
    })
    const unread = customerWith({ listHomeVisits: fails })
    expect((await unread.execute(true)).errors).toMatchObject([
      { extensions: { code: 'BACKEND_FAILED' } },
    ])
    expect([failing.decisions, unread.decisions]).toEqual([[], []])
  })
})
