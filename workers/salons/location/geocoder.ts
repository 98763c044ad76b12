import { connect, fetchAt } from '../../kit/connect'
import { logFailure } from '../../kit/log'
import { locationApi } from '../contract/location'
import type { PlaceWire, SuggestionWire } from '../contract/wire-location'
import { findOwn, suggestOwn } from './own-places'

/** The configuration of the place search. */
export type LocationEnv = {
  DB: D1Database
  /**
   * Origin of a service that serves the two location calls for streets and houses; absent: our
   * provinces, districts and wards.
   */
  GEOCODER_URL?: string
}

const TIMEOUT_MS = 2_000

/** Suggestions for a few letters; our own places while a configured geocoder does not respond. */
export async function suggestPlaces(env: LocationEnv, text: string): Promise<SuggestionWire[]> {
  const remote = await fromRemote(env, 'suggestPlaces', async (geocoder) =>
    (await geocoder.suggestPlaces({ input: text })).map((place) => ({
      placeId: place.id,
      description: place.text,
    })),
  )
  return remote ?? suggestOwn(env.DB, text)
}

/** A place by its id, ours or the geocoder's; null when there is none. */
export async function findPlace(env: LocationEnv, placeId: string): Promise<PlaceWire | null> {
  const own = await findOwn(env.DB, placeId)
  if (own) return own
  return fromRemote(env, 'findPlace', async (geocoder) => {
    const response = await geocoder.findPlace({ placeid: placeId })
    if (response.status === 404) return null
    const { id, address, provinceId, districtId, wardId, point } = response.body
    return {
      placeId: id,
      address,
      cityId: provinceId,
      districtId,
      wardId,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    }
  })
}

/** Null without a geocoder, and while it fails, which is logged. */
async function fromRemote<T>(
  { GEOCODER_URL }: LocationEnv,
  call: string,
  ask: (geocoder: ReturnType<typeof providerAt>) => Promise<T>,
): Promise<T | null> {
  if (!GEOCODER_URL) return null
  try {
    return await ask(providerAt(GEOCODER_URL))
  } catch (error) {
    logFailure({ worker: 'salons', call: `geocoder.${call}`, requestId: '' }, error)
    return null
  }
}

function providerAt(origin: string) {
  return connect('geocoder', locationApi, {
    fetcher: fetchAt(origin),
    headers: {},
    timeoutMs: TIMEOUT_MS,
  })
}
