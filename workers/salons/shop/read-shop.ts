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
  group_id: z.int(),
  name: z.string(),
  slug: z.string(),
  price: z.int(),
  price_to: z.int().nullable(),
  listed_price: z.int(),
  discount_percent: z.int(),
  subgroup: z.string(),
  brand: z.string(),
  image: z.string(),
  description: z.string(),
  usage: z.string(),
  changed_on: z.string(),
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
    .prepare('SELECT * FROM product WHERE ?1 IS NULL OR group_id = ?1 ORDER BY position')
    .bind(groupId ?? null)
  return { meta: { success: true }, data: (await allRows(products, productRow)).map(toDto) }
}

function toDto(row: z.output<typeof productRow>): ProductDto {
  return {
    id: row.id,
    groupId: row.group_id,
    name: row.name,
    slug: row.slug,
    price: row.price_to === null ? row.price : { from: row.price, to: row.price_to },
    listedPrice: row.listed_price,
    isDiscount: row.discount_percent > 0,
    discountPercent: row.discount_percent,
    subCategory: row.subgroup,
    brand: row.brand,
    featuredImage: { url: row.image },
    description: row.description,
    usage: row.usage,
    updatedAt: row.changed_on,
  }
}
