import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { commaIds, intText } from '../../kit/wire'
import { boardWire, soldWire } from './wire-board'

/**
 * What the soonest hours of the whole chain are found with. None of it is of the chain's own calls:
 * a host without them answers 404, and its customers look for hours salon by salon.
 */
export const boardApi = {
  /**
   * Who is free at every salon today and tomorrow: what has changed since a version, 0 for
   * everything. `salonIds` are those that have to be there, nearest first.
   */
  readBoard: endpoint({
    method: 'GET',
    path: '/booking/free-board',
    input: z.object({ since: intText.default(0), salonIds: commaIds }),
    answers: { 200: boardWire },
  }),
  /** What the chain sells, and which salons do not sell which of it. */
  listSold: endpoint({
    method: 'GET',
    path: '/booking/sold-services',
    input: z.object({}),
    answers: { 200: soldWire },
    isShared: true,
  }),
} satisfies Api
