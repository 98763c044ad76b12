/** A visit of the demo. Ratings are given the day after. */
export type Visit = {
  phone: string
  daysAgo: number
  salonId: number
  hourId: number
  serviceIds: readonly number[]
  photos: readonly string[]
  rating: { stars: number; tags: readonly string[]; comment: string } | null
  stylist: number
}

/** The picture from before the cut, which visits with several pictures have. */
export const before = { url: '/art/hair/mullet.svg', caption: 'Trước khi cắt' }
/** Caption of the first picture after the cut. */
export const after = 'Sau khi cắt'
/** Caption of the others. */
export const close = 'Nhìn gần'

/**
 * The history of the demo's customers: the first has many visits, one without pictures and the last
 * one unrated; the others have fewer.
 */
export const described: readonly Omit<Visit, 'stylist'>[] = [
  {
    phone: '0912345678',
    daysAgo: 12,
    salonId: 1,
    hourId: 11,
    serviceIds: [1001, 1034],
    photos: ['side-part', 'quiff', 'textured-fringe'],
    rating: null,
  },
  {
    phone: '0912345678',
    daysAgo: 34,
    salonId: 10,
    hourId: 20,
    serviceIds: [1003, 1038],
    photos: ['undercut', 'crop'],
    rating: { stars: 5, tags: ['Cắt đẹp', 'Gội kỹ'], comment: 'Fade mịn, em thợ tư vấn kỹ.' },
  },
  {
    phone: '0912345678',
    daysAgo: 62,
    salonId: 9,
    hourId: 5,
    serviceIds: [1001],
    photos: ['two-block', 'layer'],
    rating: { stars: 4, tags: ['Đúng giờ'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 90,
    salonId: 9,
    hourId: 16,
    serviceIds: [1001, 1038],
    photos: [],
    rating: { stars: 5, tags: ['Gội kỹ', 'Salon sạch sẽ'], comment: 'Gội rất thư giãn.' },
  },
  {
    phone: '0912345678',
    daysAgo: 118,
    salonId: 10,
    hourId: 29,
    serviceIds: [1003],
    photos: ['mohican', 'buzz'],
    rating: {
      stars: 3,
      tags: ['Chờ lâu'],
      comment: 'Cuối tuần hơi đông, em phải chờ thêm 15 phút.',
    },
  },
  {
    phone: '0912345678',
    daysAgo: 146,
    salonId: 9,
    hourId: 9,
    serviceIds: [1001],
    photos: ['side-part'],
    rating: { stars: 5, tags: ['Cắt đẹp'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 175,
    salonId: 1,
    hourId: 14,
    serviceIds: [1001],
    photos: ['curl', 'premlock'],
    rating: { stars: 4, tags: ['Thái độ thân thiện'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 203,
    salonId: 9,
    hourId: 22,
    serviceIds: [1001],
    photos: ['crop'],
    rating: { stars: 5, tags: ['Cắt đẹp', 'Tư vấn tận tâm'], comment: 'Lần đầu ghé mà ưng luôn.' },
  },
  {
    phone: '0912345680',
    daysAgo: 20,
    salonId: 12,
    hourId: 8,
    serviceIds: [1001],
    photos: ['quiff', 'undercut', 'crop'],
    rating: null,
  },
  {
    phone: '0912345680',
    daysAgo: 48,
    salonId: 14,
    hourId: 18,
    serviceIds: [1003],
    photos: ['layer'],
    rating: { stars: 5, tags: ['Cắt đẹp'], comment: '' },
  },
  {
    phone: '0912345679',
    daysAgo: 27,
    salonId: 14,
    hourId: 12,
    serviceIds: [1001],
    photos: ['two-block', 'layer'],
    rating: null,
  },
  {
    phone: '0977777777',
    daysAgo: 16,
    salonId: 15,
    hourId: 24,
    serviceIds: [1001],
    photos: ['textured-fringe'],
    rating: null,
  },
]
