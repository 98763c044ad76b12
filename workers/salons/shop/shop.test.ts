import { beforeAll, expect, test } from 'vitest'
import { fillWithDemoData, get, salonsAt } from '../testing/seeded-db'

const salons = salonsAt(0)
beforeAll(fillWithDemoData)

test('the shop’s groups come in its own envelope, each with its number of products [H-239]', async () => {
  const body: { meta: object; data: { slug: string; totalProduct: number }[] } = await (
    await get('/shop/product-groups')
  ).json()
  expect(body.meta).toEqual({ success: true })
  const groups = await salons.listProductGroups({})
  expect(groups.map(({ slug }) => slug)).toEqual([
    'cham-soc-toc',
    'tao-kieu-toc',
    'cham-soc-da',
    'cham-soc-co-the',
    'thuc-pham-chuc-nang',
  ])
  expect(groups.reduce((sum, { totalProduct }) => sum + totalProduct, 0)).toBe(27)
})

test('products have the same envelope with a group and without [H-240]', async () => {
  const body: { meta: object; data: unknown[] } = await (
    await get('/shop/products?groupId=2')
  ).json()
  expect(body).toMatchObject({ meta: { success: true }, data: [{}, {}, {}] })
  const styling = await salons.listProducts({ groupId: 2 })
  expect(styling.map(({ groupId }) => groupId)).toEqual([2, 2, 2])
  expect(await salons.listProducts({})).toHaveLength(27)
  expect(await salons.listProducts({ groupId: 99 })).toEqual([])
})

test('each product has a name, a kind, a description and a use in English [O-36]', async () => {
  const english = await salons.listProducts({ lang: 'en' })
  expect(english.find(({ id }) => id === 'sp002')).toMatchObject({
    name: 'By Vilain hair wax, long hold, masculine scent',
    subgroup: 'Hair wax',
  })
  const vietnamese = (await salons.listProducts({})).map(({ name }) => name)
  expect(english.map(({ name }) => name).filter((name) => vietnamese.includes(name))).toEqual([])
  for (const { subgroup } of english) expect(subgroup ?? '').toMatch(/^[\w ]*$/)
  const texts = english.flatMap(({ description, usage }) => [description, usage])
  expect(texts.filter((text) => /[à-ỹđ]/i.test(text))).toEqual([])
})

test('a product has name, slug, price or range, list price and picture [H-169]', async () => {
  const {
    data,
  }: {
    data: {
      id: string
      price: unknown
      listedPrice: number
      isDiscount: boolean
      featuredImage: { url: string }
    }[]
  } = await (await get('/shop/products')).json()
  expect(data.find(({ id }) => id === 'sp002')).toMatchObject({
    price: { from: 199_000, to: 359_000 },
    listedPrice: 199_000,
    isDiscount: false,
    featuredImage: { url: '/art/product/sp002.svg' },
  })
  const products = await salons.listProducts({})
  const byId = (id: string) => products.find((product) => product.id === id)
  expect(byId('sp001')).toMatchObject({
    name: 'Tinh dầu dưỡng tóc ATS For man Styling Oil 80ml',
    slug: 'tinh-dau-duong-toc-ats-for-man-styling-oil-80ml',
    price: 655_000,
    maxPrice: null,
    listedPrice: null,
    discountPercent: 0,
    image: '/art/product/sp001.svg',
  })
  expect(byId('sp002')).toMatchObject({ price: 199_000, maxPrice: 359_000, listedPrice: null })
  expect(byId('sp011')).toMatchObject({ price: 399_000, listedPrice: 499_000, discountPercent: 20 })
  expect(
    products.every(
      ({ description, usage, changedOn }) => description && usage && changedOn! <= '2026-11-21',
    ),
  ).toBe(true)
})

test('each product has a picture of its own', async () => {
  const pictures = (await salons.listProducts({})).map(({ image }) => image)
  expect(new Set(pictures).size).toBe(27)
})

test('a group that is no number is refused', async () => {
  expect((await get('/shop/products?groupId=abc')).status).toBe(422)
})
