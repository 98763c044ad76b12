/**
 * The owner of a thing: public; the logged-in customer; the holder of a booking's owner token; the
 * holder of the code (or password, or token).
 */
export type Whose = 'public' | 'own session' | 'owner token' | 'code'

/**
 * The result of a command for a caller who is not the owner of the ids, phone, codes and keys that
 * he sends.
 */
export type Command = {
  whose: Whose
  /** The members of its union, or codes of errors, by which it refuses; '…' where it has nothing to refuse. */
  refuses: readonly string[]
  /**
   * Successful members that a logged-in customer may get because they affect himself: the target's
   * data is unchanged, which is read again.
   */
  does?: readonly string[]
  /** Secrets that it reveals on purpose, as `Type.field`. */
  leaks?: readonly string[]
}

/** Every question of the schema. */
export const queryAccess: Record<string, Whose> = {
  now: 'public',
  lacking: 'public',
  // auth
  'viewer.profile': 'own session',
  captcha: 'public',
  'viewer.consentWords': 'own session',
  'viewer.sessions': 'own session',
  'viewer.noticeSettings': 'own session',
  'browser.pushKey': 'public',
  'viewer.pushDevices': 'own session',
  // booking
  soonest: 'public',
  firstFreeHours: 'public',
  'viewer.usualVisit': 'own session',
  booking: 'owner token',
  managedBooking: 'code',
  waitlistEntry: 'code',
  calendarFeed: 'code',
  'viewer.calendarFeedToken': 'own session',
  'browser.bookings': 'own session',
  'browser.visitedSalons': 'own session',
  'viewer.savedAddresses': 'own session',
  'viewer.savedAddress': 'own session',
  'browser.homeVisits': 'own session',
  // history
  'viewer.bookingHistory': 'own session',
  'viewer.visits': 'own session',
  'viewer.visit': 'own session',
  // style masters
  styleMasters: 'public',
  'viewer.styleMasterVotes': 'own session',
  staffChallenges: 'public',
  // campaign
  homeBlocks: 'public',
  banners: 'public',
  offer: 'public',
  rewards: 'public',
  // membership
  topUpProducts: 'public',
  'viewer.membership': 'own session',
  'viewer.membershipOrders': 'own session',
  'viewer.membershipOrder': 'own session',
  'viewer.balanceHistory': 'own session',
  'viewer.courses': 'own session',
  // salons
  provinces: 'public',
  salons: 'public',
  salonsNear: 'public',
  salon: 'public',
  servicePage: 'public',
  serviceMenu: 'public',
  product: 'public',
  products: 'public',
  productGroups: 'public',
  wards: 'public',
  places: 'public',
  place: 'public',
  // content
  contentBlocks: 'public',
  discovers: 'public',
  discover: 'public',
  'viewer.likedDiscovers': 'own session',
  looks: 'public',
  homeLooks: 'public',
  look: 'public',
  blogPosts: 'public',
  blogPost: 'public',
  feedback: 'public',
  marketingVideos: 'public',
  spaPages: 'public',
  spaPage: 'public',
  // wheel
  wheel: 'public',
  'viewer.wheelAccount': 'own session',
  'viewer.wheelSpins': 'own session',
  'viewer.receivedGifts': 'own session',
  'viewer.luckyPointHistory': 'own session',
  'viewer.luckyPoints': 'own session',
  luckyVouchers: 'public',
  luckyVoucher: 'public',
}

const ended = 'UNAUTHENTICATED'

