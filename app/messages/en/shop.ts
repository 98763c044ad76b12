import type { shop as vi } from '../vi/shop'
import type { Wording } from '../wording'

/** Sentences of the shop. */
export const shop = {
  name: 'Shop',
  metaTitle: 'Hair and skin care for men – {brand} shop',
  metaText:
    'Wax, shampoo, leave-in sprays and skin care used by {brand} stylists. See the prices here, buy at the salon near you.',
  lead: 'What our stylists use at the salon, to take home. Buy at any salon, or call us to reserve.',
  groups: 'Product groups',
  all: 'All',
  group: '{name} ({n})',
  searchLabel: 'Find a product',
  order: 'Sort by',
  orders: {
    CHAIN: 'Best sellers',
    PRICE_UP: 'Price, low to high',
    PRICE_DOWN: 'Price, high to low',
  },
  apply: 'Show',
  clear: 'Clear filters',
  count: '{n} {n|product|products}',
  none: 'No products match',
  noneHint: 'Try another word, or see all products.',
  failed: 'We couldn’t load the shop. Please try again in a few minutes, or call {number}.',
  from: 'From',
  off: '{n}% off',
  gone: 'We can’t find this product',
  goneText: 'We may have stopped selling it. Please have a look at our other products.',
  toShop: 'See the shop',
  productTitle: '{name} – {brand}',
  productText: '{name}: {price}. {description}',
  madeBy: 'Brand',
  kind: 'Type',
  inGroup: 'Group',
  about: 'What it is for',
  usage: 'How to use it',
  howToBuy: 'How to buy',
  howToBuyText:
    'Products are sold at the salons, not online yet. Visit the nearest salon, or call us to reserve one and ask the price of each size.',
  nearest: 'Find a salon near you',
  call: 'Reserve on {number}',
  range: 'From {from} to {to}, depending on the size.',
  related: 'You may also need',
} as const satisfies Wording<typeof vi>
