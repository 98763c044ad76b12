import type { ServicesData } from '../services/load.server'
import { now } from './main-screen'

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
