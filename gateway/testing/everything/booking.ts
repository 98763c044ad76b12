import {
  aBooking,
  aCatalogue,
  aMaster,
  anHour,
  aRating,
  aRole,
  aService,
  aStylist,
  aVisit,
  BOOKING_ID,
} from '../people'
import type { FakeBackends } from '../open-gateway'

/** A booking backend with one of everything. */
export const bookingResponses = {
  getRole: () => aRole(),
  listServices: () => ({
    status: 200,
    body: {
      ...aCatalogue({
        groupId: 1,
        services: [aService({ serviceId: 1001 })],
        upsaleServices: [{ serviceId: 1, name: 'x', priceNum: 1, price: '1K', timeServe: 1 }],
      }),
      rulesSpecialDay: [
        {
          date: [],
          serviceId: 1,
          serviceSpecial: null,
          serviceStylist: null,
          serviceSpecialStylist: null,
        },
      ],
      rulesNextStep: [
        { ruleType: 'x', serviceSelected: [1], listService: [1], title: '', image: '' },
      ],
    },
  }),
  getServiceDetail: () => ({
    status: 200,
    body: {
      data: { title: '', titleContent: '', tags: [], banners: [{ type: 'image', link: '/' }] },
    },
  }),
  listStaff: () => ({
    data: {
      stylists: [
        aStylist({
          staffId: 1,
          ratingInfor: [{ Name: 'Cắt', Star: 5, TotalCustomerRating: 2, TotalCustomer: 200 }],
        }),
      ],
      skinners: [],
    },
  }),
  listHours: () => ({
    data: {
      hourGroup: [{ name: 'Sáng', hours: [anHour({ hourId: 1 })] }],
      receptionName: '',
      receptionAvatar: '',
      lastHourWork: { isFreeToday: true },
    },
  }),
  readBoard: () => ({
    data: {
      version: 1,
      isWhole: true,
      entries: [
        {
          salonId: 10,
          date: '21-11-2026',
          stylists: '9'.repeat(180),
          skinners: '9'.repeat(180),
        },
      ],
    },
  }),
  listSalonRatings: () => ({ data: [{ salonId: 10, ratingStar: 4.8, totalCutomer: 900 }] }),
  listSold: () => ({
    data: {
      services: [{ serviceId: 1001, timeServe: 40, priceNum: 100_000, serviceDeliveryType: 3 }],
      unsold: [],
      rulesSpecialDay: [],
    },
  }),
  getBooking: () => ({ status: 200, body: aBooking() }),
  readFeed: () => ({ status: 200, body: { data: [aBooking({ isOwner: false })] } }),
  getFeedToken: () => ({ token: 'x' }),
  getWaitlistEntry: () => ({
    status: 200,
    body: {
      data: {
        state: 'offered',
        mode: 'ask',
        isMove: false,
        salonId: 10,
        dateBook: '24-11-2026',
        fromHour: '14h30',
        untilHour: '17h50',
        people: 1,
        services: ['Cắt gội'],
        totalMoney: 120_000,
        position: null,
        offer: {
          id: '01JDEMO0000000000000000000',
          hourId: 20,
          hour: '14h50',
          stylistNames: ['Huy'],
          until: 1_800_000_000_000,
        },
        manageToken: null,
      },
    },
  }),
  getManaged: () => ({
    status: 200,
    body: {
      state: 'open',
      booking: aBooking({ isOwner: false }),
      lateMinutes: null,
      mayBeLate: true,
      isComing: false,
      mayConfirm: true,
      mayName: true,
      mayCancel: true,
    },
  }),
  listMarketing: () => ({
    data: [{ campaignId: 2, name: '', image: '', desc: '', startDate: '', endDate: '' }],
  }),
  listMyBookings: () => ({ data: [aBooking()] }),
  listVisitedSalons: () => ({ data: [{ title: 'x', data: [10] }] }),
  listAddresses: () => ({ data: [{ attrId: 1, attrName: 'Nhà' }] }),
  listSalonsNearAddress: () => ({ data: [{ salonId: 10, distance: 1 }] }),
  getHomeOffer: () => ({
    status: 200,
    body: { data: { salonId: 10, distance: 1, serviceIds: [1001], bookDates: ['22-11-2026'] } },
  }),
  listHomeVisits: () => ({
    data: [
      {
        bookingId: BOOKING_ID,
        salonId: 10,
        address: 'x',
        dateBook: '22-11-2026',
        part: 'Tối',
        totalMoney: 1,
        services: [{ id: 1, name: 'x', price: 1 }],
      },
    ],
  }),
  listBookingHistory: () => ({ data: [aBooking()], total: 1 }),
  listVisitHistory: () => ({ data: [aVisit()], total: 1 }),
  getVisit: () => ({ status: 200, body: { data: aVisit() } }),
  getRating: () => ({ status: 200, body: { data: aRating() } }),
  checkRating: () => ({ status: 200, body: { data: { canRate: true } } }),
  listTopLiked: () => ({ data: [aMaster()] }),
  listTopRated: () => ({ data: [aMaster()] }),
  listVotes: () => ({
    data: [{ masterKey: 'cat-2026-11', staffId: 1001, staffName: 'Luận Triệu', votedAt: 1 }],
  }),
  listChallenges: () => ({
    data: [
      {
        id: 1,
        name: 'x',
        description: 'x',
        goal: 1,
        unit: 'x',
        reward: 1,
        ranking: [{ staffId: 1001, staffName: 'x', avatar: '', salonId: 10, value: 1 }],
      },
    ],
  }),
  listBackupHours: () => ({
    statusCode: 0,
    data: [
      {
        salon: { salonId: 10, name: 'x', distance: 1 },
        hours: [anHour({ hourId: 1 })],
        isSaveServiceChoosen: true,
      },
    ],
  }),
} satisfies FakeBackends['booking']
