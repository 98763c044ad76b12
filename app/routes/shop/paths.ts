import { cutText, lineText } from '../../../domain/typed-text'

/** The address of the shop. */
export const shopPath = '/cua-hang'

/** The orders of the shop and their names in its address. */
export const orderNames = {
  CHAIN: 'ban-chay',
  PRICE_UP: 'gia-tang',
  PRICE_DOWN: 'gia-giam',
} as const

/** An order of the shop. */
export type ProductOrder = keyof typeof orderNames

/** The filter in an address of the shop. */
export type ProductFilter = { group: string; search: string; order: ProductOrder }

/** The path of a product's page. */
export function productPath(slug: string): string {
  return `${shopPath}/${encodeURIComponent(slug)}`
}

/** Reads an address of the shop; what it does not know is as good as absent. */
export function readProductFilter(query: URLSearchParams): ProductFilter {
  const named = query.get('sap-xep')
  const order =
    (Object.keys(orderNames) as ProductOrder[]).find((name) => orderNames[name] === named) ??
    'CHAIN'
  return {
    group: (query.get('nhom') ?? '').slice(0, 100),
    search: cutText(lineText(query.get('q') ?? ''), 80),
    order,
  }
}

/** The address of the shop for a filter; defaults are left out. */
export function productFilterPath({ group, search, order }: ProductFilter): string {
  const query = new URLSearchParams({
    ...(group ? { nhom: group } : {}),
    ...(search ? { q: search } : {}),
    ...(order === 'CHAIN' ? {} : { 'sap-xep': orderNames[order] }),
  })
  const text = query.toString()
  return text ? `${shopPath}?${text}` : shopPath
}
