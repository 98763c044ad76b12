import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { readId } from '~/booking/read-id'
import type { Site } from '~/context'
import { form, formAction, text, unanswered, type FormPress } from '~/form.server'
import { booking as bookingWords } from '~/messages/vi/booking'
import { places as messages } from '~/messages/vi/places'
import {
  RemoveAddressDocument,
  SaveAddressDocument,
  SavedPlacesDocument,
} from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
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

/** The saved places, and the form when one is being added or changed. */
export async function loadPlaces(site: Site, request: Request) {
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

/** The data of /save-location. */
export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>

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
export const placesAction = formAction(bookingWords.error, {
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

/** The type of that action, for what shows its result. */
export type PlacesAction = typeof placesAction

function viewOf(request: Request) {
  return readPlacesView(new URL(request.url).searchParams)
}
