import { contentResponses } from '../content'
import { aProduct } from '../goods'
import { aPlace, aProvince, aSalon, aUser } from '../people'
import type { FakeBackends } from '../open-gateway'

/** An auth backend with one of everything. */
export const authResponses = {
  getUser: () => aUser(),
  getCustomerInfo: () => ({
    status: 200,
    body: {
      data: {
        customerId: 7,
        phone: '0912345678',
        fullName: '',
        birthday: null,
        createdAt: 1,
        deleteRequestedAt: 1,
        deleteAt: 2,
      },
    },
  }),
  listConsents: () => ({
    data: [
      {
        purpose: 'booking',
        isAgree: true,
        textVersion: '2026-11-21',
        source: 'account',
        createdAt: 1,
      },
    ],
  }),
  listSessions: () => ({
    data: [{ id: 'x', device: '', createdAt: 1, lastSeen: '2026-11-21', isThis: true }],
  }),
  getPushKey: () => ({ publicKey: 'x' }),
  listPushDevices: () => ({
    data: [{ id: 'x', device: '', purposes: ['booking'], since: 1, isThis: true }],
  }),
  getNoticeSettings: () => ({
    data: { channels: ['zalo'], quietFrom: 1320, quietUntil: 390 },
  }),
  newCaptcha: () => ({ kind: 'sum', question: '1 + 2 = ?', challenge: 'x' }),
} satisfies FakeBackends['auth']

/** A salons backend with one of everything. */
export const salonsResponses = {
  ...contentResponses,
  listSalons: () => ({ data: [aSalon({ id: 10 })] }),
  listProvinces: () => ({ data: [aProvince({ cityId: 62 })] }),
  listWards: () => ({ data: [{ wardId: 1, wardName: 'x', districtId: 5 }] }),
  suggestPlaces: () => ({ data: [{ placeId: 'd5', description: 'x' }] }),
  findPlace: () => ({ status: 200, body: { data: aPlace() } }),
  listProductGroups: () => ({
    meta: { success: true },
    data: [{ id: 1, name: 'x', slug: 'x', totalProduct: 1 }],
  }),
  listProducts: () => ({
    meta: { success: true },
    data: [aProduct({ id: 'a' }), aProduct({ id: 'b' })],
  }),
  getOpening: () => ({
    status: 200,
    body: { data: { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' } },
  }),
  getSalonOff: () => ({ status: 200, body: { data: { message: 'Nghỉ.', salonBackUp: [10] } } }),
} satisfies FakeBackends['salons']
