import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { form, formAction, number, texts } from '~/form.server'
import { booking as messages } from '~/messages/vi/booking'
import {
  AnnounceLatenessDocument,
  CancelManagedBookingDocument,
  ChangeManagedBookingDocument,
  ConfirmComingDocument,
  NamePeopleDocument,
} from '../../../schema/generated/graphql'
import { changePath } from '../booking/success/booking-card'
import { managePath, namesPart, tokenIn } from './paths'

const none = z.object({})

/** Leads back to the page, which shows what has succeeded. */
function done(token: string, notice: string): Response {
  return redirect(`${managePath(token)}?xong=${notice}`, 303)
}

/** The forms of the manage page: success leads to the page, or into the flow that changes the booking. */
export const manageAction = formAction(messages.error, {
  cancel: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(CancelManagedBookingDocument, { token })
    return result.__typename === 'BookingCanceled' ? done(token, 'huy') : result
  }),
  change: form(z.object({ hour: number }), async ({ hour }, { run, params }) => {
    const result = await run(ChangeManagedBookingDocument, { token: tokenIn(params.token) })
    if (result.__typename !== 'ChangeAllowed') return result
    const path = changePath(result.booking)
    return redirect(hour > 0 ? path.replace('#', `&hour=${hour}#`) : path, 303)
  }),
  coming: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(ConfirmComingDocument, { token })
    return result.__typename === 'ComingConfirmed' ? done(token, 'den') : result
  }),
  late: form(z.object({ minutes: number }), async ({ minutes }, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(AnnounceLatenessDocument, { token, minutes })
    if (result.__typename === 'LatenessAccepted') return done(token, 'tre')
    return result.__typename === 'LatenessRefused'
      ? { ...result, more: { nearest: result.nearest } }
      : result
  }),
  names: form(
    z.object({ names: texts }),
    async (names, { run, params }) => {
      const token = tokenIn(params.token)
      const result = await run(NamePeopleDocument, { token, ...names })
      return result.__typename === 'PeopleNamed' ? done(token, `ten#${namesPart}`) : result
    },
    { fields: ['names'] },
  ),
})

/** The type of that action, for what shows its result. */
export type ManageAction = typeof manageAction
