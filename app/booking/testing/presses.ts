import fc from 'fast-check'
import { draftAfter, type Draft } from '../draft/draft'
import { readDraft, writeDraft } from '../draft/draft-query'
import { currentPerson } from '../group/person'
import { stillSold, withoutService, withService, withServices } from '../services/services'
import { sold } from './catalogue'

/** Something that can happen to a draft; `what` names it when a property fails. */
export type Press = { what: string; act: (draft: Draft) => Draft }

/** The day of all these presses. */
const today = '2026-11-21'

/** The stylist, offer or skinner `number` of a salon: its id contains the salon's. */
function ofSalon(salonId: string | null, number: number): string {
  return `${salonId ?? 7}${String(number).padStart(2, '0')}`
}

const ids = sold.map(({ id }) => id)
const anId = fc.constantFrom(...ids)
const anHour = fc.integer({ min: 1, max: 36 }).map(String)
const salons = [
  { id: '9', isOpen: true, openingDate: null },
  { id: '12', isOpen: true, openingDate: '2026-11-28' },
  { id: '20', isOpen: true, openingDate: '2026-01-01' },
  { id: '31', isOpen: false, openingDate: null },
]

/**
 * Any event of the reducer with values from pages or arbitrary links, and the events around it: a
 * reload, and services that are no longer sold.
 */
export const aPress: fc.Arbitrary<Press> = fc.oneof(
  press(
    'goTo',
    fc.tuple(fc.nat(5), fc.option(fc.boolean(), { nil: undefined })),
    (draft, [step, isPressed]) => draftAfter(draft, { type: 'goTo', step, isPressed }),
  ),
  press('openGroup', fc.constantFrom('101', '305'), (draft, groupId) =>
    draftAfter(draft, { type: 'openGroup', groupId }),
  ),
  press('openOffer', fc.nat(9), (draft, number) =>
    draftAfter(draft, { type: 'openOffer', offerId: ofSalon(draft.salonId, number + 1) }),
  ),
  press('choosePhone', fc.constantFrom('0909090909', '0912345678'), (draft, phone) =>
    draftAfter(draft, { type: 'choosePhone', phone }),
  ),
  press('chooseSalon', fc.constantFrom(...salons), (draft, salon) =>
    draftAfter(draft, { type: 'chooseSalon', salon, today }),
  ),
  press('setSize', fc.integer({ min: -1, max: 8 }), (draft, size) =>
    draftAfter(draft, { type: 'setSize', size }),
  ),
  press('choosePerson', fc.integer({ min: -1, max: 7 }), (draft, index) =>
    draftAfter(draft, { type: 'choosePerson', index }),
  ),
  press('copyFirst', fc.constant(null), (draft) => draftAfter(draft, { type: 'copyFirst' })),
  press('add', anId, (draft, id) => change(draft, withService(mine(draft), id, sold))),
  press('add', anId, (draft, id) => change(draft, withService(mine(draft), id, sold))),
  press('remove', anId, (draft, id) => change(draft, withoutService(mine(draft), id, sold))),
  press('detail', fc.array(anId, { maxLength: 4 }), (draft, more) =>
    change(draft, withServices(mine(draft), more, sold)),
  ),
  press('end sale of', fc.array(anId, { minLength: 1, maxLength: 3 }), (draft, gone) =>
    change(
      draft,
      stillSold(
        mine(draft),
        sold.filter(({ id }) => !gone.includes(id)),
      ).remaining,
    ),
  ),
  press('askAdvice', fc.boolean(), (draft, isOn) => draftAfter(draft, { type: 'askAdvice', isOn })),
  press('chooseDate', fc.constantFrom(today, '2026-11-22', '2026-11-23'), (draft, date) =>
    draftAfter(draft, { type: 'chooseDate', date }),
  ),
  press('chooseStylist', fc.option(fc.nat(5), { nil: null }), (draft, number) =>
    draftAfter(draft, {
      type: 'chooseStylist',
      stylistId: number === null ? null : ofSalon(draft.salonId, number + 1),
    }),
  ),
  press('chooseHour', anHour, (draft, hourId) => draftAfter(draft, { type: 'chooseHour', hourId })),
  press('chooseHour', anHour, (draft, hourId) => draftAfter(draft, { type: 'chooseHour', hourId })),
  press('loseHour', fc.integer({ min: 0, max: 6 }), (draft, index) =>
    draftAfter(draft, { type: 'loseHour', index }),
  ),
  press('chooseOffers', fc.uniqueArray(fc.nat(9), { maxLength: 3 }), (draft, numbers) =>
    draftAfter(draft, {
      type: 'chooseOffers',
      offerIds: numbers.map((number) => ofSalon(draft.salonId, number + 1)),
    }),
  ),
  press('addCode', fc.stringMatching(/^[A-Z0-9-]{1,12}$/), (draft, code) =>
    draftAfter(draft, { type: 'addCode', code }),
  ),
  press('reload', fc.constant(null), (draft) => readDraft(writeDraft(draft))),
)

function press<T>(
  name: string,
  detail: fc.Arbitrary<T>,
  act: (draft: Draft, detail: T) => Draft,
): fc.Arbitrary<Press> {
  return detail.map((value) => ({
    what: `${name} ${JSON.stringify(value)}`,
    act: (draft: Draft) => act(draft, value),
    toString: () => `${name} ${JSON.stringify(value)}`,
  }))
}

function mine(draft: Draft): readonly string[] {
  return currentPerson(draft).serviceIds
}

function change(draft: Draft, serviceIds: readonly string[]): Draft {
  return draftAfter(draft, { type: 'changeServices', serviceIds })
}
