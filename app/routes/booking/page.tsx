import './booking.css'
import './offers/offers.css'
import './salon/salons.css'
import '../salons/map/with-map.css'
import './services/services.css'
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  MetaFunction,
  SerializeFrom,
} from '@remix-run/cloudflare'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import type { Draft } from '~/booking/draft/draft'
import { readDraft } from '~/booking/draft/draft-query'
import { screenOf, step } from '~/booking/steps'
import { brand } from '~/brand'
import { isOffline } from '~/browser/is-offline'
import { loadOrReload } from '~/browser/load-or-reload'
import type { Site } from '~/context'
import { formAction, readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { shell } from '~/messages/vi/shell'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { confirm, resend } from './code/action.server'
import { loadCode } from './code/load.server'
import { bookingToChange, currentOn, type BookingToChange } from './change/current.server'
import { completeAddress } from './known/complete.server'
import { create, reportRefusal } from './submit/create.server'
import { loadMain, type MainData } from './main/load.server'
import { MainStep } from './main/step'
import { redeem } from './offers/action.server'
import { loadOffer, loadOffers } from './offers/load.server'
import { loadSalons } from './salon/load.server'
import { loadServices } from './services/load.server'
import { OfflineBar, useOffline, whenOnline } from './offline'
import { useDraft } from './use-draft'
import {
  ChangeBar,
  CodeStep,
  DetailStep,
  OffersStep,
  OfferStep,
  prepareScreen,
  SalonStep,
  ServiceStep,
} from './screens'
import { useHeadingFocus } from './use-script'
import { useEffect } from 'react'
import { trackStep } from './track-step'
import { MAX_GROUP_SIZE, readPeople } from '~/booking/group/person'

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionResult' | 'formMethod'
>

/**
 * Parameters of the address that only the browser needs; the list of services is searched and
 * filled there too.
 */
const local = ['hour', 'next', 'warn', 'gone', 'day_gone', 'offer_ask', 'again', 'busy']
const localInServices = [...local, 'q', 'view', 'flash', 'chosenService', 'consult', 'suggested']
const localInOffers = ['next', 'offers', 'tab', 'taken']

/**
 * Whether the server must be requested after a navigation or a response. Not when the hour was
 * chosen or 'next' was pressed; after a response only when it showed that the page is out of date.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  actionResult,
  formMethod,
}: Change): boolean {
  if (formMethod && formMethod !== 'GET' && actionResult !== undefined)
    return isOutOfDate(actionResult)
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return true
  const isWithin = (number: number) =>
    [currentUrl, nextUrl].every(({ searchParams }) => searchParams.get('step') === String(number))
  if (isWithin(step.offers))
    return queryWithout(currentUrl, localInOffers) !== queryWithout(nextUrl, localInOffers)
  // Only the server knows whether a chosen offer still holds at another hour or for other services.
  const names = isWithin(step.services) ? localInServices : local
  if (hasOffers(nextUrl))
    return (
      queryWithout(currentUrl, names.filter(isWithoutPrice)) !==
      queryWithout(nextUrl, names.filter(isWithoutPrice))
    )
  // The first hour writes the day down that is shown already; any other change of day is another choice.
  const isDayWritten = nextUrl.searchParams.has('hour') && !currentUrl.searchParams.has('date')
  const all = isDayWritten && !isWithin(step.services) ? [...names, 'date'] : names
  return queryWithout(currentUrl, all) !== queryWithout(nextUrl, all)
}

function isWithoutPrice(name: string): boolean {
  return name !== 'hour' && name !== 'chosenService'
}

function hasOffers({ searchParams }: URL): boolean {
  return (
    searchParams.get('auto') === '1' ||
    readPeople(searchParams, { hasSalon: true, isChange: false }).some(
      ({ offerIds }) => offerIds.length > 0,
    )
  )
}

function queryWithout(url: URL, names: string[]): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.delete(name)
  // Only the page needs to know which of the other salons' hours is being confirmed.
  if (query.has('backup')) query.set('backup', '1')
  // The hours and offers of those who come along stand among their other choices.
  if (names.includes('hour')) clearOtherPeople(query, 1)
  if (names.includes('offers')) clearOtherPeople(query, 3)
  query.sort()
  return query.toString()
}

function clearOtherPeople(query: URLSearchParams, place: number): void {
  for (let number = 2; number <= MAX_GROUP_SIZE; number += 1) {
    const parts = query.get(`p${number}`)?.split('_')
    if (parts)
      query.set(
        `p${number}`,
        parts
          .map((part, at) => (at === place ? '' : part))
          .join('_')
          .replace(/_+$/, ''),
      )
  }
}

function isOutOfDate(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('outcome' in result)) return false
  const { outcome } = result
  if (typeof outcome !== 'object' || outcome === null || !('kind' in outcome)) return false
  // After a log-in the page may not know yet that this is not the booking's owner. The owner is
  // asked a question, and a press on its answer must not wait for the page.
  if (outcome.kind === 'alreadyBooked') return 'isOwner' in outcome && outcome.isOwner === false
  // A log-out elsewhere takes the account's consent away: the page has no box yet to give another.
  if (outcome.kind === 'invalid') return 'errors' in outcome && hasConsentError(outcome.errors)
  return ['taken', 'closed', 'offerRefused'].includes(String(outcome.kind))
}

function hasConsentError(errors: unknown): boolean {
  return typeof errors === 'object' && errors !== null && 'consent' in errors
}

// A page that was opened here must have its code before it hydrates.
if (!import.meta.env.SSR && /^\/booking\/?$/.test(location.pathname))
  await loadOrReload(() => prepareScreen(new URLSearchParams(location.search)))

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.metaDescription,
    path: '/booking',
  })

/** Loads the data of the draft's screen, in one request to the gateway. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: shell.book, path: '/booking' }))
  const query = new URL(request.url).searchParams
  await prepareScreen(query)
  const draft = readDraft(query)
  if (query.get('code')) return { ...(await loadCode(site, draft, query)), changing: null }
  const cookies = request.headers.get('cookie') ?? ''
  await completeAddress(site, draft, query, cookies)
  const changing = draft.isChange ? bookingToChange(site, draft.phone) : null
  const screen = await loadScreen(site, draft, query, { cookies, changing })
  return { ...screen, changing: currentOn(screen, await changing) }
}

function loadScreen(
  site: Site,
  draft: Draft,
  query: URLSearchParams,
  { cookies, changing }: { cookies: string; changing: Promise<BookingToChange> | null },
) {
  switch (screenOf(draft)) {
    case 'salons':
      return loadSalons(site, draft, query, cookies)
    case 'services':
    case 'detail':
      return loadServices(site, draft, query)
    case 'offers':
      return loadOffers(site, draft, query)
    case 'offer':
      return loadOffer(site, draft)
    case 'main':
      return loadMain(site, draft, query, { cookies, changing })
  }
}

/** Books, sends and checks the code that a booking waits for, or takes a promo code. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await readBody(request)
  if (form.has('intent')) return otherForms(args, form)
  const draft = readDraft(new URL(request.url).searchParams)
  const result = await create(context.site, request, draft, form)
  reportRefusal(context.site, draft.step, result.data)
  return result
}

const otherForms = formAction(messages.error, { resend, confirm, redeem })

/**
 * Fetches the screen's code while its data is on the way. Without a network the screen stays until
 * what was pressed can be had.
 */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  // Some browsers remember that a file could not be had.
  if (!isOffline()) prepareScreen(new URL(request.url).searchParams).catch(() => undefined)
  return whenOnline(() => serverLoader<typeof loader>(), {
    aborted: () => request.signal.aborted,
  })
}

