/**
 * The data of the plain host: salons of two provinces, what they sell, who works there and who has
 * booked, with the fields of docs/spec/requirements.md and no others. What there is not is null.
 */

const none = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>

/** Provinces (B-145, H-165). */
export const provinces = [
  { cityId: 62, cityName: 'Hà Nội', vungMienId: 1, district: 'Đống Đa' },
  { cityId: 1, cityName: 'TP. Hồ Chí Minh', vungMienId: 3, district: 'Quận 1' },
].map(({ district, ...province }) => {
  const districtModels = [{ districtId: province.cityId * 10, districtName: district }]
  return { ...province, totalSalon: 2, districtModels }
})

/** Salons (B-144, H-164); the last one is closed. */
export const salons = (
  [
    [501, 62, '82 Trần Đại Nghĩa', 21.0031, 105.8434],
    [502, 62, '168 Tôn Đức Thắng', 21.0169, 105.8279],
    [503, 1, '120 Nguyễn Trãi', 10.7691, 106.6902],
    [504, 1, '31 Lê Lai', 10.7704, 106.6951],
  ] as const
).map(([id, cityId, name, latitude, longitude]) => {
  const { cityName, districtModels } = provinces.find((one) => one.cityId === cityId)!
  const [{ districtId, districtName }] = districtModels as [(typeof districtModels)[0]]
  return {
    ...{ id, cityId, cityName, districtId, name, latitude, longitude, phone: `024730${id}` },
    ...{ address: `${name}, ${districtName}, ${cityName}`, addressNew: `${name}, ${cityName}` },
    map: id % 2 ? `https://maps.google.com/?q=${latitude},${longitude}` : null,
    searchText: `${name} ${districtName} ${cityName}`,
    ...{ parking: id % 2 === 1, isOpen: id !== 504, salonHot: false },
    ...{ bookManyPeople: 'all', selectConsultation: false },
    ...none('addressNote', 'tagTopSalon', 'tag', 'openingDate', 'warnText', 'distance'),
  }
})

/** Services (B-152). */
const services = (
  [
    [3001, 41, 'Cắt gội khoang thương gia', 40, 120_000, 3],
    [3002, 41, 'Cắt gội combo 2', 60, 190_000, 3],
    [3003, 42, 'Uốn định hình', 100, 379_000, 1],
    [3004, 43, 'Gội dưỡng sinh', 40, 99_000, 2],
  ] as const
).map(([serviceId, groupId, name, timeServe, priceNum, serviceDeliveryType]) => ({
  ...{ serviceId, groupId, name, timeServe, priceNum, serviceDeliveryType, order: serviceId },
  ...{ categoryId: groupId === 43 ? 2 : 1, versionName: name, price: `${priceNum / 1000}.000` },
  description: `${name} trong ${timeServe} phút`,
  ...{ serviceImage: [], tags: [], campaignTags: [], listService: [], upsaleServices: [] },
  ...{ used: 0, selected: 0, hasDetail: groupId === 41, hasSpecial: false },
  ...{ isDefaultService: false, noDisplay: false, comboDetail: '[]' },
  ...none('parentServiceId', 'group', 'subtitle', 'oldPrice', 'oldPriceNum'),
  ...none('campaignId', 'priceSpecialDay', 'serviceSaleInfo'),
}))

/** The reply of getListServiceV5 (B-155 to B-157). */
export const serviceList = {
  data: [
    category('CẮT TÓC', 1, [41, 'Cắt gội'], [42, 'Uốn']),
    category('THƯ GIÃN', 2, [43, 'Gội dưỡng sinh']),
  ],
  ...{ rulesSpecialDay: [], ruleShowBookings: [], rulesNextStep: [], guideScreens: [] },
  ...{ isSaveServiceChoosen: true, isAlertCampaign: false },
}

function category(categoryName: string, order: number, ...groups: [number, string][]) {
  const serviceGroups = groups.map(([groupId, groupName]) => ({
    ...{ groupId, groupName, upsaleServices: [] },
    services: services.filter((one) => one.groupId === groupId),
  }))
  return { categoryName, order, title: categoryName, serviceGroups }
}

/** Stylists of a salon (B-146): the third is a master. */
export function stylistsOf(id: number | string) {
  const salonId = Number(id)
  return ['Huy', 'Đạt', 'Phúc'].map((staffName, index) => ({
    ...{ staffId: salonId * 10 + index, staffName, special: index === 2, salonEnroll: salonId },
    ...{ favoriteImages: '[]', experience: 2 + index, totalCutomer: 900 + 400 * index },
    ...{ ratingStar: 4.8, star: 5, skill: 'Cắt', skillLevel: index + 1 },
    ratingInfor: '[{"Name":"Cắt","Star":4.8,"TotalCustomerRating":210,"TotalCustomer":900}]',
    ...none('avatar', 'description'),
  }))
}

