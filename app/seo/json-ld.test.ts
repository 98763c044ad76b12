import { expect, test } from 'vitest'
import { blogPosting, breadcrumbList, hairSalon, jsonLdText, product, service } from './json-ld'

const origin = 'https://muot.example'

test('JSON-LD cannot end its script element or open a comment, and stays the same data', () => {
  const name = '</script><!-- \u2028 & \u2029 <script>'
  const text = jsonLdText([{ '@type': 'Product', name }])
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name }],
  })
})

test('a product with one price has an Offer, with a range an AggregateOffer in đồng', () => {
  const facts = {
    id: 'sp1',
    name: 'Sáp',
    description: 'd',
    path: '/cua-hang/sap',
    image: '/art/product/wax.png',
    brand: null,
    category: 'Tạo kiểu',
    price: 199_000,
  }
  expect(product(origin, { ...facts, maxPrice: null }).offers).toMatchObject({
    '@type': 'Offer',
    price: 199_000,
    priceCurrency: 'VND',
  })
  expect(product(origin, { ...facts, maxPrice: 359_000 }).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 199_000,
    highPrice: 359_000,
  })
  expect(product(origin, { ...facts, maxPrice: null })).not.toHaveProperty('brand')
})

test('a service has an offer for each of its versions, free ones too', () => {
  const data = service(origin, {
    name: 'Uốn',
    description: '',
    path: '/dich-vu/uon',
    image: '/x.png',
    category: 'Uốn tóc',
    offers: [
      { name: 'Cao cấp', price: 399_000, path: '/booking?chosenService=1019' },
      { price: 0, path: '/booking' },
    ],
  })
  expect(data.offers).toMatchObject([
    {
      '@type': 'Offer',
      name: 'Cao cấp',
      price: 399_000,
      url: `${origin}/booking?chosenService=1019`,
    },
    { price: 0, priceCurrency: 'VND' },
  ])
})

test('a salon’s JSON-LD has its address, position, hours, and directions where it has some', () => {
  const salon = {
    id: '9',
    name: 'Salon 252 Cầu Giấy',
    addressNew: '252 Cầu Giấy',
    provinceName: 'Hà Nội',
    latitude: 21,
    longitude: 105.8,
    phone: '0240',
    mapUrl: null,
    path: '/salon/252-cau-giay-9',
  }
  const data = hairSalon(origin, salon)
  expect(data).toMatchObject({
    '@type': 'HairSalon',
    url: `${origin}/salon/252-cau-giay-9`,
    openingHours: 'Mo-Su 08:30-20:30',
    address: { '@type': 'PostalAddress', addressRegion: 'Hà Nội', addressCountry: 'VN' },
  })
  expect(data).not.toHaveProperty('hasMap')
  expect(data.image).toBe(`${origin}/art/og.png`)
  expect(hairSalon(origin, { ...salon, image: '/art/salon/9.svg' }).image).toBe(
    `${origin}/art/og.png`,
  )
  const photograph = 'https://anh.muot.example/salon/9.jpg'
  expect(hairSalon(origin, { ...salon, image: photograph }).image).toBe(photograph)
  expect(hairSalon(origin, { ...salon, mapUrl: 'https://maps.example/9' }).hasMap).toBe(
    'https://maps.example/9',
  )
})

test('breadcrumbs count from one, and a post never has a change before its publication', () => {
  expect(
    breadcrumbList(origin, [
      { name: 'Trang chủ', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${origin}/blog` },
  ])
  const post = blogPosting(origin, {
    title: 'T',
    description: 'D',
    path: '/blog/t',
    image: '/a.png',
    publishedOn: '2026-11-01',
  })
  expect(post).toMatchObject({
    datePublished: '2026-11-01',
    dateModified: '2026-11-01',
    author: { '@type': 'Organization' },
  })
})
