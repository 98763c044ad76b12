import { expect, test } from 'vitest'
import { salonsApi } from '../../../workers/salons/contract'
import { received } from '../../testing/received'

test('a salon is read by its names [H-164]', async () => {
  const named = {
    id: 9,
    cityId: 62,
    cityName: 'Hà Nội',
    addressNew: '252 Cầu Giấy',
    phone: '1900272703',
    map: 'https://maps.example/9',
    openingDate: '23-11-2026',
    isOpen: true,
  }
  const ours = {
    districtId: 5,
    districtName: 'Cầu Giấy',
    name: 'Salon 252',
    address: '',
    addressNote: '',
    latitude: 21,
    longitude: 105,
    searchText: '',
    parking: false,
    salonHot: false,
    tagTopSalon: '',
    tag: '',
    warnText: '',
    bookManyPeople: 'all',
    selectConsultation: false,
    parkingMap: '',
  }
  expect(await received(salonsApi, { data: [{ ...ours, ...named }] }).listSalons({})).toMatchObject(
    [
      {
        id: 9,
        provinceId: 62,
        provinceName: 'Hà Nội',
        addressNew: '252 Cầu Giấy',
        phone: '1900272703',
        mapUrl: 'https://maps.example/9',
        openingDate: '2026-11-23',
        isOpen: true,
      },
    ],
  )
})

test('a province is read by its names [H-165]', async () => {
  const wire = {
    data: [{ cityId: 62, cityName: 'Hà Nội', totalSalon: 21, districtModels: [], vungMienId: 1 }],
  }
  expect(await received(salonsApi, wire).listProvinces({})).toMatchObject([
    { id: 62, name: 'Hà Nội', salonCount: 21 },
  ])
})

test('a product is read by its names, from data under meta.success [H-169, H-240]', async () => {
  const named = {
    name: 'Sáp',
    slug: 'sap',
    price: 399_000,
    listedPrice: 499_000,
    isDiscount: true,
    featuredImage: { url: '/wax.svg' },
  }
  const ours = {
    id: 'sp1',
    groupId: 1,
    discountPercent: 20,
    subCategory: '',
    brand: '',
    description: '',
    usage: '',
    updatedAt: '',
  }
  expect(
    await received(salonsApi, {
      meta: { success: true },
      data: [{ ...named, ...ours }],
    }).listProducts({}),
  ).toMatchObject([
    { name: 'Sáp', slug: 'sap', price: 399_000, listedPrice: 499_000, image: '/wax.svg' },
  ])
  await expect(
    received(salonsApi, { meta: { success: false }, data: [] }).listProducts({}),
  ).rejects.toMatchObject({ name: 'BackendFailure' })
})

test('groups of products are read from data under meta.success [H-239]', async () => {
  const group = { id: 2, name: 'Tạo kiểu tóc', slug: 'tao-kieu-toc', totalProduct: 3 }
  expect(
    await received(salonsApi, { meta: { success: true }, data: [group] }).listProductGroups({}),
  ).toEqual([group])
  await expect(
    received(salonsApi, { meta: { success: false }, data: [group] }).listProductGroups({}),
  ).rejects.toMatchObject({ name: 'BackendFailure' })
})