/** An offer of the salons (B-160). */
export const campaign = {
  ...{ campaignId: 901, name: 'Tháng đầu đông', valid: true, serviceConditions: [] },
  serviceApplies: [
    {
      ...{ id: 3004, name: 'Gội dưỡng sinh', price: 79_000, originPrice: 99_000, selected: 0 },
      ...none('description', 'serviceImage'),
    },
  ],
  ...none('image', 'imageUrl', 'expire', 'validCondition', 'message', 'startDate', 'endDate'),
  ...none('remainUsage', 'paymentMethod', 'salonApplies', 'condition', 'effect'),
}

const homeItem = {
  ...{ id: 1, title: 'Cắt gội', redirectLink: '/dich-vu', price: '120K' },
  ...none('subTitle', 'linkImage', 'linkImageMb', 'oldPrice', 'priceList'),
}

/** Blocks of Home (H-166, H-167). */
export const homeBlocks = ['head', 'service', 'salonAddress'].map((layout, order) => ({
  ...{ order, layout, title: `Khối ${order}`, list: layout === 'service' ? [homeItem] : [] },
  ...{ slidePerViewPC: 4, slidePerViewMB: 2, numberPermanent: 0 },
  ...none('subTitle', 'linkViewAll', 'banner', 'bannerMobile'),
}))

/** Banners (H-168). */
export const banners = ['web', 'mobile'].map((type) => {
  return { type, link: `/khong-co-${type}.jpg`, redirectLink: '/thanh-vien', addOn: null }
})

/** A gift of the lucky wheel (H-250), and the wheel, with that gift in each sector (H-249). */
export const gift = { id: 71, name: 'Gội dưỡng sinh', kind: 'service', ...none('image', 'stock') }
export const luckyWheel = {
  ...{ id: 7, name: 'Vòng quay' },
  sectors: [0, 1, 2, 3].map((position) => ({ position, giftId: gift.id, label: gift.name })),
}

/** The first frame begins at 8h30 and has number 101; there are 36, of 20 minutes each. */
const [MINUTE_MS, OPENS, FRAMES, FIRST_ID] = [60_000, 8 * 60 + 30, 36, 101]

type Seat = { hourId: number; stylistId: number; frames: number }

export type Booking = {
  id: number
  phone: string
  salonId: number
  /** `DD-MM-YYYY`. */
  date: string
  seats: Seat[]
  totalMoney: number
  isConfirmed: boolean
  isCanceled: boolean
}

/** What the client sends with a booking (B-376 to B-383), as far as this host reads it. */
export type Order = {
  salonId: number
  phone: string
  dateBook: string
  bookHours: { bookHourId: number; stylistId: number; chosenServices: { id: number }[] }[]
  allowChange?: boolean
}

/** The bookings, and what they leave free. */
export class PlainBookings {
  readonly all: Booking[] = []
  readonly now: () => number

  /** The first member came a week ago. */
  constructor(now: () => number) {
    this.now = now
    const seats = [{ hourId: FIRST_ID, stylistId: 5010, frames: 2 }]
    const visit = { id: 70_000, phone: '0912345678', salonId: 501, date: this.day(-7), seats }
    this.all.push({ ...visit, totalMoney: 120_000, isConfirmed: true, isCanceled: false })
  }

  /** So many days ahead, as the chain writes it. */
  day(ahead: number): string {
    const day = new Date(this.now() + (7 * 60 + ahead * 24 * 60) * MINUTE_MS).toISOString()
    return day.slice(0, 10).split('-').reverse().join('-')
  }

  /** Epoch ms at which an hour of a day begins. */
  startOf(date: string, hourId: number): number {
    const midnight = Date.parse(`${date.split('-').reverse().join('-')}T00:00:00+07:00`)
    return midnight + (OPENS + (hourId - FIRST_ID) * 20) * MINUTE_MS
  }

  /** The confirmed bookings of a phone: all, or those that stand and are to come or have been. */
  of(phone: string, when?: 'current' | 'served'): Booking[] {
    return this.all.filter(({ seats, date, isConfirmed, isCanceled, ...one }) => {
      if (one.phone !== phone || !isConfirmed) return false
      const isToCome = this.startOf(date, seats[0]!.hourId) > this.now()
      return !when || (!isCanceled && isToCome === (when === 'current'))
    })
  }

