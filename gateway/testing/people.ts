import { startOf, timeLabel } from '../../domain/frames'
import type { z } from 'zod'
import type {
  bookingApi,
  BookingDto,
  CatalogueDto,
  RankedDto,
  VisitDto,
} from '../../workers/booking/contract'
import type { authApi } from '../../workers/auth/contract'
import { Unauthorized } from '../../workers/kit/serve'
import type { PlaceDto, ProvinceDto, SalonDto } from '../../workers/salons/contract'

/** A salon as its backend sends it. */
export function aSalon(salon: Partial<SalonDto> & { id: number }): SalonDto {
  return {
    cityId: 62,
    cityName: 'Hà Nội',
    districtId: 5,
    districtName: 'Quận Cầu Giấy',
    name: `Mượt ${salon.id}`,
    address: '1 Trần Duy Hưng, Quận Cầu Giấy, Hà Nội',
    addressNew: '1 Trần Duy Hưng, Phường Yên Hòa, Hà Nội',
    addressNote: '',
    latitude: 21.01,
    longitude: 105.8,
    searchText: '',
    parking: false,
    isOpen: true,
    salonHot: false,
    tagTopSalon: '',
    tag: '',
    openingDate: '',
    warnText: '',
    bookManyPeople: 'off',
    selectConsultation: false,
    phone: '1900272703',
    map: '',
    parkingMap: '',
    ...salon,
  }
}

/** A province as its backend sends it. */
export function aProvince(province: Partial<ProvinceDto> & { cityId: number }): ProvinceDto {
  return {
    cityName: 'Hà Nội',
    totalSalon: 2,
    vungMienId: 1,
    districtModels: [{ districtId: 5, districtName: 'Quận Cầu Giấy' }],
    ...province,
  }
}

/** A place as the salons backend sends it. */
export function aPlace(): PlaceDto {
  return {
    placeId: 'd5',
    address: 'Quận Cầu Giấy, Hà Nội',
    cityId: 62,
    districtId: 5,
    wardId: null,
    latitude: 21.04,
    longitude: 105.79,
  }
}

type GroupDto = CatalogueDto['data'][number]['serviceGroups'][number]
type ServiceDto = GroupDto['services'][number]

/** A service as its backend sends it. */
export function aService(service: Partial<ServiceDto> & { serviceId: number }): ServiceDto {
  return {
    groupId: service.serviceId,
    parentServiceId: 0,
    categoryId: 1,
    group: '',
    order: 1,
    name: `Dịch vụ ${service.serviceId}`,
    versionName: '',
    subtitle: '',
    description: '',
    timeServe: 30,
    price: '120K',
    priceNum: 120_000,
    oldPrice: '',
    oldPriceNum: 0,
    serviceImage: [],
    tags: [],
    campaignTags: [],
    campaignId: 0,
    used: false,
    selected: 0,
    hasDetail: false,
    hasSpecial: false,
    isDefaultService: false,
    noDisplay: false,
    priceSpecialDay: 0,
    listService: [],
    comboDetail: [],
    serviceDeliveryType: 1,
    serviceSaleInfo: null,
    ...service,
  }
}

/** A service list with these groups. */
export function aCatalogue(
  ...groups: {
    groupId: number
    groupName?: string
    slugName?: string
    services: ServiceDto[]
    upsaleServices?: GroupDto['upsaleServices']
  }[]
): CatalogueDto {
  return {
    data: [
      {
        categoryId: 1,
        categoryName: 'Cắt',
        order: 1,
        title: 'CẮT TÓC',
        serviceGroups: groups.map((group) => ({
          groupName: `Nhóm ${group.groupId}`,
          upsaleServices: [],
          ...group,
        })),
      },
    ],
    rulesSpecialDay: [],
    ruleShowBookings: [],
    rulesNextStep: [],
    isSaveServiceChoosen: true,
    isAlertCampaign: false,
    guideScreens: [],
  }
}

/** A stylist as the booking backend sends them. */
export function aStylist(stylist: { staffId: number } & Record<string, unknown>) {
  return {
    staffName: 'Luận Triệu',
    avatar: '',
    special: false,
    salonEnroll: 10,
    favoriteImages: [],
    experience: 3,
    totalCutomer: 1200,
    ratingStar: 4.8,
    star: 4.8,
    description: '<p>Khéo tay</p>',
    skill: 'Cắt',
    skillLevel: 1,
    ratingInfor: [],
    ...stylist,
  }
}

