import { data, redirect } from '@remix-run/cloudflare'
import { draftAfterAll, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { cleanCode, codeLack } from '~/booking/offers/promo-code'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { offers as messages } from '~/messages/vi/offers'
import { RedeemCodeDocument } from '../../../../schema/generated/graphql'

/** The result of a promo code, where the page shows a message. */
export type RedeemResult =
  /** A sentence under the input. */
  | { kind: 'refused'; message: string }
  /** The backend failed. */
  | { kind: 'failed' }

/** The response to step 4, with the code as it was typed. */
export type OffersResult = { about: 'offers'; outcome: RedeemResult; typed: string }

/**
 * Takes a promo code, typed or read from a QR picture; an accepted one joins the draft, and its
 * offer is chosen when it holds.
 */
export async function redeem(site: Site, draft: Draft, form: FormData) {
  const typed = textOf(form, 'code').slice(0, 60)
  const code = cleanCode(typed)
  const lack = codeLack(code)
  if (lack)
    return respond(
      { kind: 'refused', message: lack === 'empty' ? messages.codeEmpty : messages.codeWrong },
      typed,
      422,
    )
  const me = currentPerson(draft)
  const response = await site.gateway.mutate(RedeemCodeDocument, {
    code,
    phone: draft.phone || null,
    salonId: draft.salonId,
    serviceIds: [...me.serviceIds],
  })
  if (!response.ok) return respond({ kind: 'failed' }, typed, 502)
  const result = response.data.redeemCode
  switch (result.__typename) {
    case 'CodeRedeemed': {
      const isChosen = result.offer?.isValid === true && !me.offerIds.includes(result.offer.id)
      const offerIds = isChosen ? [...me.offerIds, result.offer!.id] : me.offerIds
      throw redirect(
        bookingPath(
          draftAfterAll(
            draft,
            { type: 'addCode', code: result.code },
            { type: 'chooseOffers', offerIds },
          ),
          { taken: 1 },
        ),
        303,
      )
    }
    case 'CodeRefused':
      return respond({ kind: 'refused', message: result.message }, typed, 422)
    case 'TooManyTries':
      return respond({ kind: 'refused', message: result.message }, typed, 429)
    case 'InvalidInput':
      return respond(
        { kind: 'refused', message: result.issues[0]?.message ?? messages.codeWrong },
        typed,
        422,
      )
  }
}

function respond(outcome: RedeemResult, typed: string, status: number) {
  const body: OffersResult = { about: 'offers', outcome, typed }
  return data(body, { status })
}
