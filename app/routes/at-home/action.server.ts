import { nationalPhone } from '../../../domain/phone'
import { data, redirect } from '@remix-run/cloudflare'
import { homePath, readHomeDraft, type HomeDraft } from '~/booking/draft/home-draft'
import { phoneProblem } from '~/booking/customer/phone'
import { isDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { atHome as messages } from '~/messages/vi/at-home'
import { booking as bookingWords } from '~/messages/vi/booking'
import { consent as consentWords } from '~/messages/vi/consent'
import { places as placeWords } from '~/messages/vi/places'
import { noResponse, refusedBy } from '~/refusal'
import { lineText } from '../../../domain/typed-text'
import {
  CancelHomeVisitDocument,
  RequestHomeVisitDocument,
  type PartOfDay,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { agree, mustConsent } from '../booking/submit/save-consent.server'
import {
  chosenPlace,
  type FoundPlaces,
  partsOf,
  type PlaceChoices,
  readPlace,
  searchPlaces,
  type TypedPlace,
  withChoices,
} from '../places/place-form.server'

/** Step 0 after it was sent without leading on. */
export type WhereResult = {
  about: 'where'
  typed: TypedPlace
  choices: PlaceChoices
  suggestions: FoundPlaces
  problem: string | null
}

/** The input of step 2; each refusal returns it. */
export type TypedVisit = {
  phone: string
  street: string
  note: string
  date: string
  part: PartOfDay | null
  consent: boolean
  key: string
  /** Key of a request that this one takes the place of; '' for none. */
  replaces: string
}

/** Step 2 after it was refused: what is wrong under which field. */
export type WhenResult = {
  about: 'when'
  typed: TypedVisit
  problems: Partial<Record<string, string>>
  message: string | null
}

/** Anything else that went wrong. */
export type OtherResult = { about: 'other'; message: string }

type AtHomeResult = WhereResult | WhenResult | OtherResult

/** Chooses the place (step 0), sends the request (step 2), or takes one back. */
export async function atHomeAction(site: Site, request: Request, form: FormData) {
  const draft = readHomeDraft(new URL(request.url).searchParams)
  const intent = textOf(form, 'intent')
  if (intent === 'cancel') return cancel(site, draft, textOf(form, 'id'))
  return intent === 'request'
    ? send(site, request, draft, form)
    : choosePlace(site, draft, form, intent)
}

async function choosePlace(site: Site, draft: HomeDraft, form: FormData, intent: string) {
  const typed = readPlace(form)
  if (intent.startsWith('pick:'))
    return where(site, { ...typed, q: '', ...(await partsOf(site, intent.slice(5))) })
  if (intent === 'search' && typed.q !== '')
    return where(site, typed, { suggestions: await searchPlaces(site, typed.q) })
  const fitting = await withChoices(site, typed)
  const place = intent === 'refresh' ? null : chosenPlace(fitting.typed)
  if (place)
    throw redirect(homePath({ ...draft, step: 1, addressId: null, placeId: place.placeId }), 303)
  return where(site, typed, intent === 'refresh' ? {} : { problem: placeWords.placeEmpty })
}

async function where(site: Site, typed: TypedPlace, over: Partial<WhereResult> = {}) {
  const result: AtHomeResult = {
    about: 'where',
    suggestions: null,
    problem: null,
    ...(await withChoices(site, typed)),
    ...over,
  }
  return data<AtHomeResult>(result, { status: over.problem ? 422 : 200 })
}

async function send(site: Site, request: Request, draft: HomeDraft, form: FormData) {
  const typed = readVisit(form)
  const problems = await problemsOf(site, request, draft, typed)
  if (Object.keys(problems).length > 0 || typed.part === null) return refused(typed, problems)
  const headers = typed.consent
    ? await agree(
        site,
        request,
        { phone: typed.phone, photo: false, location: false },
        'HOME_VISIT',
      )
    : undefined
  const { phone, street, note, date, part, key, replaces } = typed
  const response = await site.gateway.mutate(RequestHomeVisitDocument, {
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
  if (!response.ok) {
    if (response.failure.code === 'UNAUTHENTICATED')
      throw redirect(logInPath({ next: homePath(draft) }), 303)
    return refused(typed, {}, bookingWords.error)
  }
  const result = response.data.requestHomeVisit
  if (result.__typename === 'HomeVisitRequested')
    throw redirect(
      homePath(
        { ...draft, step: 0, phone, addressId: null, placeId: null, serviceIds: [] },
        { done: 'sent' },
      ),
      { status: 303, headers },
    )
  if (result.__typename === 'TooManyTries') return refused(typed, {}, result.message)
  const issues = Object.fromEntries(result.issues.map(({ field, message }) => [field, message]))
  // What was sent before with this key has arrived after all, or was canceled since.
  if (key !== '' && issues.idempotencyKey)
    return refused({ ...typed, key: crypto.randomUUID(), replaces: key }, {}, messages.changed)
  const shown = ['phone', 'street', 'date', 'part', 'note'].some((field) => issues[field])
  return refused(typed, issues, shown ? null : (result.issues[0]?.message ?? bookingWords.error))
}

async function cancel(site: Site, draft: HomeDraft, id: string) {
  const response = await site.gateway.mutate(CancelHomeVisitDocument, { id })
  if (!response.ok) {
    if (response.failure.code === 'UNAUTHENTICATED')
      throw redirect(logInPath({ next: homePath(draft), reason: 'het-han' }), 303)
    const { message, status } = noResponse(bookingWords.error, response.failure.code)
    return data<AtHomeResult>({ about: 'other', message }, { status })
  }
  const result = response.data.cancelHomeVisit
  // A request that is already canceled is no failure of a second press.
  if (result.__typename === 'HomeVisitCanceled' || result.__typename === 'NotFound')
    throw redirect(homePath({ ...draft, step: 0 }, { done: 'canceled' }), 303)
  const { message, status } = refusedBy(result, bookingWords.error)
  return data<AtHomeResult>({ about: 'other', message }, { status })
}

const isPart = (text: string): text is PartOfDay => text in messages.parts

function readVisit(form: FormData): TypedVisit {
  const part = textOf(form, 'part')
  const replaces = textOf(form, 'replaces')
  return {
    phone: nationalPhone(textOf(form, 'phone')),
    street: lineText(textOf(form, 'street')),
    note: textOf(form, 'note'),
    date: textOf(form, 'date'),
    part: isPart(part) ? part : null,
    consent: form.has('consent'),
    key: textOf(form, 'key'),
    replaces: /^[\w-]{16,64}$/.test(replaces) ? replaces : '',
  }
}

async function problemsOf(
  site: Site,
  request: Request,
  draft: HomeDraft,
  typed: TypedVisit,
): Promise<Partial<Record<string, string>>> {
  const phone = phoneProblem(typed.phone)
  const lacksConsent =
    phone === null &&
    !typed.consent &&
    (await mustConsent(site, typed.phone, request.headers.get('cookie') ?? ''))
  return {
    ...(isDay(typed.date) ? {} : { date: messages.dayEmpty }),
    ...(typed.part === null ? { part: messages.partEmpty } : {}),
    ...(draft.addressId === null && typed.street === '' ? { street: messages.streetEmpty } : {}),
    ...(phone ? { phone } : {}),
    ...(lacksConsent ? { consent: consentWords.consentRequired } : {}),
  }
}

/**
 * After a failure the same key makes the retry safe; another refused request created nothing, so
 * it may keep its key too.
 */
function refused(
  typed: TypedVisit,
  problems: Partial<Record<string, string>>,
  message: string | null = null,
) {
  return data<AtHomeResult>({ about: 'when', typed, problems, message }, { status: 422 })
}
