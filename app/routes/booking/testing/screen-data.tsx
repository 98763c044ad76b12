import type { MainData } from '../main/load.server'
import { viewOf } from '../group/person-view'
import { MainStep } from '../main/step'
import type { SalonsData } from '../salon/load.server'
import type { ServicesData } from '../services/load.server'
import type { CreateActionResult } from '../submit/create.server'
import { renderHtml } from './render-html'

/** A service as step 0 shows it. */
export type Sold = NonNullable<MainData['people'][number]['chosen']>[number]

/** The server's time, 09:05 in Vietnam. */
export const now = Date.parse('2026-11-22T02:05:00Z')
/** A stylist of the salon. */
export const stylist = {
  id: '31',
  name: 'Huy Trần',
  avatar: null,
  avatarFocus: null,
  isMaster: false,
  level: 2,
  salonId: '9',
  salon: null,
  yearsOfExperience: 4,
  customerCount: 1250,
  stars: 4.8,
  skill: 'Uốn',
  description: '',
  photos: [],
  ratings: [],
  facts: ['4,8/5 · 1,2k khách'],
}
/** A free frame. */
export const frame = {
  id: '7',
  label: '10h30',
  start: 630,
  isFree: true,
  freeStylists: 2,
  freeSkinners: 2,
}
/** A service of both. */
export const cut: Sold = {
  id: '1001',
  groupId: '101',
  parentId: null,
  name: 'Cắt gội 10 bước',
  versionName: 'Tiêu chuẩn',
  price: 120_000,
  oldPrice: 140_000,
  minutes: 30,
  deliveryType: 'BOTH',
  isDefault: true,
}
/** The services of a salon that sells that one only. */
export const soldCatalogue = {
  categories: [{ groups: [{ services: [cut] }] }],
  specialDays: [],
  suggestions: [],
}
/** The data of step 0 for one customer with one service. */
export const main: MainData = {
  screen: 'main',
  now,
  host: null,
  customerId: null,
  today: '2026-11-22',
  day: '2026-11-22',
  days: [
    {
      ...{ date: '2026-11-22', tag: 'TODAY', isActive: true, isWeekend: true },
      ...{ mark: null, kind: 'Cuối tuần', price: null },
    },
  ],
  newDaysAt: Infinity,
  sale: null,
  hourExtra: null,
  priceSum: null,
  salon: {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    address: '252 Cầu Giấy, Hà Nội',
    addressNew: '252 Cầu Giấy, Hà Nội',
    addressNote: null,
    isOpen: true,
    openingDate: null,
    warnText: 'Salon đông khách cuối tuần',
    manyPeople: 'ALL',
    offersConsultation: false,
    hasParking: true,
  },
  people: [viewOf<Sold>([cut], [])],
  proposal: null,
  isOfferAuto: false,
  asksName: false,
  caller: {
    ...{ salonId: '9', phone: '0909090909', viewerPhone: null },
    ...{ mayBookForOthers: false, bookedPeople: 1 },
  },
  groupRefusal: null,
  total: { dong: 120_000, oldDong: 140_000 },
  guides: [],
  mayChooseStylist: true,
  needsStylist: true,
  stylists: [stylist],
  hours: {
    hasFree: true,
    seenAt: null,
    everySeconds: null,
    receptionName: '',
    groups: [{ name: 'Sáng', hours: [frame] }],
  },
  backups: null,
  off: null,
  isSomeGone: false,
  hasWaitlist: true,
  visited: [],
  cities: [],
  isNear: false,
  proposed: [],
  popular: null,
  suggestion: null,
  asksConsent: true,
  photo: false,
  key: '00000000-0000-4000-8000-000000000000',
}
/** The query of that draft. */
export const chosen = 'step=0&salonId=9&phone=0909090909&chosenService=1001'

/** The HTML of step 0 with these changes. */
export function mainSent(changes: Partial<MainData> = {}, query = chosen): Promise<string> {
  return renderHtml(<MainStep data={{ ...main, ...changes }} result={undefined} />, query)
}

/** The response to an attempt to book, with nothing typed but the consent. */
export function attempt(
  outcome: CreateActionResult['outcome'],
  more: Partial<CreateActionResult> = {},
): CreateActionResult {
  return {
    form: 'create',
    outcome,
    typed: {
      phone: '',
      note: '',
      requests: [],
      isManyPeople: false,
      advice: 'full',
      photo: false,
      consent: true,
      location: false,
    },
    hourId: null,
    allowChange: false,
    take: '',
    key: '00000000-0000-4000-8000-000000000000',
    ...more,
  }
}

/** The salon picker before a city is chosen, of somebody without visits or saved places. */
export const salonPicker: SalonsData = {
  screen: 'salons',
  now,
  provinces: [],
  districts: [],
  cities: [],
  salons: null,
  isNear: false,
  isList: false,
  tiles: null,
  visited: [],
  visitedPoint: null,
  visitedTitle: null,
  isOwner: false,
  addresses: [],
  shown: 5,
  off: null,
}

/** The picker of a customer who is logged in and has saved a place, with a province of each region. */
export const salons: SalonsData = {
  ...salonPicker,
  provinces: (
    [
      ['NORTH', '62', 'Hà Nội', 30],
      ['CENTRAL', '15', 'Đà Nẵng', 1],
      ['SOUTH', '1', 'TP. Hồ Chí Minh', 22],
    ] as const
  ).map(([region, id, name, salonCount]) => ({ id, name, region, salonCount })),
  districts: [{ id: '2', name: 'Quận Hoàn Kiếm' }],
  cities: [{ id: '99', name: 'Điện Biên', salonCount: 0 }],
  isOwner: true,
  addresses: [{ id: '3', name: 'Nhà' }],
}

/** A salon as the picker lists it, and as it lists visited ones. */
export function listedSalon(id: string): SalonsData['visited'][number] {
  return {
    id,
    name: `Salon ${id}`,
    addressNew: `${id} Láng`,
    addressNote: null,
    districtName: '',
    provinceId: '62',
    provinceName: '',
    isOpen: true,
    openingDate: null,
    hasParking: false,
    tag: null,
    rating: null,
    image: null,
    imageFocus: null,
    latitude: 21.01,
    longitude: 105.8,
  }
}

type Group = NonNullable<ServicesData['categories']>[number]['groups'][number]

/** A free service, the only one of its group. */
export const combo: Group['services'][number] = {
  id: '1003',
  groupId: '102',
  parentId: null,
  categoryId: '1',
  name: 'Cắt gội Combo 2',
  versionName: null,
  subtitle: '',
  description: '',
  minutes: 55,
  price: 0,
  priceText: 'FREE',
  oldPrice: null,
  images: [],
  tags: [],
  isDefault: true,
  hasDetail: true,
}
/** Its group. */
export const comboGroup: Group = {
  id: '102',
  name: 'Cắt gội Combo 2',
  services: [combo],
  addOns: [],
}

/** The services of a salon that sells that group only. */
export const serviceList: ServicesData = {
  screen: 'services',
  now,
  salon: null,
  categories: [{ id: '1', name: 'Cắt', title: 'Cắt', groups: [comboGroup] }],
  popular: null,
  isGenZ: false,
  guides: [],
  detail: null,
  isSomeGone: false,
  offers: [],
}
