import type { ProductGroupWire, ProductWire } from '../contract'

type ProductRow = {
  id: string
  group_id: number
  name: string
  slug: string
  price: number
  price_to: number | null
  listed_price: number
  discount_percent: number
  subgroup: string
  brand: string
  image: string
  description: string
  usage: string
  changed_on: string
}

/** The envelope of every answer of the shop. */
type Shop<T> = { meta: { success: true }; data: T }

/** The groups that have products (H-239). */
export async function readProductGroups(db: D1Database): Promise<Shop<ProductGroupWire[]>> {
  const { results } = await db
    .prepare(
      'SELECT g.id, g.name, g.slug, count(*) AS totalProduct FROM product_group g JOIN product p ON p.group_id = g.id GROUP BY g.id ORDER BY g.id',
    )
    .all<ProductGroupWire>()
  return { meta: { success: true }, data: results }
}

/** The products of a group, or all (H-240, H-169). */
export async function readProducts(
  db: D1Database,
  groupId: number | undefined,
): Promise<Shop<ProductWire[]>> {
  const { results } = await db
    .prepare('SELECT * FROM product WHERE ?1 IS NULL OR group_id = ?1 ORDER BY position')
    .bind(groupId ?? null)
    .all<ProductRow>()
  return { meta: { success: true }, data: results.map(toWire) }
}

function toWire(row: ProductRow): ProductWire {
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
