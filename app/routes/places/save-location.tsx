import '../booking/booking.css'
import './places.css'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, Link } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { places as messages } from '~/messages/vi/places'
import { AppBar } from '~/ui/app-bar'
import { Button, IconButton } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconPin, IconPlus, IconTrash, IconLocate } from '~/ui/icons'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { useLogInLink } from '../auth/log-in-provider'
import { AccountNav } from '../account/section'
import { pageMeta } from '../../seo/page-meta'
import { saveLocationPath } from './paths'
import {
  placesAction,
  loadPlaces,
  type PlacesAction,
  type PlacesData,
} from './save-location.server'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Dialog } from '~/ui/dialog'
import { TextField } from '~/ui/field'
import { Form, useFormResult } from '~/ui/form'
import { PlaceFields } from './place-fields'
import { useState } from 'react'
import { picker } from '~/messages/vi/picker'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.meta, { brand: brand.name }),
    description: messages.metaText,
    path: '/save-location',
    isPublic: false,
  })

/** The places that the logged-in customer has saved. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return loadPlaces(site, request)
}

/** Adds, changes or removes one. */
export const action = placesAction

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
  const removed = data.maySave ? data.addresses.find(({ id }) => id === view.remove) : undefined
  return (
    <main id="main" className="booking">
      <AppBar
        title={
          form
            ? form.name === null
              ? messages.addTitle
              : formatMessage(messages.editTitle, { name: form.name })
            : messages.title
        }
        backTo={form ? list : view.back || '/'}
      />
      <div className="page page--narrow section stack places-page">
        {form || view.back ? null : <AccountNav current="places" />}
        {result?.message ? <Notice kind="error">{result.message}</Notice> : null}
        {view.done && !result ? (
          <FocusedNotice kind={view.done === 'gone' ? 'info' : 'success'}>
            {messages[view.done]}
          </FocusedNotice>
        ) : null}
        {form ? (
          <AddressForm key={view.edit} form={form} here={saveLocationPath(view)} list={list} />
        ) : (
          <AddressSaved data={data} />
        )}
        {view.back && !form ? (
          <Button to={view.back} wide>
            {messages.backToBooking}
          </Button>
        ) : null}
      </div>
      {removed ? <RemoveDialog address={removed} closeTo={list} /> : null}
    </main>
  )
}

function AddressSaved({
  data: { view, addresses, maySave, who, isFailed },
}: {
  data: ReturnType<typeof useLoaderData<typeof loader>>
}) {
  const here = saveLocationPath(view)
  const logIn = useLogInLink({ next: here })
  if (isFailed) return <ErrorNote retryTo={here}>{messages.failed}</ErrorNote>
  if (who === 'logged-out') {
    return (
      <EmptyState
        picture="no-data"
        title={messages.logInTitle}
        action={
          <Button kind="primary" {...logIn}>
            {messages.logIn}
          </Button>
        }
      >
        <p>{messages.logInText}</p>
      </EmptyState>
    )
  }
  const add = maySave ? (
    <Button
      kind="primary"
      to={saveLocationPath({ back: view.back, edit: 'new' })}
      icon={addresses.length === 0 ? <IconPin /> : <IconPlus />}
      wide={addresses.length > 0}
    >
      {messages.add}
    </Button>
  ) : null
  if (addresses.length === 0) {
    return (
      <EmptyState picture="no-data" title={messages.none} action={add}>
        {maySave ? <p>{messages.noneText}</p> : null}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="muted">{messages.intro}</p>
      <AddressList addresses={addresses} back={view.back} maySave={maySave} />
      {add}
    </>
  )
}

type Address = { id: string; name: string; address: string }

/** The saved places with the ways to change and to remove each. */
function AddressList({
  addresses,
  back,
  maySave,
}: {
  addresses: readonly Address[]
  back: string
  maySave: boolean
}) {
  return (
    <ul className="places" aria-label={messages.list}>
      {addresses.map(({ id, name, address }) => (
        <li key={id} className="places__place">
          <IconPin />
          {maySave ? (
            <>
              <Link className="places__words" to={saveLocationPath({ back, edit: id })}>
                <span className="strong">
                  <VisuallyHidden>{messages.edit} </VisuallyHidden>
                  <span>{name}</span>
                </span>
                <span className="small muted">{address}</span>
              </Link>
              <IconButton
                label={formatMessage(messages.removeName, { name })}
                icon={<IconTrash />}
                to={saveLocationPath({ back, remove: id })}
                preventScrollReset
              />
            </>
          ) : (
            <p className="places__words">
              <span className="strong">{name}</span>
              <span className="small muted">{address}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Confirms the removal of a place. */
function RemoveDialog({
  address: { id, name, address },
  closeTo,
}: {
  address: { id: string; name: string; address: string }
  closeTo: string
}) {
  return (
    <Dialog open title={messages.removeTitle} closeTo={closeTo} width={375}>
      <Form
        action={closeTo}
        hidden={{ intent: 'remove', id }}
        replace
        preventScrollReset
        className="stack"
      >
        <p>{formatMessage(messages.removeText, { name, address })}</p>
        <Button kind="danger" type="submit" wide>
          {messages.remove}
        </Button>
        <Button to={closeTo} replace preventScrollReset wide>
          {messages.keep}
        </Button>
      </Form>
    </Dialog>
  )
}

type AddressFormProps = {
  form: NonNullable<PlacesData['form']>
  here: string
  list: string
}

/**
 * The form of a saved place: found by a search or chosen from lists, with a name of the customer's.
 * Each press is a post that returns the whole input, so it works without JavaScript and puts no
 * postal address into the URL.
 */
function AddressForm({ form, here, list }: AddressFormProps) {
  const resultOf = useFormResult<PlacesAction>()
  const state = resultOf('save', 'search', 'refresh', 'default')?.more
  const { typed, choices } = state ?? form
  const { problems = {} } = resultOf('save', 'search') ?? {}
  return (
    <Form action={here} replace preventScrollReset noValidate className="stack">
      <TextField
        label={messages.name}
        name="name"
        hint={messages.nameHint}
        defaultValue={typed.name}
        error={problems.name}
        autoComplete="off"
        list="place-names"
      />
      <datalist id="place-names">
        {messages.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PlaceFields
        typed={typed}
        choices={choices}
        suggestions={state?.suggestions ?? null}
        error={problems.placeId}
      />
      <TextField
        label={messages.street}
        name="street"
        hint={messages.streetHint}
        defaultValue={typed.street}
        error={problems.street}
        maxLength={120}
        autoComplete="address-line1"
      />
      <HereButton typed={typed.point} />
      <Button kind="primary" type="submit" name="intent" value="save" wide>
        {messages.save}
      </Button>
      <Button to={list} wide>
        {messages.cancel}
      </Button>
    </Form>
  )
}

/** Puts the customer's position into the form, when they press and allows it. */
function HereButton({ typed }: { typed: string }) {
  const toast = useToast()
  const [point, setPoint] = useState(typed)
  const { isLocating, locate } = usePosition(setPoint, (isDenied) =>
    toast({ kind: 'error', text: isDenied ? picker.denied : picker.unlocated }),
  )

  return (
    <div className="scripted-only stack stack--tight">
      <input type="hidden" name="point" value={point} />
      <Button icon={<IconLocate />} busy={isLocating} onClick={locate}>
        {isLocating ? messages.hereBusy : messages.here}
      </Button>
      {point ? <Notice kind="success">{messages.hereDone}</Notice> : null}
    </div>
  )
}