/** Every command of the schema. */
export const commands: Record<string, Command> = {
  // auth
  checkPhone: { whose: 'public', refuses: ['PhoneKnown'] },
  // Many wrong codes make the next one need a captcha.
  sendLogInCode: { whose: 'public', refuses: ['CodeSent', 'TooManyTries', 'LogInRefused'] },
  logInWithCode: { whose: 'code', refuses: ['LogInRefused', 'InvalidInput'] },
  logInWithPassword: { whose: 'code', refuses: ['LogInRefused'] },
  // A logged-in caller keeps his own session.
  importSession: { whose: 'code', refuses: ['LogInRefused'], does: ['LoggedIn'] },
  exchangeLoginCode: {
    whose: 'code',
    refuses: ['LogInRefused', 'InvalidInput'],
    does: ['LoggedIn'],
  },
  setPassword: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['PhoneProofNeeded', 'PasswordSet'],
  },
  saveCustomerName: { whose: 'own session', refuses: [ended, 'InvalidInput'] },
  logOut: { whose: 'own session', refuses: ['LoggedOut'] },
  saveProfile: { whose: 'own session', refuses: [ended, 'InvalidInput'], does: ['ProfileSaved'] },
  saveNoticeSettings: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['NoticeSettingsSaved'],
  },
  // A consent for another phone is stored without an account.
  agreeToPrivacy: { whose: 'public', refuses: ['ConsentSaved', 'InvalidInput'] },
  saveConsent: { whose: 'own session', refuses: [ended, 'InvalidInput'], does: ['ConsentSaved'] },
  endSession: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  logOutEverywhere: { whose: 'own session', refuses: [ended], does: ['LoggedOut'] },
  subscribeToPush: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['PushSubscribed'],
  },
  choosePushPurposes: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  // Without such a device of his nothing changes.
  unsubscribeFromPush: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['PushEnded'],
  },
  testPush: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  requestDeletion: { whose: 'own session', refuses: [ended], does: ['DeletionRequested'] },
  cancelDeletion: { whose: 'own session', refuses: [ended], does: ['DeletionCanceled'] },
  // booking
  holdHour: { whose: 'public', refuses: ['HourHeld', 'PlaceTaken'] },
  releaseHour: { whose: 'public', refuses: ['HourReleased'] },
  createBooking: { whose: 'owner token', refuses: [ended, 'AlreadyBooked', 'InvalidInput'] },
  sendBookingCode: { whose: 'owner token', refuses: ['NotFound', 'InvalidInput'] },
  confirmBooking: {
    whose: 'code',
    refuses: ['NotFound', 'InvalidInput', 'WrongCode', 'HoldExpired'],
  },
  // O-30: the original flow shows which booking a phone has, with the phone masked.
  lookUpBooking: { whose: 'public', refuses: ['BookingFound'], leaks: ['Booking.id'] },
  cancelBooking: { whose: 'owner token', refuses: ['NotFound', 'InvalidInput', 'ProofNeeded'] },
  // Tokens of manage links and of places in line are 144 bits.
  joinWaitlist: { whose: 'own session', refuses: [ended, 'InvalidInput'] },
  waitForEarlierHour: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  acceptPlace: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  declinePlace: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  leaveWaitlist: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  keepWaiting: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  cancelManagedBooking: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  changeManagedBooking: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  confirmComing: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  announceLateness: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  namePeople: { whose: 'code', refuses: ['NotFound', 'InvalidInput'] },
  openCalendarFeed: { whose: 'own session', refuses: [ended], does: ['CalendarFeedOpened'] },
  closeCalendarFeed: { whose: 'own session', refuses: [ended], does: ['CalendarFeedClosed'] },
  withdrawManageLink: {
    whose: 'owner token',
    refuses: ['NotFound', 'InvalidInput', 'ProofNeeded'],
  },
  // The code goes to the booking's phone and nowhere else.
  sendHolderCode: {
    whose: 'public',
    refuses: ['NotFound', 'InvalidInput', 'CodeSent', 'TooManyTries'],
  },
  proveHolder: { whose: 'code', refuses: ['NotFound', 'InvalidInput', 'WrongCode'] },
  saveAddress: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  removeAddress: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  requestHomeVisit: { whose: 'own session', refuses: [ended, 'InvalidInput'] },
  cancelHomeVisit: { whose: 'owner token', refuses: [ended, 'NotFound', 'InvalidInput'] },
  // history
  rateVisit: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  reportWrongPhoto: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  ratePhoto: { whose: 'own session', refuses: [ended, 'NotFound', 'InvalidInput'] },
  // style masters
  voteStyleMaster: {
    whose: 'own session',
    refuses: [ended, 'NotFound', 'InvalidInput', 'VotingClosed'],
    does: ['StyleMasterVoted'],
  },
  // campaign
  redeemCode: { whose: 'public', refuses: ['CodeRefused', 'InvalidInput'] },
  orderTopUp: {
    whose: 'own session',
    refuses: [ended],
    does: ['OrderPlaced', 'NotFound', 'TooManyTries'],
  },
  // tracking
  track: { whose: 'public', refuses: ['Tracked', 'InvalidInput'] },
  trackLocation: { whose: 'public', refuses: ['Tracked', 'InvalidInput'] },
  trackBookingError: { whose: 'public', refuses: ['Tracked', 'InvalidInput'] },
  // content
  likeDiscover: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['DiscoverLiked', 'NotFound'],
  },
  // wheel
  spinWheel: { whose: 'own session', refuses: [ended], does: ['Spun', 'NoSpinsLeft', 'NotFound'] },
  claimQuest: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['QuestClaimed', 'NothingToClaim', 'NotFound'],
  },
  exchangePoints: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['NotEnoughPoints', 'NotFound'],
  },
  exchangeVoucher: {
    whose: 'own session',
    refuses: [ended, 'InvalidInput'],
    does: ['NotEnoughPoints', 'NotFound'],
  },
}
