import '../booking/booking.css'
import '../places/places.css'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  useLoaderData,
  useLocation,
  Form as SearchForm,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { homePath } from '~/booking/draft/home-draft'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { atHome as messages } from '~/messages/vi/at-home'
import { booking } from '~/messages/vi/booking'
import { AppBar } from '~/ui/app-bar'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { LogInNeeded } from '../auth/log-in-needed'
import { useHeadingFocus } from '../booking/use-script'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../seo/page-meta'
import { atHomeAction, type AtHomeAction } from './action.server'
import { loadAtHome, type AtHomeData } from './load.server'
import { Steps } from './steps'
import { WhenStep } from './when-step'
import { kilometresText } from '~/booking/salons/distance'
import { Price } from '~/ui/price'
import { Checkbox } from '~/ui/toggle'
import { serviceName } from '../../../domain/service-name'
import { dayText } from '~/booking/time/vietnam-day'
import { Card } from '~/ui/card'
import { IconHome } from '~/ui/icons'
import { PlaceFields } from '~/routes/places/place-fields'
import { Form, useFormResult } from '~/ui/form'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.meta, { brand: brand.name }),
    description: messages.metaText,
    path: '/booking-at-home',
  })

/** The data of the address's step. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: messages.name, path: '/booking-at-home' }))
  return loadAtHome(site, request)
}

/** Chooses the place, sends the request, or takes one back. */
export const action = atHomeAction

/** A lost connection keeps the form of the request, whose key makes the retry safe. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response || form.get('intent') !== 'request') throw error
    const typed = Object.fromEntries(form)
    return { form: 'request', typed, problems: {}, message: booking.error, more: null }
  }
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /booking-at-home: where, what, when; then a salon nearby calls back. */
export default function AtHomePage() {
  const data = useLoaderData<typeof loader>()
  const canceled = useFormResult<AtHomeAction>()('cancel')
  const { key } = useLocation()
  const { draft, offer } = data
  useHeadingFocus(String(draft.step))
  const back = (step: number) => homePath({ ...draft, step })
  return (
    <main id="main" className="booking">
      <AppBar
        title={messages.titles[draft.step]!}
        backTo={draft.step === 0 ? '/' : back(draft.step - 1)}
      />
      <div className="page page--narrow section stack places-page">
        {data.isOffered ? (
          <>
            <Steps current={draft.step} to={back} />
            {canceled ? (
              <FocusedNotice key={key} kind="error">
                {canceled.message}
              </FocusedNotice>
            ) : null}
            {draft.step === 0 ? <WhereStep data={data} /> : null}
            {draft.step > 0 && data.isFailed ? (
              <ErrorNote retryTo={homePath(draft)}>{messages.failed}</ErrorNote>
            ) : null}
            {data.needsLogIn ? <LogInNeeded /> : null}
            {draft.step > 0 && !data.isFailed && !data.needsLogIn && !offer ? (
              <TooFar back={back(0)} phone={draft.phone} />
            ) : null}
            {draft.step === 1 && offer ? <ServicesStep data={data} offer={offer} /> : null}
            {draft.step === 2 && offer ? <WhenStep data={data} offer={offer} /> : null}
          </>
        ) : (
          <TooFar back={null} phone={draft.phone} />
        )}
      </div>
    </main>
  )
}

function TooFar({ back, phone }: { back: string | null; phone: string }) {
  return (
    <EmptyState
      picture="no-salon"
      title={messages.tooFar}
      action={
        <div className="stack stack--tight">
          {back === null ? null : (
            <Button to={back} wide>
              {messages.otherPlace}
            </Button>
          )}
          <Button to={`/booking?step=1&salonId=0&phone=${phone || '0'}`} wide>
            {messages.toSalon}
          </Button>
        </div>
      }
    >
      <p>{messages.tooFarText}</p>
    </EmptyState>
  )
}

/** The data of a place where somebody comes. */
export type OfferedProps = { data: AtHomeData; offer: NonNullable<AtHomeData['offer']> }

