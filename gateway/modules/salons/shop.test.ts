import { expect, test } from 'vitest'
import { aProduct } from '../../testing/content'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'

const groups = [
  { id: 1, name: 'Tạo kiểu tóc', slug: 'tao-kieu-toc', totalProduct: 3 },
  { id: 2, name: 'Chăm sóc da', slug: 'cham-soc-da', totalProduct: 1 },
]
const products = [
  aProduct({ id: 'sap', name: 'Sáp vuốt tóc', price: { from: 199_000, to: 359_000 } }),
  aProduct({
    id: 'xit',
    name: 'Xịt tạo phồng',
    brand: 'Glanzen',
    subCategory: 'Xịt',
    price: 150_000,
  }),
  aProduct({
    id: 'bot',
    name: 'Bột tạo kiểu',
    price: 300_000,
    listedPrice: 400_000,
    isDiscount: true,
    discountPercent: 25,
    featuredImage: null,
  }),
  aProduct({
    id: 'kem',
    groupId: 2,
    name: 'Kem dưỡng',
    subCategory: 'Dưỡng da',
    price: 90_000,
    listedPrice: 0,
    isDiscount: true,
  }),
]
const backend: FakeBackends = {
  salons: {
    listProductGroups: () => ({ meta: { success: true }, data: groups }),
    listProducts: () => ({ meta: { success: true }, data: products }),
  },
}
const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug)

test('a price range has two prices, and only a reduction a list price [H-169]', async () => {
  const { data } = await openGateway(backend).execute(
    '{ products { slug price maxPrice listedPrice discountPercent image group { slug productCount } } }',
  )
  expect(data.products).toEqual([
    {
      slug: 'sap',
      price: 199_000,
      maxPrice: 359_000,
      listedPrice: null,
      discountPercent: 0,
      image: '/art/product/wax.svg',
      group: { slug: 'tao-kieu-toc', productCount: 3 },
    },
    {
      slug: 'xit',
      price: 150_000,
      maxPrice: null,
      listedPrice: null,
      discountPercent: 0,
      image: '/art/product/wax.svg',
      group: { slug: 'tao-kieu-toc', productCount: 3 },
    },
    {
      slug: 'bot',
      price: 300_000,
      maxPrice: null,
      listedPrice: 400_000,
      discountPercent: 25,
      image: null,
      group: { slug: 'tao-kieu-toc', productCount: 3 },
    },
    {
      slug: 'kem',
      price: 90_000,
      maxPrice: null,
      listedPrice: null,
      discountPercent: 0,
      image: '/art/product/wax.svg',
      group: { slug: 'cham-soc-da', productCount: 1 },
    },
  ])
})

test('products are found by group, by words without accents, and ordered by price [H-240, H-153]', async () => {
  const { data } = await openGateway(backend).execute(
    `{
      group: products(group: "cham-soc-da") { slug }
      noGroup: products(group: "khac") { slug }
      words: products(search: "tao  PHONG") { slug }
      brand: products(search: "glanz") { slug }
      joined: products(search: "taophong") { slug }
      inside: products(search: "ong") { slug }
      up: products(order: PRICE_UP) { slug }
      down: products(order: PRICE_DOWN) { slug }
    }`,
  )
  expect(slugs(data.group)).toEqual(['kem'])
  expect(slugs(data.noGroup)).toEqual([])
  expect(slugs(data.words)).toEqual(['xit'])
  expect(slugs(data.brand)).toEqual(['xit'])
  expect(slugs(data.joined)).toEqual(['xit'])
  expect(slugs(data.inside)).toEqual([])
  expect(slugs(data.up)).toEqual(['kem', 'xit', 'sap', 'bot'])
  expect(slugs(data.down)).toEqual(['bot', 'sap', 'xit', 'kem'])
})

test('a product is found by its slug, and those beside it are of its group, its kind first', async () => {
  const { data } = await openGateway(backend).execute(
    `{
      product(slug: "sap") { id related { slug } }
      gone: product(slug: "khong-co") { id }
      alone: product(slug: "kem") { related { slug } }
    }`,
  )
  expect(data).toEqual({
    product: { id: 'sap', related: [{ slug: 'bot' }, { slug: 'xit' }] },
    gone: null,
    alone: { related: [] },
  })
})

test('the shop comes from the cache while salons is down [H-239]', async () => {
  const gateway = openGateway(backend)
  await gateway.execute('{ productGroups { id } products { id } }')
  gateway.breakDown('salons')
  gateway.wait(3600 * 5)
  const { data } = await gateway.execute('{ productGroups { name } products { slug } }')
  expect(data.productGroups).toHaveLength(2)
  expect(data.products).toHaveLength(4)
  const refused = openGateway({
    salons: {
      ...backend.salons,
      listProductGroups: () => ({ meta: { success: false as never }, data: [] }),
    },
  })
  expect((await refused.execute('{ productGroups { id } products { id } }')).data).toMatchObject({
    productGroups: null,
    products: [{}, {}, {}, {}],
  })
})
