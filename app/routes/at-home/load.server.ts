import { needsConsent, ownDecision, readConsent } from '~/booking/customer/consent'
import { readHomeDraft } from '~/booking/draft/home-draft'
import type { Site } from '~/context'
import { AtHomeDocument } from '../../../schema/generated/graphql'
import { nothingTyped, withChoices } from '../places/place-form.server'

/** Everything that the three steps of a visit at home show. */
export async function loadAtHome(site: Site, request: Request) {
  const query = new URL(request.url).searchParams
  const draft = readHomeDraft(query)
  const isPlaced = draft.step > 0
  const response = await site.gateway.query(AtHomeDocument, {
    addressId: draft.addressId ?? '',
    hasAddress: isPlaced && draft.addressId !== null,
    placeId: draft.placeId ?? '',
    hasPlace: isPlaced && draft.placeId !== null,
  })
  const found = response.ok ? response.data : null
  const { profile, savedAddresses } = found?.viewer ?? { profile: null, savedAddresses: null }
  const failed = response.ok ? response.failed : []
  const phone = draft.phone || (profile?.phone ?? '')
  const address =
    draft.addressId === null
      ? null
      : (savedAddresses?.find(({ id }) => id === draft.addressId) ?? null)
  const done = query.get('done')
  return {
    draft: { ...draft, phone },
    addresses: savedAddresses ?? [],
    /** A saved address was chosen, whose owner has been logged out since. */
    needsLogIn: isPlaced && draft.addressId !== null && found?.viewer === null,
    /** The address of the visit as text. */
    where: address?.address ?? found?.place?.address ?? null,
    isOffered: !found?.lacking.includes('AT_HOME'),
    offer: found?.viewer?.savedAddress?.homeOffer ?? found?.place?.homeOffer ?? null,
    isFailed: found === null || failed.some((path) => /^place|savedAddress\b|homeOffer/.test(path)),
    visits: found?.browser.homeVisits ?? [],
    done: done === 'sent' || done === 'canceled' ? done : null,
    lacksServices: query.get('next') === '1' && draft.step === 1,
    form: draft.step === 0 ? await withChoices(site, nothingTyped) : null,
    asksConsent: needsConsent({
      phone,
      stored: readConsent(request.headers.get('cookie') ?? ''),
      hasAgreed: profile?.hasAgreedToPrivacy ?? false,
      isInApp: site.isInApp,
      own: ownDecision(profile, phone),
    }),
    key: crypto.randomUUID(),
  }
}

/** The data of the three steps. */
export type AtHomeData = Awaited<ReturnType<typeof loadAtHome>>
