import { required } from '../../kit/required'
import { insertInto } from '../../kit/seeding'
import type { LocalDate } from '../../kit/values'
import { addDays } from '../../kit/vietnam-time'
import groups from '../data/shop-groups.json'
import products from '../data/shop-products.json'

/** The demo shop as SQL; days of change count back from `today`. */
export function seedShop(today: LocalDate): string[] {
  return [
    ...insertInto('product_group', groups),
    ...insertInto(
      'product',
      products.map((product, position) => productRow(product, position, today)),
    ),
  ]
}

function productRow(product: (typeof products)[number], position: number, today: LocalDate) {
  const { price } = product
  return {
    id: product.id,
    position,
    group_id: required(
      groups.find(({ name }) => name === product.category),
      product.category,
    ).id,
    name: product.name,
    slug: product.slug,
    price: typeof price === 'number' ? price : price.from,
    price_to: typeof price === 'number' ? null : price.to,
    listed_price: product.listedPrice,
    discount_percent: product.discountPercent,
    subgroup: product.subCategory,
    brand: product.brand,
    image: product.featuredImage.url,
    description: product.description,
    usage: product.usage,
    changed_on: addDays(today, -product.daysSinceChange),
  }
}
