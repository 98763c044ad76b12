const version = {
  groupId: '101',
  parentId: null,
  name: 'Cắt gội 10 bước',
  versionName: null,
  price: 120_000,
  oldPrice: null,
  minutes: 45,
  deliveryType: 'BOTH' as const,
  isDefault: true,
}

/** The services of a salon that sells 1001 only. */
export const soldCatalogue = {
  categories: [{ groups: [{ services: [{ ...version, id: '1001' }] }] }],
  specialDays: [],
  suggestions: [],
}
