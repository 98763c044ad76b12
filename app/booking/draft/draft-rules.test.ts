import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftAfter, type Draft } from './draft'
import { bookingPath, readDraft, writeDraft } from './draft-query'
import { MAX_GROUP_SIZE, hasServices, currentPerson } from '../group/person'
import { hoursChosen, isDoneInactive, missingPart } from '../readiness'
import { sold } from '../testing/catalogue'
import { stillSold, withoutService, withService, withServices } from '../services/services'

const links = [
  '',
  'salonId=0&phone=0&step=0',
  'salonId=9&step=2&skinnerId=905',
  'salonId=9&hour=12&stylistId=901',
  'source=customer_ios&inApp=1&salonId=20',
  'salonId=9&chosenService=1001&p2=1010_14&person=2',
  'utm_source=book_at_salon&salonId=9&phone=0909090909',
]

/** Plays random presses on a draft that a link opened, and looks at it before and after each of them. */
function play(
  look: (after: Draft, before: Draft) => void,
  { runs = 1000, seed }: { runs?: number; seed?: number } = {},
) {
  fc.assert(
    fc.property(
      fc.constantFrom(...links),
      fc.array(aPress, { minLength: 1, maxLength: 40, size: 'max' }),
      (link, presses: Press[]) => {
        let draft = readDraft(new URLSearchParams(link))
        look(draft, draft)
        for (const { act } of presses) {
          const before = draft
          draft = act(before)
          look(draft, before)
        }
      },
    ),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  )
}

test('after random presses an hour always has a salon, and services or advice [B-332, B-333]', () => {
  play(({ salonId, people }) => {
    for (const person of people)
      if (person.hourId !== null && (salonId === null || !hasServices(person)))
        throw new Error('an hour for nothing')
  })
})

test('over random presses no service is chosen without the one it needs [B-200, B-201]', () => {
  play(({ people }) => {
    for (const { serviceIds } of people) {
      for (const { id, parentId } of sold)
        if (parentId !== null && serviceIds.includes(id) && !serviceIds.includes(parentId))
          throw new Error(`${id} without ${parentId}`)
    }
  })
})

test('over random presses nobody has two services of one group, nor one twice [B-199]', () => {
  play(({ people }) => {
    for (const { serviceIds } of people) {
      const groups = serviceIds.map((id) => sold.find((service) => service.id === id)!.groupId)
      if (new Set(groups).size < groups.length)
        throw new Error(`two of one group: ${serviceIds.join()}`)
    }
  })
})

test('over random presses there are one to five people, and one of them is choosing [B-142, B-252, B-263]', () => {
  play(({ people, current }) => {
    if (people.length < 1 || people.length > MAX_GROUP_SIZE)
      throw new Error(`${people.length} people`)
    if (!people[current]) throw new Error('nobody is choosing')
  })
})

test('after random presses stylists, offers and skinner belong to the chosen salon [B-189]', () => {
  const isOf = (salonId: string | null) => (id: string | null) =>
    id === null || (salonId !== null && id.slice(0, -2) === salonId)
  play(({ salonId, people, skinnerId }, before) => {
    for (const { stylistId, offerIds } of people)
      if (![stylistId, ...offerIds].every(isOf(salonId))) throw new Error('of another salon')
    if (!isOf(salonId)(skinnerId)) throw new Error('a skinner of another salon')
    if (salonId !== before.salonId && hoursChosen(people) > 0)
      throw new Error('an hour of another salon')
  })
})

test('over random presses the address gives back the whole draft [B-008, B-022, B-026]', () => {
  play(
    (draft) => {
      expect(readDraft(writeDraft(draft))).toEqual(draft)
      expect(readDraft(new URL(bookingPath(draft), 'https://muot.example').searchParams)).toEqual(
        draft,
      )
    },
    { runs: 400 },
  )
})

test('after random presses a draft is complete only with salon, services and hours [B-267, B-268]', () => {
  const complete = new Set<number>()
  play((draft) => {
    const isComplete =
      draft.salonId !== null &&
      draft.people.every((person) => hasServices(person) && person.hourId !== null)
    if ((missingPart(draft) === null) !== isComplete)
      throw new Error('complete without being so, or the other way round')
    if (isComplete) complete.add(draft.people.length)
    if (isComplete && (hoursChosen(draft.people) !== draft.people.length || isDoneInactive(draft)))
      throw new Error('as many hours as people, yet inactive')
  })
  // The presses do get that far, alone and in groups; with a seed, as a test must not depend on luck.
  play(
    ({ people, ...draft }) =>
      void (missingPart({ ...draft, people }) === null && complete.add(people.length)),
    { seed: 7 },
  )
  expect([...complete]).toEqual(expect.arrayContaining([1, 2]))
})

test('in random groups a new hour of customer 1 clears the hours of the others only [B-261, O-16]', () => {
  const hours = ({ people }: Draft) => people.map(({ hourId }) => hourId)
  play((draft) => {
    for (const hourId of ['3', '36']) {
      const after = draftAfter(draft, { type: 'chooseHour', hourId })
      const [was, is] = [hours(draft), hours(after)]
      const isAnother = draft.current === 0 && was[0] !== null && is[0] !== was[0]
      if (isAnother && is.slice(1).some((hour) => hour !== null))
        throw new Error('customer 1 moved, the others did not')
      if (
        !isAnother &&
        is.some(
          (hour, index) =>
            hour !== was[index] && (index !== draft.current || (index > 0 && was[index] !== null)),
        )
      )
        throw new Error('somebody else changed his hour')
    }
  })
})

test('over random presses an hour goes with what it was chosen for: day, services, stylist [B-219, B-217]', () => {
  play((after, before) => {
    if (after.people.length !== before.people.length) return
    for (const [index, person] of after.people.entries()) {
      const was = before.people[index]!
      const isSame =
        after.date === before.date &&
        person.stylistId === was.stylistId &&
        person.serviceIds.join() === was.serviceIds.join() &&
        person.isConsultation === was.isConsultation
      if (!isSame && was.hourId !== null && person.hourId === was.hourId)
        throw new Error('an hour for something else')
    }
  })
})

/** Something that can happen to a draft; `what` names it when a property fails. */
type Press = { what: string; act: (draft: Draft) => Draft }

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
const aPress: fc.Arbitrary<Press> = fc.oneof(
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
