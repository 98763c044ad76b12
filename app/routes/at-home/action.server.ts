import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { homePath, readHomeDraft, type HomeDraft } from '~/booking/draft/home-draft'
import { phoneProblem } from '~/booking/customer/phone'
import { isDay } from '~/booking/time/vietnam-day'
import { form, formAction, oneOf, text, ticked, type FormPress } from '~/form.server'
import { atHome as messages } from '~/messages/vi/at-home'
import { booking as bookingWords } from '~/messages/vi/booking'
import { consent as consentWords } from '~/messages/vi/consent'
import { places as placeWords } from '~/messages/vi/places'
import { nationalPhone } from '../../../domain/phone'
import { lineText } from '../../../domain/typed-text'
import {
  CancelHomeVisitDocument,
  RequestHomeVisitDocument,
  type PartOfDay,
} from '../../../schema/generated/graphql'
import { agree, mustConsent } from '../booking/submit/save-consent.server'
import {
  chosenPlace,
  fillingForms,
  placeForm,
  showFound,
  type TypedPlace,
  withChoices,
} from '../places/place-form.server'

const placeShown = { fields: ['placeId'] } as const

async function choosePlace(typed: TypedPlace, { site, request }: FormPress) {
  const fitting = await withChoices(site, typed)
  const place = chosenPlace(fitting.typed)
  if (!place)
    return {
      issues: [{ field: 'placeId', message: placeWords.placeEmpty }],
      more: { ...fitting, suggestions: null },
    }
  const chosen = { step: 1, addressId: null, placeId: place.placeId }
  return redirect(homePath({ ...draftOf(request), ...chosen }), 303)
}

const visitForm = z.object({
  phone: text.transform(nationalPhone),
  street: text.transform(lineText),
  note: text,
  date: text,
  part: oneOf(Object.keys(messages.parts) as PartOfDay[]),
  consent: ticked,
  key: text,
  /** Key of a request that this one takes the place of; '' for none. */
  replaces: text.transform((key) => (/^[\w-]{16,64}$/.test(key) ? key : '')),
})

type TypedVisit = z.output<typeof visitForm>

/** Sends the request; after a failure the same key makes the retry safe. */
async function send(typed: TypedVisit, { site, request, run }: FormPress) {
  const draft = draftOf(request)
  const issues = await issuesOf(typed, draft, { site, request })
  const { phone, street, note, date, part, consent, key, replaces } = typed
  if (issues.length > 0 || part === null) return { issues }
  const headers = consent
    ? await agree(site, request, { phone, photo: false, location: false }, 'HOME_VISIT')
    : undefined
  const result = await run(RequestHomeVisitDocument, {
    input: {
      idempotencyKey: key,
      replacesKey: replaces || null,
      phone,
      addressId: draft.addressId,
      placeId: draft.placeId,
      street,
      serviceIds: [...draft.serviceIds],
      date,
      part,
      note,
    },
  })
  if (result.__typename === 'HomeVisitRequested')
    return redirect(
      homePath(
        { ...draft, step: 0, phone, addressId: null, placeId: null, serviceIds: [] },
        { done: 'sent' },
      ),
      { status: 303, headers },
    )
  // What was sent before with this key has arrived after all, or was canceled since.
  if (
    key !== '' &&
    'issues' in result &&
    result.issues.some(({ field }) => field === 'idempotencyKey')
  )
    return { message: messages.changed, more: { key: crypto.randomUUID(), replaces: key } }
  return result
}

async function issuesOf(
  typed: TypedVisit,
  draft: HomeDraft,
  { site, request }: Pick<FormPress, 'site' | 'request'>,
) {
  const phone = phoneProblem(typed.phone)
  const lacksConsent =
    phone === null &&
    !typed.consent &&
    (await mustConsent(site, typed.phone, request.headers.get('cookie') ?? ''))
  const problems = {
    date: isDay(typed.date) ? null : messages.dayEmpty,
    part: typed.part === null ? messages.partEmpty : null,
    street: draft.addressId === null && typed.street === '' ? messages.streetEmpty : null,
    phone,
    consent: lacksConsent ? consentWords.consentRequired : null,
  }
  return Object.entries(problems).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  )
}

/** Chooses the place (step 0), sends the request (step 2), or takes one back. */
export const atHomeAction = formAction(bookingWords.error, {
  ...fillingForms,
  // Enter in the search presses this button, the form's first.
  search: form(
    placeForm,
    async (typed, press) =>
      typed.q === '' ? choosePlace(typed, press) : showFound(press.site, typed),
    placeShown,
  ),
  next: form(placeForm, choosePlace, placeShown),
  request: form(visitForm, send, {
    fields: ['phone', 'street', 'note', 'date', 'part', 'consent', 'key', 'replaces'],
  }),
  cancel: form(z.object({ id: text }), async (visit, { run, request }) => {
    const result = await run(CancelHomeVisitDocument, visit)
    return result.__typename === 'HomeVisitCanceled'
      ? redirect(homePath({ ...draftOf(request), step: 0 }, { done: 'canceled' }), 303)
      : result
  }),
})

/** The type of that action, for what shows its result. */
export type AtHomeAction = typeof atHomeAction

function draftOf(request: Request): HomeDraft {
  return readHomeDraft(new URL(request.url).searchParams)
}
