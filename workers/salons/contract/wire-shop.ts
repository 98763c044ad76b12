import * as z from 'zod'
import { id } from '../../kit/values'

const dong = z.int().nonnegative()

/** A group of products as the chain sends it. */
const productGroupDto = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  totalProduct: z.int().nonnegative(),
})

/** A product as the chain sends it: its price is a number, or a range that is shown as 'from'. */
const productDto = z
  .object({
    id: z.string(),
    groupId: id,
    name: z.string(),
    slug: z.string().min(1),
    price: z.union([dong, z.object({ from: dong, to: dong })]),
    listedPrice: dong,
    isDiscount: z.boolean(),
    discountPercent: z.number().min(0).max(100),
    subCategory: z.string(),
    brand: z.string(),
    featuredImage: z.object({ url: z.string() }).nullish(),
    description: z.string(),
    usage: z.string(),
    updatedAt: z.string(),
  })
  .transform((wire) => {
    const { from, to } =
      typeof wire.price === 'number' ? { from: wire.price, to: wire.price } : wire.price
    const isDiscounted = wire.isDiscount && wire.listedPrice > from
    return {
      id: wire.id,
      groupId: wire.groupId,
      name: wire.name,
      slug: wire.slug,
      price: from,
      maxPrice: to > from ? to : null,
      listedPrice: isDiscounted ? wire.listedPrice : null,
      discountPercent: isDiscounted ? Math.round(wire.discountPercent) : 0,
      subgroup: wire.subCategory,
      brand: wire.brand,
      image: wire.featuredImage?.url || null,
      description: wire.description,
      usage: wire.usage,
      changedOn: /^\d{4}-\d{2}-\d{2}/.test(wire.updatedAt) ? wire.updatedAt.slice(0, 10) : null,
    }
  })

/** Every response of the shop has a success flag; false is a failure. */
const meta = z.object({ success: z.literal(true) })

/** Reply with the groups of the shop. */
export const productGroupsReply = z
  .object({ meta, data: z.array(productGroupDto) })
  .transform((wire) => wire.data)

/** Reply with products. */
export const productsReply = z
  .object({ meta, data: z.array(productDto) })
  .transform((wire) => wire.data)

export type ProductGroupDto = z.input<typeof productGroupDto>
export type Product = z.output<typeof productDto>
export type ProductDto = z.input<typeof productDto>
