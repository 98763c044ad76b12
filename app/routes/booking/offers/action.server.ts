import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { draftAfterAll } from '~/booking/draft/draft'
import { bookingPath, readDraft } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { cleanCode, codeLack } from '~/booking/offers/promo-code'
import { checked, form, wrong, type FormResult } from '~/form.server'
import { offers as messages } from '~/messages/vi/offers'
import { sentenceOf } from '~/refusal'
import { RedeemCodeDocument } from '../../../../schema/generated/graphql'

/**
 * Takes a promo code, typed or read from a QR picture; an accepted one joins the draft, and its
 * offer is chosen when it holds.
 */
export const redeem = form(
  z.object({ code: checked(problemOf).transform(cleanCode) }),
  async ({ code }, { request, run }) => {
    const draft = readDraft(new URL(request.url).searchParams)
    const me = currentPerson(draft)
    const result = await run(RedeemCodeDocument, {
      code,
      phone: draft.phone || null,
      salonId: draft.salonId,
      serviceIds: [...me.serviceIds],
    })
    if (result.__typename !== 'CodeRedeemed') {
      const status = result.__typename === 'TooManyTries' ? 429 : 422
      return { ...wrong('code', sentenceOf(result, messages.codeWrong)), status }
    }
    const isChosen = result.offer?.isValid === true && !me.offerIds.includes(result.offer.id)
    const offerIds = isChosen ? [...me.offerIds, result.offer!.id] : me.offerIds
    const changes = [
      { type: 'addCode', code: result.promoCode },
      { type: 'chooseOffers', offerIds },
    ] as const
    return redirect(bookingPath(draftAfterAll(draft, ...changes), { taken: 1 }), 303)
  },
  { fields: ['code'], error: messages.error },
)

function problemOf(typed: string): string | null {
  const lack = codeLack(cleanCode(typed))
  return lack && (lack === 'empty' ? messages.codeEmpty : messages.codeWrong)
}

/** What step 4 shows of a press. */
export type OffersResult = FormResult<{ redeem: typeof redeem }>
