import type * as z from 'zod'
import type { authApi } from '../../workers/auth/contract'
import type { bookingApi, bookingStreams } from '../../workers/booking/contract'
import type { campaignApi } from '../../workers/campaign/contract'
import type { Host } from '../../workers/kit/host'
import type { salonsApi } from '../../workers/salons/contract'
import type { trackingApi } from '../../workers/tracking/contract'
import type { wheelApi } from '../../workers/wheel/contract'

type RoleDto = z.input<(typeof bookingApi.getRole.responses)[200]>

/** The calls of these paths have the host's envelope. */
function named<Name extends string>(paths: Record<Name, string>) {
  const names = Object.keys(paths)
  return {
    paths: Object.fromEntries(names.map((name) => [name, `/rieng/${paths[name as Name]}`])),
    envelope: Object.fromEntries(names.map((name) => [name, 'payload'])),
  }
}

const auth: Host<typeof authApi> = {
  ...named({ getUser: 'toi', postAgreeProtectPersonalInfo: 'dong-y' }),
  // Without the day since when: the page of the account leaves that part out.
  lacks: ['getCustomerInfo', 'requestDeletion', 'cancelDeletion'],
}

const booking: Host<typeof bookingApi, keyof typeof bookingStreams> = {
  ...named({
    getRole: 'quyen',
    listServices: 'dich-vu',
    getServiceDetail: 'nhom-dich-vu',
    listStaff: 'tho',
    listHours: 'gio',
    listBackupHours: 'gio-noi-khac',
    createBooking: 'dat-lich',
    sendBookingCode: 'ma-dat-lich',
    confirmBooking: 'xac-nhan',
    listMyBookings: 'lich',
    getBooking: 'lich/{bookingId}',
    listVisitedSalons: 'da-den',
    listTopLiked: 'top',
    listTopRated: 'top',
    listVotes: 'top',
  }),
  // What a press would find out; reads are found out by themselves.
  lacks: [
    ...(['getHomeOffer', 'getVisit', 'joinWaitlist'] as const),
    ...(['removeAddress', 'saveAddress', 'sendHolderCode'] as const),
  ],
  // Its days have a tag (B-158), and its addresses a name of their own (B-168).
  adapt: {
    getRole: ({ body }) => {
      const role = body as Omit<RoleDto, 'bookDates'> & { bookDates: { date: string }[] }
      return { status: 200, body: { ...role, bookDates: role.bookDates.map(({ date }) => date) } }
    },
    // It knows visitors by their log-in alone, not by the browser that booked.
    listMyBookings: ({ status }) =>
      status === 401 ? { status: 200, body: { data: [] } } : undefined,
    listAddresses: ({ body }) => {
      const { attribute } = body as { attribute: { attrId: number; attrName: string }[] }
      return { status: 200, body: { data: attribute } as never }
    },
  },
}

const salons: Host<typeof salonsApi> = {
  ...named({
    getSalonOff: 'salon-nghi',
    topSalons: 'salon-tieu-bieu.json',
    dynamicLayout: 'khoi.json',
    listFeedback: 'danh-gia.json',
    listLooks: 'mau-toc.json',
    listHomeLooks: 'mau-toc-trang-chu.json',
    listPosts: 'bai-viet.json',
    listVideos: 'video.json',
    listProductGroups: 'hang/nhom',
    listProducts: 'hang/tat-ca',
  }),
  lacks: ['listSpaPages'],
}

const campaign: Host<typeof campaignApi> = {
  ...named({ listOffers: 'uu-dai', listHomeBlocks: 'trang-chu.json', listBanners: 'banner.json' }),
}

const wheel: Host<typeof wheelApi> = { lacks: ['claimQuest'] }

const tracking: Host<typeof trackingApi> = {}

/** What a chain with the plain host writes into `hosts/`: where its named calls are. */
export const plainMaps = { auth, booking, salons, campaign, wheel, tracking }
