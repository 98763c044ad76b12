import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { homePath } from '~/booking/draft/home-draft'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { atHome as words } from '~/messages/vi/at-home'
import { AppBar, Stepper } from '~/ui/app-bar'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useHeadingFocus } from '../booking/use-script'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { pageMeta } from '../../seo/page-meta'
import { atHomeAction } from './action.server'
import { loadAtHome } from './load.server'
import { ServicesStep } from './services-step'
import { WhenStep } from './when-step'
import { WhereStep } from './where-step'
import '../booking/booking.css'
import '../places/places.css'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.meta, { brand: brand.name }),
    description: words.metaText,
    path: '/booking-at-home',
  })

/** The data of the address's step. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: words.name, path: '/booking-at-home' }))
  return loadAtHome(site, request)
}

/** Chooses the place, sends the request, or takes one back. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  return atHomeAction(site, request, await readBody(request))
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /booking-at-home: where, what, when; then a salon nearby calls back. */
export default function AtHomePage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { draft, offer } = data
  useHeadingFocus(String(draft.step))
  const back = (step: number) => homePath({ ...draft, step })
  return (
    <main id="main" className="booking">
      <AppBar
        title={words.titles[draft.step]!}
        backTo={draft.step === 0 ? '/' : back(draft.step - 1)}
      />
      <div className="page page--narrow section stack places-page">
        <Stepper
          steps={words.steps.map((label, at) => ({ label, to: back(at) }))}
          current={draft.step}
        />
        {result?.about === 'other' ? <Notice kind="error">{result.message}</Notice> : null}
        {draft.step === 0 ? (
          <WhereStep data={data} result={result?.about === 'where' ? result : null} />
        ) : null}
        {draft.step > 0 && data.isFailed ? (
          <ErrorNote retryTo={homePath(draft)}>{words.failed}</ErrorNote>
        ) : null}
        {draft.step > 0 && !data.isFailed && !offer ? (
          <TooFar back={back(0)} phone={draft.phone} />
        ) : null}
        {draft.step === 1 && offer ? <ServicesStep data={data} offer={offer} /> : null}
        {draft.step === 2 && offer ? (
          <WhenStep data={data} offer={offer} result={result?.about === 'when' ? result : null} />
        ) : null}
      </div>
    </main>
  )
}

function TooFar({ back, phone }: { back: string; phone: string }) {
  return (
    <EmptyState
      picture="no-salon"
      title={words.tooFar}
      action={
        <div className="stack stack--tight">
          <Button to={back} wide>
            {words.otherPlace}
          </Button>
          <Button to={`/booking?step=1&salonId=0&phone=${phone || '0'}`} wide>
            {words.toSalon}
          </Button>
        </div>
      }
    >
      <p>{words.tooFarText}</p>
    </EmptyState>
  )
}
