import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { idText } from '../../kit/wire'
import { productGroupsReply, productsReply } from './wire-shop'

/** The calls of the shop; what is in it can be bought at every salon. */
export const shopApi = {
  /** The groups that have products, in the shop's order. */
  listProductGroups: endpoint({
    method: 'GET',
    path: '/shop/product-groups',
    input: z.object(withLang),
    responses: { 200: productGroupsReply },
  }),
  /** The products of a group, or of the whole shop. */
  listProducts: endpoint({
    method: 'GET',
    path: '/shop/products',
    input: z.object({ groupId: idText.optional() }),
    responses: { 200: productsReply },
  }),
} satisfies Api
