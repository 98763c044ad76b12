import * as z from 'zod'
import { endpoint } from '../../kit/endpoint'
import { id, phone } from '../../kit/values'
import { flagText, lenientList, wireDate } from '../../kit/wire'

const marketingWire = z
  .object({
    campaignId: id,
    name: z.string(),
    image: z.string(),
    desc: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  })
  .transform((wire) => ({
    id: wire.campaignId,
    name: wire.name,
    image: wire.image || null,
    text: wire.desc,
    startDate: wireDate.safeDecode(wire.startDate).data ?? null,
    endDate: wireDate.safeDecode(wire.endDate).data ?? null,
  }))

/** The booking backend's part of offers: its own marketing, and the uses that bookings spend. */
export const offersApi = {
  /** Campaigns that the booking backend itself advertises; dates DD-MM-YYYY or ''. */
  listMarketing: endpoint({
    method: 'GET',
    path: '/api-booking/marketing-campaign/reward',
    input: z.object({}),
    responses: {
      200: z.object({ data: lenientList(marketingWire) }).transform((wire) => wire.data),
    },
  }),
  /**
   * Uses that a phone's bookings spend, by offer; canceled and expired ones do not count. With
   * `isChange` those of the current booking are left out, as it is about to be replaced. Reveals
   * facts about the phone's owner: only for a caller who has proved that it is theirs.
   */
  listOfferUses: endpoint({
    method: 'GET',
    path: '/booking/campaign-usage',
    input: z.object({ phone, isChange: flagText }),
    responses: {
      200: z
        .object({ data: z.array(z.object({ campaignId: id, usage: z.int().positive() })) })
        .transform((wire) =>
          wire.data.map((row) => ({ offerId: row.campaignId, uses: row.usage })),
        ),
    },
  }),
}

export type MarketingCampaign = z.output<typeof marketingWire>
