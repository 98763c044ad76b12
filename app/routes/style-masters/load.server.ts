import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { positiveInt, textOf } from '~/form.server'
import { styleMasters as messages } from '~/messages/vi/style-masters'
import { noResponse, refusedBy, type Refused } from '~/refusal'
import { StyleMastersDocument, VoteStyleMasterDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { logInStatusOf } from '../auth/log-in-status'

/** The ranking of a list, with the visitor's own votes; `key` null is that of cuts in this month. */
export async function loadMasters(site: Site, request: Request, key: string | null) {
  const query = new URL(request.url).searchParams
  const salonId = positiveInt(query.get('salonId')) || null
  const response = await site.gateway.query(StyleMastersDocument, { key, salonId })
  const {
    styleMasters: list,
    styleMasterVotes,
    provinces,
  } = response.ok ? response.data : { styleMasters: null, styleMasterVotes: null, provinces: null }
  const vote = styleMasterVotes?.find((one) => one.masterKey === list?.key) ?? null
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

/**
 * Stores the posted vote and redirects to the list, so that a reload does not vote again;
 * logged-out visitors are redirected to the log-in.
 */
export async function voteOnce(
  { gateway }: Site,
  request: Request,
  form: FormData,
): Promise<Refused> {
  const url = new URL(request.url)
  const key = textOf(form, 'key')
  const response = await gateway.mutate(VoteStyleMasterDocument, {
    key,
    stylistId: positiveInt(textOf(form, 'stylistId')),
  })
  const salonId = positiveInt(url.searchParams.get('salonId'))
  const path = url.pathname + (salonId ? `?salonId=${salonId}` : '')
  if (!response.ok) {
    if (response.failure.code === 'UNAUTHENTICATED') throw redirect(logInPath({ next: path }), 303)
    return noResponse(messages.error, response.failure.code)
  }
  const result = response.data.voteStyleMaster
  if (result.__typename === 'StyleMasterVoted')
    throw redirect(`${path}${path.includes('?') ? '&' : '?'}da-binh-chon=1`, 303)
  return refusedBy(result, messages.error)
}
