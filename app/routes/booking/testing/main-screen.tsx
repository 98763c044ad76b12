import type { MainData } from '../main/load.server'
import { viewOf } from '../group/person-view'
import { MainStep } from '../main/step'
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