/** A lost connection is an outcome like others: the page stays as it is and the same key makes the retry safe. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) throw error
    return {
      form: 'lost' as const,
      key: String(form.get('key') ?? ''),
      allowChange: form.has('allowChange'),
    }
  }
}

/** The booking flow: one screen for each step. */
export default function BookingPage() {
  const data = useLoaderData<typeof loader>()
  const { draft } = useDraft()
  const result = useActionData<typeof action | typeof clientAction>()
  useHeadingFocus(data.screen)
  useTrackedSteps(data)
  return (
    <>
      <OfflineBar isOff={useOffline()} />
      {draft.isChange ? (
        <ChangeBar.Part
          changing={data.changing}
          hours={data.screen === 'main' ? data.hours : null}
        />
      ) : null}
      <Screen data={data} result={result} />
    </>
  )
}

type ScreenProps = {
  data: SerializeFrom<typeof loader>
  result: ReturnType<typeof useActionData<typeof action | typeof clientAction>>
}

function Screen({ data, result }: ScreenProps) {
  switch (data.screen) {
    case 'main':
      return <MainStep data={data} changing={data.changing} result={result} />
    case 'salons':
      return <SalonStep.Part data={data} />
    case 'services':
      return <ServiceStep.Part data={data} />
    case 'detail':
      return <DetailStep.Part data={data} />
    case 'offers':
      return <OffersStep.Part data={data} result={result} />
    case 'offer':
      return <OfferStep.Part data={data} />
    case 'code':
      return <CodeStep.Part data={data} result={result} />
  }
}

/** Sends each shown step to tracking, once, with the choices so far. */
function useTrackedSteps(data: MainData | { screen: string }): void {
  const { draft } = useDraft()
  useEffect(() => {
    trackStep(data.screen === 'code' ? 'view_code' : 'view', draft, 'people' in data ? data : null)
    // A choice on the same screen is no new view of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data.screen])
}