/** Step 1: what shall be done; a GET form, so that the choice stands in the address. */
function ServicesStep({ data: { draft, where, lacksServices }, offer }: OfferedProps) {
  return (
    <SearchForm action="/booking-at-home" className="stack">
      <input type="hidden" name="step" value="2" />
      <input type="hidden" name="next" value="1" />
      <input type="hidden" name="phone" value={draft.phone || '0'} />
      {draft.addressId === null ? (
        <input type="hidden" name="place" value={draft.placeId ?? ''} />
      ) : (
        <input type="hidden" name="address" value={draft.addressId} />
      )}
      {where ? <p className="strong">{where}</p> : null}
      <p className="muted">
        {formatMessage(messages.salon, {
          name: offer.salon.name,
          km: kilometresText(offer.distanceKm),
        })}
      </p>
      {lacksServices ? <Notice kind="error">{messages.servicesNone}</Notice> : null}
      <fieldset className="place-found">
        <legend className="strong">{messages.services}</legend>
        {offer.services.map(({ id, name, versionName, minutes, price }) => (
          <Checkbox
            key={id}
            name="chosenService"
            value={id}
            defaultChecked={draft.serviceIds.includes(id)}
            label={
              <span className="row row--apart">
                <span>{serviceName({ name, versionName })}</span> <Price dong={price} />
              </span>
            }
            hint={formatMessage(messages.minutes, { n: minutes })}
          />
        ))}
      </fieldset>
      <Button kind="primary" type="submit" wide>
        {messages.next}
      </Button>
    </SearchForm>
  )
}

/**
 * Step 0: a saved address, or a district or ward. An open request is shown here and can be
 * canceled.
 */
function WhereStep({ data }: { data: AtHomeData }) {
  const { draft, addresses, visits, done } = data
  const { key } = useLocation()
  const resultOf = useFormResult<AtHomeAction>()
  const result = resultOf('next', 'search', 'refresh', 'default')
  const form = result?.more ?? data.form
  return (
    <>
      {done && !result ? (
        <FocusedNotice key={key} kind="success">
          {done === 'sent' ? messages.done : messages.canceled}
        </FocusedNotice>
      ) : null}
      {visits.length > 0 ? <OpenVisits visits={visits} here={homePath(draft)} /> : null}
      <p className="muted">{messages.how}</p>
      {addresses.length > 0 ? (
        <section aria-labelledby="saved-title" className="stack stack--tight">
          <h2 id="saved-title" className="h3">
            {messages.saved}
          </h2>
          {addresses.map(({ id, name, address }) => (
            <Card key={id} to={homePath({ ...draft, step: 1, addressId: id, placeId: null })}>
              <span className="places__words">
                <span className="strong">{name}</span>
                <span className="small muted">{address}</span>
              </span>
            </Card>
          ))}
        </section>
      ) : null}
      {form ? (
        <section aria-labelledby="place-title" className="stack">
          <h2 id="place-title" className="h3">
            {addresses.length > 0 ? messages.other : messages.place}
          </h2>
          <Form action={homePath(draft)} replace preventScrollReset noValidate className="stack">
            <PlaceFields
              typed={form.typed}
              choices={form.choices}
              suggestions={result?.more?.suggestions ?? null}
              error={resultOf('next', 'search')?.problems.placeId}
            />
            <Button kind="primary" type="submit" name="intent" value="next" wide>
              {messages.next}
            </Button>
          </Form>
        </section>
      ) : null}
    </>
  )
}

function OpenVisits({ visits, here }: { visits: AtHomeData['visits']; here: string }) {
  return (
    <section aria-labelledby="open-title" className="stack stack--tight">
      <h2 id="open-title" className="h3">
        {messages.open}
      </h2>
      <ul className="places">
        {visits.map(({ id, date, part, status, address, salon, services, total }) => {
          const visit = formatMessage(messages.visit, {
            part: messages.parts[part],
            day: dayText(date),
          })
          return (
            <li key={id} className="places__place">
              <IconHome />
              <span className="places__words">
                <span className="strong">{visit}</span>
                <span className="small">{services.map(({ name }) => name).join(', ')}</span>
                <span className="small muted">{address}</span>
                <span className="small">
                  {messages.total}: <Price dong={total} />
                </span>
                <span className="small">{messages.statuses[status]}</span>
              </span>
              {status === 'REQUESTED' ? (
                <Form action={here} hidden={{ id }} replace preventScrollReset>
                  <Button
                    type="submit"
                    name="intent"
                    value="cancel"
                    size="s"
                    aria-label={formatMessage(messages.cancelName, { visit })}
                  >
                    {messages.cancel}
                  </Button>
                </Form>
              ) : (
                <Button size="s" href={`tel:${salon?.phone || brand.hotline.tel}`}>
                  {messages.call}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
