import * as z from 'zod'
import {
  count,
  decimal,
  flag,
  idOrNone,
  known,
  listWith,
  rowId,
  rowName,
  rows,
  text,
} from '../../kit/wire'

/** A group of products as the chain sends it. */
const productGroupDto = z.object({
  id: rowId,
  name: z.string(),
  slug: z.string().min(1),
  totalProduct: known(count, 0),
})

/** A product as the chain sends it: its price is a number, or a range that is shown as 'from'. */
const productDto = z
  .object({
    id: known(rowName, ''),
    groupId: idOrNone,
    name: z.string(),
    slug: z.string().min(1),
    price: z.union([count, z.object({ from: count, to: count })]),
    listedPrice: known(count, 0),
    isDiscount: flag,
    discountPercent: known(decimal.nullable(), null),
    subCategory: text,
    brand: text,
    featuredImage: z.object({ url: text }).nullish(),
    description: text,
    usage: text,
    updatedAt: text,
  })
  .transform((wire) => {
    const { from, to } =
      typeof wire.price === 'number' ? { from: wire.price, to: wire.price } : wire.price
    const isDiscounted = wire.isDiscount && wire.listedPrice > from
    return {
      id: wire.id || wire.slug,
      groupId: wire.groupId,
      name: wire.name,
      slug: wire.slug,
      price: from,
      maxPrice: to > from ? to : null,
      listedPrice: isDiscounted ? wire.listedPrice : null,
      discountPercent: isDiscounted
        ? Math.round(wire.discountPercent ?? (1 - from / wire.listedPrice) * 100)
        : 0,
      subgroup: wire.subCategory || null,
      brand: wire.brand || null,
      image: wire.featuredImage?.url || null,
      description: wire.description,
      usage: wire.usage,
      changedOn: /^\d{4}-\d{2}-\d{2}/.test(wire.updatedAt) ? wire.updatedAt.slice(0, 10) : null,
    }
  })

/** Every response of the shop has a success flag; false is a failure. */
const meta = known(z.object({ success: z.literal(true) }), { success: true })

/** Reply with the groups of the shop. */
export const productGroupsReply = ofShop(rows(productGroupDto))

/** Reply with products. */
export const productsReply = ofShop(rows(productDto))

function ofShop<S extends z.ZodType>(list: S) {
  return listWith({ meta, data: list }).transform((wire) => (wire as { data: z.output<S> }).data)
}

export type ProductGroupDto = z.input<typeof productGroupDto>
export type Product = z.output<typeof productDto>
export type ProductDto = z.input<typeof productDto>
