import type {
  ProductOrder,
  QueryProductsArgs,
  Resolvers,
} from '../../../schema/generated/resolvers'
import { fold } from '../../../domain/fold'
import { holdsAll, wordsOf } from '../../../domain/search-words'
import type { Product } from '../../../workers/salons/contract'
import { searchOf } from './search'

/** Most products that stand beside one. */
const MAX_RELATED = 8

/**
 * The shop: its two lists from the cache, search and order over them, so that it works while the
 * salons backend is down.
 */
export const shopResolvers: Resolvers = {
  Query: {
    productGroups: async (_query, _args, { lists }) =>
      (await lists.read('productGroups')).map(({ totalProduct, ...group }) => ({
        ...group,
        productCount: totalProduct,
      })),
    products: async (_query, args, { lists }) => {
      const [products, groups] = await Promise.all([
        lists.read('products'),
        args.group ? lists.read('productGroups') : [],
      ])
      const groupId = args.group ? (groups.find(({ slug }) => slug === args.group)?.id ?? 0) : null
      return findProducts(products, args, groupId)
    },
    product: async (_query, { slug }, { lists }) =>
      (await lists.read('products')).find((product) => product.slug === slug) ?? null,
  },
  Product: {
    group: async ({ groupId }, _args, { lists }) => {
      const group = (await lists.read('productGroups')).find(({ id }) => id === groupId)
      return group
        ? { id: group.id, name: group.name, slug: group.slug, productCount: group.totalProduct }
        : null
    },
    related: async (product, _args, { lists }) => relatedTo(product, await lists.read('products')),
  },
}

/**
 * The products that contain every typed word, accents aside, in the requested order; `groupId` null
 * is the whole shop.
 */
function findProducts(
  products: readonly Product[],
  { search, order }: Pick<QueryProductsArgs, 'search' | 'order'>,
  groupId: number | null,
): Product[] {
  const holds = holdsAll(wordsOf(searchOf(search)))
  const found = products.filter(
    (product) => (groupId === null || product.groupId === groupId) && holds(textOf(product)),
  )
  return inOrder(found, order ?? 'CHAIN')
}

/** Others of the same kind first, then of the same group. */
function relatedTo(
  { slug, groupId, subgroup }: Pick<Product, 'slug' | 'groupId'> & { subgroup?: string | null },
  products: readonly Product[],
): Product[] {
  const others = products.filter((one) => one.slug !== slug && one.groupId === groupId)
  const isAlike = (one: Product) => one.subgroup !== null && one.subgroup === subgroup
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, MAX_RELATED)
}

function textOf({ name, brand, subgroup }: Product): string {
  return ` ${fold([name, brand, subgroup].join(' '))}`
}

function inOrder(products: readonly Product[], order: ProductOrder): Product[] {
  if (order === 'CHAIN') return [...products]
  const sign = order === 'PRICE_UP' ? 1 : -1
  return [...products].sort((a, b) => sign * (a.price - b.price))
}
