import { data, redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { booking as bookingWords } from '~/messages/vi/booking'
import { places as messages } from '~/messages/vi/places'
import { noResponse, refusedBy } from '~/refusal'
import {
  RemoveAddressDocument,
  SaveAddressDocument,
  SavedPlacesDocument,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { logInStatusOf } from '../auth/log-in-status'
import { readPlacesView, saveLocationPath } from './paths'
import {
  chosenPlace,
  type FoundPlaces,
  nothingTyped,
  partsOf,
  type PlaceChoices,
  readPlace,
  searchPlaces,
  type TypedPlace,
  withChoices,
} from './place-form.server'

/** The form's state after a post that did not redirect. */
export type FormState = {
  typed: TypedPlace
  choices: PlaceChoices
  suggestions: FoundPlaces
  problems: AddressProblems
  message: string | null
}

/** The problems by field. */
export type AddressProblems = Partial<Record<'name' | 'street' | 'place', string>>

/** The saved places, and the form when one is being added or changed. */
export async function loadPlaces(site: Site, request: Request) {
  const view = readPlacesView(new URL(request.url).searchParams)
  const response = await site.gateway.query(SavedPlacesDocument, {})
  const who = logInStatusOf(response)
  const addresses = response.ok ? response.data.savedAddresses : null
  const edited =
    typeof view.edit === 'number' ? addresses?.find(({ id }) => id === view.edit) : undefined
  const isForm = who === 'member' && (view.edit === 'new' || edited !== undefined)
  const typed = edited
    ? {
        ...nothingTyped,
        name: edited.name,
        street: edited.street,
        ...(edited.placeId ? await partsOf(site, edited.placeId) : {}),
      }
    : nothingTyped
  return {
    view,
    who,
    isFailed: who !== 'logged-out' && addresses === null,
    addresses: addresses ?? [],
    form: isForm ? { ...(await withChoices(site, typed)), name: edited?.name ?? null } : null,
  }
}

/** The data of /save-location. */
export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>

/** Saves, changes or removes an address, or fills the form further: another province, a search, a place found by it. */
export async function placesAction(site: Site, request: Request, form: FormData) {
  const view = readPlacesView(new URL(request.url).searchParams)
  const intent = textOf(form, 'intent')
  if (intent === 'remove') return remove(site, view, Number(textOf(form, 'id')))
  const typed = readPlace(form)
  if (intent.startsWith('pick:'))
    return state(site, { ...typed, q: '', ...(await partsOf(site, intent.slice(5))) })
  if (intent === 'search' && typed.q !== '')
    return state(site, typed, { suggestions: await searchPlaces(site, typed.q) })
  return intent === 'refresh' ? state(site, typed) : save(site, view, typed)
}

type View = ReturnType<typeof readPlacesView>

async function save(site: Site, view: View, typed: TypedPlace) {
  const fitting = await withChoices(site, typed)
  const place = chosenPlace(fitting.typed)
  const problems: AddressProblems = {
    ...(typed.name === '' ? { name: messages.nameEmpty } : {}),
    ...(place ? {} : { place: messages.placeEmpty }),
  }
  if (!place || problems.name) return refused(fitting, { problems })
  const id = typeof view.edit === 'number' ? view.edit : null
  const response = await site.gateway.mutate(SaveAddressDocument, {
    input: { id, name: typed.name, street: typed.street, ...place },
  })
  if (!response.ok)
    return failed(response.failure.code, view) ?? refused(fitting, { message: bookingWords.error })
  const result = response.data.saveAddress
  if (result.__typename === 'AddressSaved')
    throw redirect(saveLocationPath({ back: view.back, done: 'saved' }), 303)
  if (result.__typename !== 'InvalidInput') return refused(fitting, { message: result.message })
  const about = (field: string) => result.issues.find((issue) => issue.field === field)?.message
  const [name, street, wrongPlace] = [about('name'), about('street'), about('placeId')]
  const message =
    name || street || wrongPlace ? null : (result.issues[0]?.message ?? bookingWords.error)
  return refused(fitting, {
    problems: {
      ...(name ? { name } : {}),
      ...(street ? { street } : {}),
      ...(wrongPlace ? { place: wrongPlace } : {}),
    },
    message,
  })
}

async function remove(site: Site, view: View, id: number) {
  const response =
    Number.isSafeInteger(id) && id > 0
      ? await site.gateway.mutate(RemoveAddressDocument, { id })
      : null
  if (response && !response.ok) failed(response.failure.code, view)
  const result = response?.ok ? response.data.removeAddress : null
  if (result?.__typename === 'AddressRemoved')
    throw redirect(saveLocationPath({ back: view.back, done: 'removed' }), 303)
  // The address was removed in another tab, belongs to another customer, or never existed: the list
  // is shown as it is.
  if (response === null || result?.__typename === 'NotFound')
    throw redirect(saveLocationPath({ back: view.back, done: 'gone' }), 303)
  const { message, status } = result
    ? refusedBy(result, bookingWords.error)
    : noResponse(bookingWords.error, response.ok ? undefined : response.failure.code)
  return data<FormState | { message: string }>({ message }, { status })
}

/** A session that has ended leads to the log-in and back. */
function failed(code: string, view: View): null {
  if (code === 'UNAUTHENTICATED') throw redirect(logInPath({ next: saveLocationPath(view) }), 303)
  return null
}

async function state(site: Site, typed: TypedPlace, over: Partial<FormState> = {}) {
  return data<FormState | { message: string }>({
    suggestions: null,
    problems: {},
    message: null,
    ...(await withChoices(site, typed)),
    ...over,
  })
}

function refused(fitting: { typed: TypedPlace; choices: PlaceChoices }, over: Partial<FormState>) {
  return data<FormState | { message: string }>(
    { suggestions: null, problems: {}, message: null, ...fitting, ...over },
    { status: 422 },
  )
}
