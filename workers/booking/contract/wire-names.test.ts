import { expect, test } from 'vitest'
import * as z from 'zod'
import { bookingApi } from '../contract'
import { bookedDto, newBookingDto } from './booking'
import { catalogueDto, serviceDto } from './catalogue'
import { hoursDto, hourDto, staffDto, stylistDto } from './hours'

type Described = {
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

/** Of a form that may come in several ways, or be missing, the one with names. */
function named(form: Described | undefined): Described | undefined {
  return form?.anyOf ? form.anyOf.map(named).find((one) => one?.properties ?? one?.items) : form
}

/**
 * The names that a wire form has, at a place within it: `data.hourGroup[]` is what the list
 * `hourGroup` of `data` holds.
 */
function namesOf(wire: z.ZodType, place = ''): string[] {
  const whole = z.toJSONSchema(wire, { io: 'input', unrepresentable: 'any' }) as Described
  const found = place
    .split('.')
    .filter(Boolean)
    .reduce((within: Described | undefined, step) => {
      const inner = named(within?.properties?.[step.replace('[]', '')])
      return step.endsWith('[]') ? named(inner?.items) : inner
    }, whole)
  return Object.keys(found?.properties ?? {}).sort()
}

const role = bookingApi.getRole.responses[200]

test.each<[ids: string, wire: z.ZodType, place: string, names: string]>([
  [
    'B-146',
    stylistDto,
    '',
    'staffId staffName avatar special salonEnroll favoriteImages experience totalCutomer ' +
      'ratingStar star description skill skillLevel ratingInfor',
  ],
  [
    'B-149',
    hourDto,
    '',
    'hourId subHourId secondSubHourId hour hourFrame isFree totalSkinnerEmpty totalStylistEmpty',
  ],
  ['B-150', hoursDto, 'data.hourGroup[]', 'name hours'],
  ['B-151', hoursDto, 'data', 'receptionName receptionAvatar hourGroup lastHourWork'],
  ['B-151', hoursDto, 'data.lastHourWork', 'isFreeToday'],
  [
    'B-152',
    serviceDto,
    '',
    'serviceId groupId parentServiceId categoryId group order name versionName subtitle ' +
      'description timeServe price priceNum oldPrice oldPriceNum serviceImage tags ' +
      'campaignTags campaignId used selected hasDetail hasSpecial isDefaultService noDisplay ' +
      'priceSpecialDay listService comboDetail serviceDeliveryType serviceSaleInfo',
  ],
  [
    'B-155, B-156, B-157',
    catalogueDto,
    '',
    'data rulesSpecialDay ruleShowBookings rulesNextStep isSaveServiceChoosen isAlertCampaign guideScreens',
  ],
  ['B-157', catalogueDto, 'guideScreens[]', 'step guide guideList'],
  [
    'B-159',
    role,
    '',
    'memberType allowBookStylist allowMultiple daysBookFuture maxDaysBookFuture bookDates specialHours guideScreens ' +
      'dayMarks salesOpenAt',
  ],
  ['B-165', bookedDto, 'booking', 'id listBooking'],
  ['B-165', bookedDto, 'booking.listBooking[]', 'totalMoney'],
  ['B-366', staffDto, 'data', 'stylists skinners'],
  [
    'B-379',
    newBookingDto,
    'bookHours[]',
    'bookHourId subHourId secondSubHourId campaigns chosenServices stylistId totalMoney',
  ],
  ['B-379', newBookingDto, 'bookHours[].campaigns[]', 'id name'],
  ['B-378', newBookingDto, 'bookHours[].chosenServices[]', 'id name type campaignId campaignName'],
  [
    'B-376…B-383',
    newBookingDto,
    '',
    'salonId phone stylistId skinnerId dateBook services chosenServices bookHours subHourId ' +
      'secondSubHourId bookAt campaign userId note receiveAdvice utilityService ' +
      'acceptMakePhoto littleAdvice numberPersons utmSource params isMaster adviceUND ' +
      'adviceProduct allowChange muonCaoMat idempotencyKey codes',
  ],
])(
  'the wire form of %s has every name of the texts and no other: %#',
  (_ids, wire, place, names) => {
    expect(namesOf(wire, place)).toEqual(names.split(' ').sort())
  },
)
