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
import { screenOf } from '~/booking/steps'
import { brand } from '~/brand'
import type { Site } from '~/context'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { shell } from '~/messages/vi/shell'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { pageMeta } from '../../seo/page-meta'
import { confirm, resend } from './code/action.server'
import { loadCode } from './code/load.server'
import { bookingToChange, currentOn } from './change/current.server'
import { completeAddress } from './known/complete.server'
import { create } from './submit/create.server'
import { loadMain } from './main/load.server'
import { needsData } from './main/needs-data'
import { reportRefusal } from './submit/report-refusal.server'
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
import { useTrackedSteps } from './use-tracked-steps'
import './booking.css'
// Linked with the page, as a screen that comes later would be drawn before its style.
import './offers/offers.css'
import './salon/salons.css'
import './services/services.css'

// A page that was opened with them must have their code before it wakes up.
if (!import.meta.env.SSR) await prepareScreen(new URLSearchParams(location.search))

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.metaTitle, { brand: brand.name }),
    description: words.metaDescription,
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
  const [screen, changing] = await Promise.all([
    loadScreen(site, draft, query, cookies),
    draft.isChange ? bookingToChange(site, draft.phone) : null,
  ])
  return { ...screen, changing: currentOn(screen, changing) }
}

function loadScreen(site: Site, draft: Draft, query: URLSearchParams, cookies: string) {
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
      return loadMain(site, draft, query, cookies)
  }
}

/** Books, sends and checks the code that a booking waits for, or takes a promo code. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const draft = readDraft(new URL(request.url).searchParams)
  const form = await readBody(request)
  switch (form.get('intent')) {
    case 'resend':
      return resend(site, request, draft, form)
    case 'confirm':
      return confirm(site, request, draft, form)
    case 'redeem':
      return redeem(site, draft, form)
    default: {
      const result = await create(site, request, draft, form)
      reportRefusal(site, draft.step, result.data)
      return result
    }
  }
}

/**
 * Fetches the screen's code while its data is on the way. Without a network the screen stays until
 * what was pressed can be had.
 */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  // Some browsers remember that a file could not be had.
  if (navigator.onLine) void prepareScreen(new URL(request.url).searchParams)
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
      about: 'lost' as const,
      key: String(form.get('key') ?? ''),
      allowChange: form.has('allowChange'),
    }
  }
}

/** A chosen hour needs no new data from the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return needsData(args)
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
      {draft.isChange ? <ChangeBar.Part changing={data.changing} /> : null}
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
