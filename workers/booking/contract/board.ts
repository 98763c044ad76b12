import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { commaIds, intText } from '../../kit/wire'
import { boardWire, salonRatingsWire, soldWire } from './wire-board'

/**
 * The calls about all salons at once. None is among the chain's own: a host without them responds
 * 404, its customers search salon by salon, and its salons have no stars in lists.
 */
export const boardApi = {
  /**
   * Availability of every salon today and tomorrow: the entries changed since a version, 0 for all.
   * `salonIds` are those that must be included, nearest first.
   */
  readBoard: endpoint({
    method: 'GET',
    path: '/booking/free-board',
    input: z.object({ since: intText.default(0), salonIds: commaIds }),
    responses: { 200: boardWire },
  }),
  /** The chain's services, and the salons that do not sell them. */
  listSold: endpoint({
    method: 'GET',
    path: '/booking/sold-services',
    input: z.object({}),
    responses: { 200: soldWire },
    isShared: true,
  }),
  /** The mean rating of each salon's stylists, and by how many customers. */
  listSalonRatings: endpoint({
    method: 'GET',
    path: '/booking/salon-ratings',
    input: z.object({}),
    responses: { 200: salonRatingsWire },
    isShared: true,
  }),
} satisfies Api
