import { example, type Example } from './example.ts'
import { marks } from './fill.ts'
import { followExamples, noticeExamples } from './follow-examples.ts'

/**
 * The queries of the common screens, ready to run; days are counted from `now` (epoch ms) in
 * Vietnam.
 */
export function examples(now: number): Example[] {
  const tomorrow = new Date(now + 31 * 3_600_000).toISOString().slice(0, 10)
  return [
    home,
    salonPicker,
    booking(tomorrow),
    soonest,
    firstFreeHours,
    book(tomorrow),
    lookUp,
    ...followExamples(),
    cancel,
    myBookings,
    logIn,
    membership(tomorrow),
    wheel,
    history,
    content,
    account,
    ...noticeExamples(),
  ]
}

const home = example(
  'Home: blocks, banners, provinces',
  {},
  `query Home {
  homeBlocks { order layout title items { title price link } }
  banners { device image alt link }
  provinces { name region salonCount }
}`,
)

const salonPicker = example(
  'Salon picker: search and nearest',
  { search: 'cau giay', latitude: 21.03, longitude: 105.8 },
  `query SalonPicker($search: String, $latitude: Float!, $longitude: Float!) {
  salons(search: $search) { id name addressNew hasParking warnText }
  salonsNear(latitude: $latitude, longitude: $longitude) { id name distanceKm }
}`,
)

const booking = (tomorrow: string): Example =>
  example(
    'Booking: services, days, staff and hours in one question',
    { salonId: 1, phone: '0909090909', date: tomorrow, serviceIds: [1001] },
    `query Booking($salonId: Int!, $phone: String, $date: LocalDate!, $serviceIds: [Int!]!) {
  role(salonId: $salonId, phone: $phone) { isDefault mayChooseStylist days { date tag isActive } }
  serviceCatalogue(salonId: $salonId, phone: $phone) {
    categories { title groups { name services { id name priceText minutes } } }
  }
  staff(salonId: $salonId, date: $date) { stylists { id name level isMaster } }
  hours(salonId: $salonId, date: $date, serviceIds: $serviceIds) {
    hasFree
    groups { name hours { id label isFree } }
  }
}`,
  )

const soonest = example(
  'Soonest: the first free chairs near a place',
  { serviceIds: [1001], latitude: 21.03, longitude: 105.8 },
  `query Soonest($serviceIds: [Int!]!, $latitude: Float, $longitude: Float) {
  soonest(serviceIds: $serviceIds, latitude: $latitude, longitude: $longitude, first: 3) {
    hours { label date salon { id name } distanceKm travelMinutes freeStylists price cursor }
    seenAt isPartial gap
  }
}`,
)

const firstFreeHours = example(
  'Soonest on cards: the first hour of today that is free at each salon',
  { serviceIds: [1001], salonIds: [1, 9] },
  `query FirstFreeHours($serviceIds: [Int!]!, $salonIds: [Int!]) {
  firstFreeHours(serviceIds: $serviceIds, salonIds: $salonIds) { salonId hourId label }
}`,
)

const book = (tomorrow: string): Example =>
  example(
    `Book, or change the appointment that there is: ${marks.newKey} and ${marks.myPhone} are ` +
      'replaced when the query is sent',
    {
      input: {
        idempotencyKey: marks.newKey,
        salonId: 1,
        phone: marks.myPhone,
        date: tomorrow,
        people: [{ serviceIds: [1001], hourId: 4 }],
        allowChange: true,
      },
    },
    `mutation Book($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingConfirmed { bookingId total }
    ... on BookingNeedsCode { bookingId holdExpiresAt }
    ... on AlreadyBooked { message coded { code } }
    ... on PlaceTaken { reason message coded { code } nearest { date hourId label } }
    ... on SalonClosed { message coded { code } alternatives { id name } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
  )

const lookUp = example(
  'Look a booking up, then read it by its id',
  { phone: marks.myPhone },
  `mutation LookUp($phone: String!) {
  lookUpBooking(phone: $phone) {
    __typename
    ... on BookingFound { bookingId }
    ... on NoBooking { message coded { code } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
)

const cancel = example(
  `Cancel the appointment of whoever is signed in: ${marks.myBooking} is replaced by its id`,
  { bookingId: marks.myBooking },
  `mutation Cancel($bookingId: ID!) {
  cancelBooking(bookingId: $bookingId) {
    __typename
    ... on BookingCanceled { booking { id status } }
    ... on ProofNeeded { message coded { code } }
    ... on CannotCancel { message coded { code } }
    ... on NotFound { message coded { code } }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
)

const myBookings = example(
  'My bookings, in this browser or of whoever is signed in above',
  {},
  `query MyBookings {
  viewer { name tier balance }
  myBookings { id status date hourLabel salonName total people { stylistName services { name price } } }
}`,
)

const logIn = example(
  'Log in: the cookie that is set is out of reach of scripts',
  { phone: '0912345678', password: '123456' },
  `mutation LogIn($phone: String!, $password: String!) {
  logInWithPassword(phone: $phone, password: $password) {
    __typename
    ... on LoggedIn { viewer { name tier } }
    ... on LogInRefused { message coded { code } needsCaptcha }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
)

const membership = (tomorrow: string): Example =>
  example(
    'Membership and offers; sign in above for what is your own',
    { date: tomorrow, salonId: 1, serviceIds: [1001] },
    `query Membership($date: LocalDate!, $salonId: Int!, $serviceIds: [Int!]!) {
  topUpProducts { kind name price bonus visits months }
  membership { tier silverUntil balance spentSixMonths }
  membershipOrders { total items { id name amount status } }
  rewards(date: $date, own: true) { id name effect isOwn remainingUses }
  offers(salonId: $salonId, serviceIds: $serviceIds, date: $date) {
    best { id name effect }
    fromSalon { id name isValid message }
  }
}`,
  )

const wheel = example(
  'Lucky wheel; sign in above for spins and gifts',
  {},
  `query Wheel {
  wheel { id name sectors { position label } }
  wheelQuests { name spins claimable isDone }
  wheelWinners { name giftName }
  wheelAccount { spinsLeft points }
  myWheelGifts { total items { name kind code expiresAt } }
}`,
)

const history = example(
  'History: bookings, visits, pictures, ratings; sign in above',
  {},
  `query History {
  bookingHistory { total items { id status date salonName } }
  visits { total items { id date salonName total photos { url caption } rating { stars tags comment } } }
}`,
)

const content = example(
  'Content: discoveries, lookbook, blog, films, what customers say',
  {},
  `query Content {
  discovers { id title likeCount }
  looks { slug title tags services { name price } }
  blogPosts { total items { slug title publishedOn } }
  marketingVideos { id title seconds }
  feedback { name stars text }
}`,
)

const account = example(
  'Account: profile, consents, sessions; sign in above',
  {},
  `query Account {
  viewer { id phone name email birthDay birthMonth birthYear tier consents { booking photo location marketing } }
  account { gender joinedAt consentWords { purpose isGiven source at } sessions { id device startedAt isThis } }
  savedAddresses { id name }
}`,
)
