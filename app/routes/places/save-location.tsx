import '../booking/booking.css'
import './places.css'
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useLocation, Link } from '@remix-run/react'
import * as z from 'zod'
import { readId } from '~/booking/read-id'
import { brand } from '~/brand'
import { form, formAction, text, unanswered, type FormPress } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booking as bookingWords } from '~/messages/vi/booking'
import { places as messages } from '~/messages/vi/places'
import { AppBar } from '~/ui/app-bar'
import { Button, IconButton } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconPin, IconPlus, IconTrash, IconLocate } from '~/ui/icons'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import {
  RemoveAddressDocument,
  SaveAddressDocument,
  SavedPlacesDocument,
} from '../../../schema/generated/graphql'
import { useLogInLink } from '../auth/log-in-provider'
import { logInStatusOf } from '../auth/log-in-status'
import { AccountNav } from '../account/section'
import { pageMeta } from '../../seo/page-meta'
import { readPlacesView, saveLocationPath } from './paths'
import {
  chosenPlace,
  fillingForms,
  nothingTyped,
  partsOf,
  placeForm,
  showFound,
  type TypedPlace,
  withChoices,
} from './place-form.server'
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

/** The saved places of the logged-in customer, and the form when one is being added or changed. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const view = viewOf(request)
  const response = await site.gateway.query(SavedPlacesDocument, {})
  const who = logInStatusOf(response)
  const addresses = response.ok ? response.data.viewer?.savedAddresses : null
  const edited = addresses?.find(({ id }) => id === view.edit)
  const maySave = response.ok && !response.data.lacking.includes('SAVED_ADDRESSES')
  const isForm = maySave && who === 'member' && (view.edit === 'new' || edited !== undefined)
  const typed = edited
    ? {
        ...nothingTyped,
        name: edited.name,
        street: edited.street ?? '',
        ...(edited.placeId ? await partsOf(site, edited.placeId) : {}),
      }
    : nothingTyped
  return {
    view,
    who,
    isFailed: who !== 'logged-out' && !addresses,
    addresses: addresses ?? [],
    maySave,
    form: isForm ? { ...(await withChoices(site, typed)), name: edited?.name ?? null } : null,
  }
}

async function save(typed: TypedPlace, { site, request, run }: FormPress) {
  const view = viewOf(request)
  const fitting = await withChoices(site, typed)
  const more = { ...fitting, suggestions: null }
  const place = chosenPlace(fitting.typed)
  const issues = [
    ...(typed.name === '' ? [{ field: 'name', message: messages.nameEmpty }] : []),
    ...(place ? [] : [{ field: 'placeId', message: messages.placeEmpty }]),
  ]
  if (!place || issues.length > 0) return { issues, more }
  const id = view.edit === 'new' ? null : view.edit
  const result = await run(SaveAddressDocument, {
    input: { id, name: typed.name, street: typed.street, ...place },
  }).catch(unanswered)
  return result.__typename === 'AddressSaved'
    ? redirect(saveLocationPath({ back: view.back, done: 'saved' }), 303)
    : { ...result, more }
}

const shown = { fields: ['name', 'street', 'placeId'] } as const

/** Saves, changes or removes an address, or fills the form further: another province, a search, a place found by it. */
export const action = formAction(bookingWords.error, {
  ...fillingForms,
  // Enter in another field presses this button, the form's first.
  search: form(
    placeForm,
    async (typed, press) => (typed.q === '' ? save(typed, press) : showFound(press.site, typed)),
    shown,
  ),
  save: form(placeForm, save, shown),
  remove: form(z.object({ id: text.transform(readId) }), async ({ id }, { run, request }) => {
    const { back } = viewOf(request)
    // The address was removed in another tab, belongs to another customer, or never existed: the
    // list is shown as it is.
    const gone = redirect(saveLocationPath({ back, done: 'gone' }), 303)
    if (id === null) return gone
    const result = await run(RemoveAddressDocument, { id })
    if (result.__typename === 'NotFound') return gone
    return result.__typename === 'AddressRemoved'
      ? redirect(saveLocationPath({ back, done: 'removed' }), 303)
      : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

function viewOf(request: Request) {
  return readPlacesView(new URL(request.url).searchParams)
}

type PlacesData = ReturnType<typeof useLoaderData<typeof loader>>

/**
 * /save-location: the customer's own places, for finding salons near them; reached from the
 * account, or from the flow and leading back to it.
 */
export default function SaveLocationPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { key } = useLocation()
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
        {result?.message ? (
          <FocusedNotice key={key} kind="error">
            {result.message}
          </FocusedNotice>
        ) : null}
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

function AddressSaved({ data: { view, addresses, maySave, who, isFailed } }: { data: PlacesData }) {
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
  const resultOf = useFormResult<typeof action>()
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