/** A frame as the booking backend sends it. */
export function anHour(hour: { hourId: number } & Record<string, unknown>) {
  const label = timeLabel(startOf(hour.hourId))
  return {
    subHourId: 0,
    secondSubHourId: 0,
    hour: label,
    hourFrame: label,
    isFree: true,
    totalSkinnerEmpty: 1,
    totalStylistEmpty: 2,
    ...hour,
  }
}

/** A well-formed booking id. */
export const BOOKING_ID = '01JD4Q9Z7XK3M5N8P0R2S4T6VW'

/** A booking as the booking backend sends it. */
export function aBooking(booking: Partial<BookingDto> = {}): BookingDto {
  return {
    bookingId: BOOKING_ID,
    status: 'confirmed',
    dateBook: '22-11-2026',
    hourBook: '9h30',
    startsAt: Date.UTC(2026, 10, 22, 2, 30),
    customerPhone: '091***5678',
    numberPersons: 1,
    salonId: 10,
    salonName: 'Mượt 10',
    salonAddress: '1 Trần Duy Hưng',
    salonMap: '',
    parkingMap: '',
    salonPhone: '1900272703',
    isBookAtHome: false,
    canceled: false,
    totalMoney: 120_000,
    note: '',
    isOwner: true,
    holdExpiresAt: null,
    people: [
      {
        hour: '9h30',
        stylistName: 'Luận Triệu',
        totalMoney: 120_000,
        services: [{ id: 1001, name: 'Cắt gội 10 bước', price: 120_000 }],
      },
    ],
    ...booking,
  }
}

/** A rating as the booking backend sends it. */
export function aRating(): NonNullable<VisitDto['rating']> {
  return { star: 4, tags: ['Cắt đẹp', 'một tag lạ'], comment: 'Tốt', ratedAt: 1, editableUntil: 2 }
}

/** A visit as the booking backend sends it. */
export function aVisit(visit: Partial<VisitDto> = {}): VisitDto {
  return {
    bookingId: BOOKING_ID,
    dateBook: '09-11-2026',
    hourBook: '9h30',
    startsAt: Date.UTC(2026, 10, 9, 2, 30),
    salonId: 10,
    salonName: 'Mượt 10',
    salonAddress: '1 Trần Duy Hưng',
    totalMoney: 120_000,
    people: [
      {
        stylist: { id: 1001, name: 'Luận Triệu', avatar: '/people/01.svg' },
        skinner: { id: 1051, name: 'An Lê', avatar: '' },
        totalMoney: 120_000,
        services: [{ id: 1001, name: 'Cắt gội 10 bước', price: 120_000 }],
      },
    ],
    images: [
      { id: 5, url: '/art/hair/crop.svg', caption: 'Sau khi cắt', rating: 'good', isWrong: false },
    ],
    rating: aRating(),
    ...visit,
  }
}

/** A stylist in a ranking as the booking backend sends them. */
export function aMaster(master: Partial<RankedDto> = {}): RankedDto {
  return {
    staffId: 1001,
    staffName: 'Luận Triệu',
    avatar: '/people/01.svg',
    salonId: 10,
    skillLevel: 3,
    experience: 5,
    skill: 'Cắt',
    totalLike: 12,
    totalRating: 3,
    star: 4.7,
    ...master,
  }
}

/** A role as the booking backend sends it. */
export function aRole(
  role: Partial<z.input<(typeof bookingApi.getRole.responses)[200]>> = {},
): z.input<(typeof bookingApi.getRole.responses)[200]> {
  return {
    memberType: 3,
    allowBookStylist: true,
    allowMultiple: false,
    daysBookFuture: 2,
    maxDaysBookFuture: 2,
    dayMarks: [],
    salesOpenAt: null,
    bookDates: ['21-11-2026', '22-11-2026', '23-11-2026'],
    specialHours: { today: [], normal: [], weekend: [] },
    guideScreens: [],
    ...role,
  }
}

/** A customer as auth sends them. */
export function aUser(
  phoneNumber = '0912345678',
): z.input<(typeof authApi.getUser.responses)[200]> {
  return {
    statusCode: 200,
    data: {
      userInfo: {
        userId: 7,
        userIdMongo: 'x',
        phoneNumber,
        userName: 'Minh',
        memberType: 3,
        memberProductId: null,
      },
      accountBalance: 250_000,
      isRegistered: true,
      agreeProtectPersonalInfo: false,
    },
  }
}

/** A token of the form that auth gives out. */
export const TOKEN = 'a'.repeat(64)
/** The cookie of a logged-in customer. */
export const loggedIn = { cookie: `muot_session=${TOKEN}` }

/** A backend's refusal of a session. */
export function refuseSession(): never {
  throw new Unauthorized()
}

/** Auth for a customer whose session has ended. */
export const endedSession = { getUser: refuseSession }
