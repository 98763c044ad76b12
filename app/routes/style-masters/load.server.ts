import type { Site } from '~/context'
import { readId } from '~/booking/read-id'
import { StyleMastersDocument } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'

/** The ranking of a list, with the visitor's own votes; `key` null is that of cuts in this month. */
export async function loadMasters(site: Site, request: Request, key: string | null) {
  const query = new URL(request.url).searchParams
  const salonId = readId(query.get('salonId'))
  const response = await site.gateway.query(StyleMastersDocument, { key, salonId })
  const {
    styleMasters: list,
    viewer,
    provinces,
  } = response.ok ? response.data : { styleMasters: null, viewer: null, provinces: null }
  const vote = viewer?.styleMasterVotes?.find((one) => one.masterKey === list?.key) ?? null
  return {
    key,
    salonId,
    who: logInStatusOf(response),
    list,
    isFailed: !response.ok || response.failed.includes('styleMasters'),
    vote,
    isVoted: vote !== null && query.has('da-binh-chon'),
    salons:
      provinces?.flatMap((province) =>
        province.salons.map((salon) => ({
          id: salon.id,
          name: salon.name,
          provinceName: province.name,
        })),
      ) ?? [],
  }
}

/** The data of a list's page. */
export type MastersData = Awaited<ReturnType<typeof loadMasters>>
