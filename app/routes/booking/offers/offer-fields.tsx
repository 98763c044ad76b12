import type { PersonView } from '../group/person-view'

/** The offers that the shown prices count, so that just these are used. */
export function OfferFields({ people }: { people: readonly PersonView[] }) {
  return people.flatMap(({ offers }, index) =>
    (offers ?? [])
      .filter(({ isValid }) => isValid)
      .map(({ id }) => (
        <input key={`${index}.${id}`} type="hidden" name="offer" value={`${index}.${id}`} />
      )),
  )
}
