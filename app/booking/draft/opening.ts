import type { Draft } from './draft'
import { hasServices, withPerson } from '../group/person'
import { step } from '../steps'

/** The parts that are missing in an address of the flow and that the server can add. */
export type Open = {
  /** The phone of the logged-in customer. */
  phone: boolean
  /** The salon and services of their last visit. */
  usual: boolean
  /** The nearest free hour for what is chosen. */
  nearest: boolean
}

/** The parts that the server found. */
export type KnownFacts = {
  phone: string | null
  usual: { salonId: string; serviceIds: readonly string[] } | null
  nearest: { date: string; hourId: string; stylistId: string | null; isStylistFull: boolean } | null
}

/**
 * The parts that are missing in the address. A link from outside may start from the usual visit;
 * the flow's own links are complete, so a missing salon is not filled in.
 */
export function missingParts(draft: Draft, query: URLSearchParams, isLoggedIn: boolean): Open {
  const [me] = draft.people
  const isAlone = draft.people.length === 1
  const wantsOther = query.has('other_phone') || query.has('phone_sent')
  const phone = isLoggedIn && draft.phone === '' && !wantsOther
  const isOpening =
    query.get('flow') !== '1' && draft.step === step.main && !draft.isChange && !query.has('off')
  return {
    phone,
    usual:
      isLoggedIn &&
      isOpening &&
      isAlone &&
      !me.isConsultation &&
      (draft.salonId === null || (phone && me.serviceIds.length === 0)),
    nearest: query.has('nearest') && draft.salonId !== null && isAlone && hasServices(me),
  }
}

/** The draft with what was found. An offer that a link brings along may be for other services than the usual ones. */
export function withKnown(draft: Draft, open: Open, { phone, usual, nearest }: KnownFacts): Draft {
  const owned = open.phone && phone ? { ...draft, phone } : draft
  const [me] = owned.people
  const started =
    open.usual && usual && owned.phone === phone
      ? {
          ...owned,
          salonId: owned.salonId ?? usual.salonId,
          people:
            me.serviceIds.length > 0 || me.offerIds.length > 0
              ? owned.people
              : withPerson(owned.people, 0, { serviceIds: usual.serviceIds }),
        }
      : owned
  return open.nearest && nearest
    ? {
        ...started,
        date: nearest.date,
        people: withPerson(started.people, 0, {
          hourId: nearest.hourId,
          stylistId: nearest.stylistId,
        }),
      }
    : started
}
