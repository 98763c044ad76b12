/** The backends that the screens need. */
export type Backend = 'salons' | 'booking' | 'campaign'

/**
 * The backend calls of the screens; the gateway's own are the same except for `salon` and
 * `province`, which it takes from the lists.
 */
export const pathsOf = {
  salon: ({ salonId }: PathInput) => `/salon/${salonId}`,
  salons: () => '/v4/salon/get',
  provinces: () => '/city/list-city',
  /** One province; for those who cannot pick it from the list. */
  province: ({ provinceId }: PathInput) => `/salon/city?cityId=${provinceId}`,
  catalogue: ({ salonId, chosen, phone }: PathInput) =>
    `/booking/list-service-v5?salonId=${salonId}&lang=vi` +
    `&choosenServiceIds=${chosen?.join(',') || 0}${ofPhone(phone)}`,
  staff: ({ salonId, date, phone }: PathInput) =>
    `/booking/all-stylist-v4?salonId=${salonId}&workDate=${wireDate(date)}${ofPhone(phone)}`,
  hours: ({ salonId, date, services, phone }: PathInput) =>
    `/booking/hours-group-by-date?stylistId=0&salonId=${salonId}&bookDate=${wireDate(date)}` +
    `&listServiceId=${services.join(',')}${ofPhone(phone)}`,
  role: ({ salonId, phone }: PathInput) =>
    `/booking/role?${phone ? `phone=${phone}&` : ''}salonId=${salonId}`,
  /** Of nobody in particular: the phone is not proved. */
  offers: ({ salonId, date, services, phone }: PathInput) =>
    `/campaign/list-campaign-booking?guest=${phone ? 1 : 0}&campaignUsing=0&salonId=${salonId}` +
    `&services=${services.join(',')}&bookDate=${wireDate(date)}`,
} as const

/** The booking screen's variables. */
export type PathInput = {
  salonId: number
  province: string
  provinceId: number
  date: string
  services: number[]
  /** The customer's, once it is known. */
  phone?: string | null
  /** The services that the catalogue is asked to check. */
  chosen?: number[] | null
}

/** Which backend a path is of. */
export function backendOf(path: string): Backend {
  if (path.startsWith('/campaign/')) return 'campaign'
  return path.startsWith('/booking/') ? 'booking' : 'salons'
}

function ofPhone(phone: string | null | undefined): string {
  return phone ? `&customerPhone=${phone}` : ''
}

function wireDate(date: string): string {
  return date.split('-').reverse().join('-')
}
