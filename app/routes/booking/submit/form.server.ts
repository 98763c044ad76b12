import { nationalPhone } from '../../../../domain/phone'
import { readId } from '~/booking/read-id'
import { isDay } from '~/booking/time/vietnam-day'
import { textOf } from '~/form.server'

/** The fields below the choices; a refusal returns them, so that nothing is lost. */
export type Typed = {
  phone: string
  note: string
  requests: string[]
  isManyPeople: boolean
  advice: 'full' | 'little' | 'none'
  photo: boolean
  consent: boolean
  location: boolean
}

/** The posted form of step 0. */
export type PostedForm = {
  key: string
  date: string | null
  hourId: string | null
  /** The button of the group that was pressed, '' for none; see booking/group/group.ts. */
  group: string
  /**
   * `person.offer` (an index, an id) of the offers in the shown prices; the customer pays what they
   * saw, so no others are used.
   */
  offers: string[]
  typed: Typed
  /** They have logged in and want this booking to replace their current one. */
  allowChange: boolean
  /** A press on one of the nearest free times, `YYYY-MM-DD.hourId`; it goes before date and hour. */
  take: string
  /** The name, where the form has a field for it; '' otherwise. */
  name: string
  /** The page runs JavaScript: it shows the outcome itself instead of being sent on. */
  hasScript: boolean
}

/** Reads the form of step 0; missing or invalid fields are ignored. */
export function readForm(form: FormData): PostedForm {
  // A press on one of the nearest free times takes it at once.
  const take = textOf(form, 'take')
  const [date, hour] = take.includes('.')
    ? take.split('.')
    : [textOf(form, 'date'), textOf(form, 'hourId')]
  const advice = textOf(form, 'advice')
  return {
    key: textOf(form, 'key'),
    date: isDay(date ?? '') ? date! : null,
    hourId: readId(hour ?? null),
    group: textOf(form, 'group'),
    allowChange: form.get('allowChange') === '1',
    take,
    name: textOf(form, 'name'),
    offers: form.getAll('offer').filter((offer) => typeof offer === 'string'),
    hasScript: form.get('script') === '1',
    typed: {
      phone: nationalPhone(textOf(form, 'phone')),
      note: textOf(form, 'note'),
      requests: form.getAll('requests').filter((request) => typeof request === 'string'),
      isManyPeople: form.has('manyPeople'),
      // With the switch off the choice is between a little and none; a form without
      // it uses the default.
      advice:
        !form.has('receiveAdvice') && (advice === 'little' || advice === 'none') ? advice : 'full',
      photo: form.has('photo'),
      consent: form.has('consent'),
      location: form.has('location'),
    },
  }
}