  /** Books, or returns why not. A phone that is not its owner's awaits a code. */
  create(order: Order, owner: string | null) {
    const { phone, salonId, dateBook: date } = order
    const [standing] = this.of(phone, 'current')
    if (standing && !(order.allowChange && owner === phone))
      return { status: 403, message: 'Bạn đã có lịch đặt.' }
    const seats: Seat[] = []
    let totalMoney = 0
    for (const { bookHourId: hourId, stylistId: wish, chosenServices } of order.bookHours) {
      const { frames, price } = togetherOf(chosenServices.map(({ id }) => id).join())
      const free = this.#freeAt({ salonId, date, hourId, frames }, seats)
      const stylistId = wish ? free.find((id) => id === wish) : free[0]
      if (!stylistId) return { status: 409, message: 'Giờ này vừa có khách khác đặt mất rồi.' }
      seats.push({ hourId, stylistId, frames })
      totalMoney += price
    }
    if (standing) standing.isCanceled = true
    const made = { id: 70_000 + this.all.length, phone, salonId, date, seats, totalMoney }
    this.all.push({ ...made, isConfirmed: owner === phone, isCanceled: false })
    return this.all.at(-1)!
  }

  /** The hours of a day (B-149 to B-151), for a stylist or for any, 0. */
  hours(salonId: number, date: string, { serviceIds, wish }: { serviceIds: string; wish: number }) {
    const { frames } = togetherOf(serviceIds)
    const hours = Array.from({ length: FRAMES }, (_none, index) => {
      const hourId = FIRST_ID + index
      const free = this.#freeAt({ salonId, date, hourId, frames }, [])
      const stylists = wish ? free.filter((id) => id === wish).length : free.length
      return {
        ...{ hourId, subHourId: hourId + 1, secondSubHourId: hourId + 2 },
        ...{ hour: label(index), hourFrame: `${label(index)} - ${label(index + 1)}` },
        ...{ isFree: stylists > 0, totalSkinnerEmpty: 2, totalStylistEmpty: stylists },
      }
    })
    const groups = [hours.slice(0, 11), hours.slice(11, 27), hours.slice(27)]
    const hourGroup = groups.map((some, at) => ({
      name: ['Sáng', 'Chiều', 'Tối'][at],
      hours: some,
    }))
    const lastHourWork = { isFreeToday: hours.some(({ isFree }) => isFree) }
    return { hourGroup, lastHourWork, ...none('receptionName', 'receptionAvatar') }
  }

  /** Stylists who are free for the whole time: every seventh frame of each is taken at the desk. */
  #freeAt(at: { salonId: number; date: string; hourId: number; frames: number }, more: Seat[]) {
    const { salonId, date, hourId, frames } = at
    const isOver = this.startOf(date, hourId) <= this.now()
    if (isOver || hourId + frames > FIRST_ID + FRAMES) return []
    const taken = this.all
      .filter((one) => one.salonId === salonId && one.date === date && !one.isCanceled)
      .flatMap(({ seats }) => seats)
      .concat(more)
      .filter((seat) => seat.hourId < hourId + frames && hourId < seat.hourId + seat.frames)
      .map(({ stylistId }) => stylistId)
    return stylistsOf(salonId)
      .map(({ staffId }) => staffId)
      .filter((id) => !taken.includes(id) && (2 * id - hourId) % 7 >= frames)
  }
}

/** Booking info (H-163). */
export function bookingInfo({ id, date, seats, phone, salonId, isCanceled }: Booking) {
  const salon = salons.find((one) => one.id === salonId)!
  return {
    ...{ bookingId: id, dateBook: date, hourBook: label(seats[0]!.hourId - FIRST_ID) },
    ...{ customerPhone: phone, numberPersons: seats.length, isBookAtHome: false },
    ...{ salonAddress: salon.address, salonName: salon.name, salonMap: salon.map },
    ...{ parkingMap: null, canceled: isCanceled },
  }
}

function label(index: number): string {
  const minutes = OPENS + index * 20
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
}

/** How many frames services of a comma list take, and what they cost. */
function togetherOf(ids: string): { frames: number; price: number } {
  const chosen = services.filter(({ serviceId }) => ids.split(',').includes(`${serviceId}`))
  const minutes = chosen.reduce((sum, { timeServe }) => sum + timeServe, 0)
  const price = chosen.reduce((sum, { priceNum }) => sum + priceNum, 0)
  return { frames: Math.ceil(minutes / 20) || 1, price }
}
