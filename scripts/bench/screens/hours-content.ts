import type { HoursWire } from '../../../workers/booking/contract/wire-day.ts'

type HourWire = {
  hourId: number
  hour: string
  isFree: boolean
  totalStylistEmpty: number
  totalSkinnerEmpty: number
}

/** Hours as the booking screen has them. */
export function hoursOf({ hourGroup, lastHourWork }: HoursWire['data']) {
  return {
    hasFree: lastHourWork.isFreeToday,
    groups: hourGroup.map(({ name, hours }) => ({
      name,
      hours: (hours as HourWire[]).map(hourOf),
    })),
  }
}
function hourOf({ hourId, hour, isFree, totalStylistEmpty, totalSkinnerEmpty }: HourWire) {
  return {
    id: hourId,
    label: hour,
    isFree,
    freeStylists: totalStylistEmpty,
    freeSkinners: totalSkinnerEmpty,
  }
}
