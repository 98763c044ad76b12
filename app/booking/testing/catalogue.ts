/** A part of a salon's list as customers see it: versions, extras that need a service, old prices, a free one. */
export const sold = [
  service('1001', '101', 120_000, 45),
  service('1002', '101', 149_000, 50),
  service('1003', '102', 199_000, 55, { oldPrice: 219_000 }),
  service('1010', '106', 100_000, 30, { deliveryType: 'STYLIST' }),
  service('1018', '301', 319_000, 60, { deliveryType: 'STYLIST' }),
  service('1019', '301', 399_000, 70, { deliveryType: 'STYLIST', oldPrice: 448_000 }),
  service('1023', '305', 60_000, 10, { deliveryType: 'STYLIST', parentId: '1019' }),
  service('1028', '403', 289_000, 60),
  service('1029', '403', 389_000, 90),
  service('1031', '405', 50_000, 10, { deliveryType: 'STYLIST', parentId: '1028' }),
  service('1038', '505', 70_000, 20, { deliveryType: 'SKINNER' }),
  service('1039', '506', 0, 10, { deliveryType: 'SKINNER' }),
]

type ServiceOptions = {
  parentId?: string
  oldPrice?: number
  deliveryType?: 'STYLIST' | 'SKINNER' | 'BOTH'
}

function service(
  id: string,
  groupId: string,
  price: number,
  minutes: number,
  { parentId, oldPrice, deliveryType = 'BOTH' }: ServiceOptions = {},
) {
  return {
    id,
    groupId,
    parentId: parentId ?? null,
    name: `Dịch vụ ${id}`,
    versionName: null,
    price,
    oldPrice: oldPrice ?? null,
    minutes,
    deliveryType,
  }
}
