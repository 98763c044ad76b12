import * as z from 'zod'
import { allRows } from '../../kit/rows'
import type { ProductGroupDto, ProductDto } from '../contract'

const groupRow = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  totalProduct: z.int(),
})

const productRow = z.object({
  id: z.string(),
  groupId: z.int(),
  name: z.string(),
  slug: z.string(),
  price: z.int(),
  priceTo: z.int().nullable(),
  listedPrice: z.int(),
  discountPercent: z.int(),
  subCategory: z.string(),
  brand: z.string(),
  image: z.string(),
  description: z.string(),
  usage: z.string(),
  updatedAt: z.string(),
})

/** The envelope of every response of the shop. */
type Shop<T> = { meta: { success: true }; data: T }

/** The groups that have products. */
export async function readProductGroups(db: D1Database): Promise<Shop<ProductGroupDto[]>> {
  const groups = db.prepare(
    `SELECT g.id, g.name, g.slug, count(*) AS totalProduct
     FROM product_group g
     JOIN product p ON p.group_id = g.id GROUP BY g.id ORDER BY g.id`,
  )
  return { meta: { success: true }, data: await allRows(groups, groupRow) }
}

/** The products of a group, or all. */
export async function readProducts(
  db: D1Database,
  groupId: number | undefined,
): Promise<Shop<ProductDto[]>> {
  const products = db
    .prepare(
      `SELECT id, group_id AS groupId, name, slug, price, price_to AS priceTo,
         listed_price AS listedPrice, discount_percent AS discountPercent,
         subgroup AS subCategory, brand, image, description, usage, changed_on AS updatedAt
       FROM product WHERE ?1 IS NULL OR group_id = ?1 ORDER BY position`,
    )
    .bind(groupId ?? null)
  return { meta: { success: true }, data: (await allRows(products, productRow)).map(toDto) }
}

function toDto({ priceTo, image, ...product }: z.output<typeof productRow>): ProductDto {
  return {
    ...product,
    price: priceTo === null ? product.price : { from: product.price, to: priceTo },
    isDiscount: product.discountPercent > 0,
    featuredImage: { url: image },
  }
}
