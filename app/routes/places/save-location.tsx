import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { places as words } from '~/messages/vi/places'
import { AppBar } from '~/ui/app-bar'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconPin, IconPlus } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useLogIn } from '../auth/log-in-provider'
import { AccountNav } from '../account/account-nav'
import { logInPath } from '../auth/next-path'
import { pageMeta } from '../../seo/page-meta'
import { AddressForm } from './address-form'
import { AddressList } from './address-list'
import { saveLocationPath } from './paths'
import { RemoveDialog } from './remove-dialog'
import { placesAction, loadPlaces } from './save-location.server'
import '../booking/booking.css'
import './places.css'
import { isPlainPress } from '~/ui/plain-press'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.meta, { brand: brand.name }),
    description: words.metaText,
    path: '/save-location',
    isPublic: false,
  })

/** The places that the logged-in customer has saved. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return loadPlaces(site, request)
}

/** Adds, changes or removes one. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  return placesAction(site, request, await readBody(request))
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/**
 * /save-location: the customer's own places, for finding salons near them; reached from the
 * account, or from the flow and leading back to it.
 */
export default function SaveLocationPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { view, form } = data
  const list = saveLocationPath({ back: view.back })
  const removed = data.addresses.find(({ id }) => id === view.remove)
  return (
    <main id="main" className="booking">
      <AppBar
        title={
          form
            ? form.name === null
              ? words.addTitle
              : formatMessage(words.editTitle, { name: form.name })
            : words.title
        }
        backTo={form ? list : view.back || '/'}
      />
      <div className="page page--narrow section stack places-page">
        {form || view.back ? null : <AccountNav current="places" />}
        {result?.message ? <Notice kind="error">{result.message}</Notice> : null}
        {view.done && !result ? (
          <Notice kind={view.done === 'gone' ? 'info' : 'success'}>{words[view.done]}</Notice>
        ) : null}
        {form ? (
          <AddressForm
            key={view.edit}
            form={form}
            result={result && 'typed' in result ? result : null}
            here={saveLocationPath(view)}
            list={list}
          />
        ) : (
          <AddressSaved data={data} />
        )}
        {view.back && !form ? (
          <Button to={view.back} wide>
            {words.backToBooking}
          </Button>
        ) : null}
      </div>
      {removed ? <RemoveDialog address={removed} closeTo={list} /> : null}
    </main>
  )
}

function AddressSaved({
  data: { view, addresses, who, isFailed },
}: {
  data: ReturnType<typeof useLoaderData<typeof loader>>
}) {
  const here = saveLocationPath(view)
  const { openLogIn } = useLogIn()
  if (isFailed) return <ErrorNote retryTo={here}>{words.failed}</ErrorNote>
  if (who === 'logged-out') {
    return (
      <EmptyState
        picture="no-data"
        title={words.logInTitle}
        action={
          <Button
            kind="primary"
            to={logInPath({ next: here })}
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              openLogIn()
            }}
          >
            {words.logIn}
          </Button>
        }
      >
        <p>{words.logInText}</p>
      </EmptyState>
    )
  }
  const add = (
    <Button
      kind="primary"
      to={saveLocationPath({ back: view.back, edit: 'new' })}
      icon={addresses.length === 0 ? <IconPin /> : <IconPlus />}
      wide={addresses.length > 0}
    >
      {words.add}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState picture="no-data" title={words.none} action={add}>
        <p>{words.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="muted">{words.intro}</p>
      <AddressList addresses={addresses} back={view.back} />
      {add}
    </>
  )
}
