import type { UsualData } from '~/routes/personal/usual'

/** A usual visit with what it takes to book it. */
export type Proposal = NonNullable<UsualData>

/**
 * The addresses that accept a proposal or change one of its parts. They are written here, as Home
 * does not load the flow's rules.
 */
export function rebookPaths({ salon, services, stylist, nearest }: Proposal, phone: string) {
  const chosen =
    services.length > 0 ? `&chosenService=${services.map(({ id }) => id).join(',')}` : ''
  const at = (step: number) => `/booking?step=${step}&salonId=${salon.id}&phone=${phone}${chosen}`
  // Changing one part keeps the others; the hour is one of the stylist's.
  const day = nearest ? `&date=${nearest.date}` : ''
  const by = (id: number | null | undefined) => (id ? `&stylistId=${id}` : '')
  const busy = nearest?.isStylistFull && stylist ? `&busy=${stylist.id}` : ''
  return {
    take: nearest
      ? `${at(0)}${day}&hour=${nearest.hourId}${by(nearest.stylistId)}&again=ready${busy}`
      : at(0),
    salon: at(1),
    services: `${at(2)}${by(nearest?.stylistId)}&flow=1`,
    hour: `${at(0)}${day}${by(nearest?.stylistId)}`,
  }
}
