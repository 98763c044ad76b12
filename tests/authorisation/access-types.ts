import type { Whose } from './access.ts'

/** What is personal of a type: `secret` is what nobody else may ever see, `plain` the rest of its fields, which say nothing by themselves. */
export type Personal = { secret: readonly string[]; plain: readonly string[] }

/** The types whose values are one customer's, with every field of theirs. */
export const personalTypes: Record<string, Personal> = {
  Viewer: {
    secret: ['id', 'phone', 'name', 'email', 'avatar'],
    plain: ['birthDay', 'birthMonth', 'birthYear', 'tier', 'membershipName', 'memberProductId', 'hasPassword', 'balance', 'hasAgreedToPrivacy', 'consents'],
  },
  Account: { secret: [], plain: ['gender', 'joinedAt', 'deletion', 'consentWords', 'sessions'] },
  Consents: { secret: [], plain: ['booking', 'photo', 'location', 'marketing'] },
  ConsentWord: { secret: [], plain: ['purpose', 'isGiven', 'textVersion', 'source', 'at'] },
  LogInSession: { secret: ['id'], plain: ['device', 'startedAt', 'lastSeen', 'isThis'] },
  Deletion: { secret: [], plain: ['requestedAt', 'dueAt'] },
  // O-30: whoever has a booking's unguessable id sees where and when, with the phone masked.
  Booking: {
    secret: ['id', 'phone', 'note'],
    plain: ['status', 'date', 'hourLabel', 'startsAt', 'personCount', 'salonId', 'salon', 'salonName', 'salonAddress', 'salonPhone', 'salonMapUrl', 'parkingMapUrl', 'isAtHome', 'isCanceled', 'total', 'oldTotal', 'isOwner', 'holdExpiresAt', 'people'],
  },
  BookedPerson: { secret: [], plain: ['hourLabel', 'stylistName', 'total', 'oldTotal', 'services', 'offers'] },
  BookedOffer: { secret: [], plain: ['id', 'name', 'saved'] },
  BookedService: { secret: [], plain: ['id', 'name', 'price', 'oldPrice'] },
  VisitedSalons: { secret: [], plain: ['title', 'salons'] },
  SavedAddress: { secret: ['id', 'name', 'street', 'address'], plain: ['placeId'] },
  HomeVisit: { secret: ['id', 'address'], plain: ['salonId', 'salon', 'date', 'part', 'services', 'total'] },
  BookingPage: { secret: [], plain: ['items', 'total'] },
  Visit: { secret: ['id'], plain: ['date', 'hourLabel', 'startsAt', 'salonId', 'salonName', 'salonAddress', 'total', 'people', 'photos', 'rating'] },
  VisitPage: { secret: [], plain: ['items', 'total'] },
  VisitPerson: { secret: [], plain: ['stylist', 'skinner', 'services', 'total'] },
  VisitStaff: { secret: [], plain: ['id', 'name', 'avatar'] },
  VisitPhoto: { secret: [], plain: ['id', 'url', 'caption', 'verdict', 'isReported'] },
  VisitRating: { secret: ['comment'], plain: ['stars', 'tags', 'ratedAt', 'editableUntil'] },
  VisitRatingState: { secret: [], plain: ['rating', 'mayRate'] },
  StyleMasterVote: { secret: [], plain: ['masterKey', 'stylistId', 'name', 'at'] },
  WheelAccount: { secret: [], plain: ['spinsLeft', 'points'] },
  WheelSpin: { secret: ['id', 'code'], plain: ['wheelId', 'position', 'giftName', 'giftImage', 'kind', 'expiresAt', 'at'] },
  WheelSpinPage: { secret: [], plain: ['items', 'total'] },
  ReceivedGift: { secret: ['id', 'code'], plain: ['isVoucher', 'name', 'image', 'kind', 'expiresAt', 'at'] },
  ReceivedGiftPage: { secret: [], plain: ['items', 'total'] },
  LuckyPointEntry: { secret: [], plain: ['id', 'title', 'points', 'at'] },
  Membership: { secret: [], plain: ['tier', 'silverUntil', 'balance', 'spentSixMonths', 'spentTwelveMonths'] },
  MembershipOrder: {
    secret: ['id'],
    plain: ['kind', 'name', 'amount', 'bonus', 'visits', 'months', 'status', 'createdAt', 'expiresAt', 'paidAt', 'activatedAt', 'endedAt', 'returned', 'payment'],
  },
  MembershipOrders: { secret: [], plain: ['items', 'total'] },
  BankTransfer: { secret: ['content', 'qr'], plain: ['bankName', 'account', 'owner', 'testBank'] },
  ReturnedTransfer: { secret: [], plain: ['amount', 'reason'] },
  BalanceEntry: { secret: [], plain: ['id', 'kind', 'title', 'amount', 'effect', 'isRefunded', 'at'] },
  BalanceHistory: { secret: [], plain: ['balance', 'items', 'total'] },
  CustomerCourse: { secret: [], plain: ['offerId', 'name', 'serviceId', 'serviceName', 'image', 'left', 'endDate'] },
  LuckyPointPage: { secret: [], plain: ['items', 'total'] },
}

/** The types whose values are the same for everybody, or tell of nothing but what was just sent. */
export const publicTypes: readonly string[] = [
  'ServicePage',
  'ProductGroup',
  'Product',
  'OpeningDay',
  'BookingsStand', 'ConsentKept', 'DeletionCanceled', 'DeletionRequested', 'ProfileSaved', 'SessionEnded',
  'BlogArticle', 'BlogPage', 'BlogPost', 'ContentBlock', 'Discover', 'DiscoverDetail', 'DiscoverLiked', 'Feedback', 'Look', 'MarketingVideo', 'OfferedService', 'SpaPage', 'SpaQuestion', 'SpaStep', 'TextPart', 'TextSection',
  'OrderPlaced', 'PackageService', 'PaymentUnavailable', 'TopUpProduct',
  'AddOn', 'AddressRemoved', 'AddressSaved', 'AlreadyBooked', 'BackupSalon', 'Banner', 'BookDay', 'BookingCanceled',
  'BookingConfirmed', 'BookingFound', 'BookingNeedsCode', 'CannotCancel', 'ChallengeStanding', 'CaptchaSum', 'CaptchaWidget', 'CodeRedeemed',
  'CodeRefused', 'CodeSent', 'District', 'ExchangePack', 'HoldExpired', 'HolderProved', 'HomeBlock', 'HomeBlockItem', 'HomeOffer',
  'HomeVisitCanceled', 'HomeVisitRequested', 'Hour', 'HourGroup', 'HourHeld', 'HourReleased', 'Hours', 'InputIssue', 'InvalidInput',
  'LogInRefused', 'LoggedIn', 'LoggedOut', 'LuckyVoucher', 'LuckyVoucherPage', 'NameSaved', 'NearbyHour', 'NoBooking', 'NoSpinsLeft',
  'NotEnoughPoints', 'NotFound', 'NothingToClaim', 'NothingToWin', 'Offer', 'OfferRefused', 'OfferService', 'Offers', 'PasswordSet',
  'PhoneKnown', 'PhotoRated', 'PhotoReported', 'PhoneProofNeeded', 'Place', 'PlaceSuggestion', 'PlaceTaken', 'PointsExchanged', 'ProofNeeded', 'Province',
  'QuestClaimed', 'RatingClosed', 'Reward', 'Role', 'Salon', 'SalonClosed', 'SalonOff', 'Service', 'ServiceCatalogue', 'ServiceCategory',
  'ServiceDetail', 'ServiceGroup', 'ServiceMedia', 'ServiceSuggestion', 'SpecialDay', 'Spun', 'Staff', 'StaffChallenge', 'StyleMaster', 'StyleMasterList', 'StyleMasterVoted', 'Stylist', 'StylistRating',
  'TooManyTries', 'Tracked', 'VisitRated', 'VotingClosed', 'VoucherExchanged', 'VoucherSoldOut', 'Ward', 'Wheel', 'WheelGift', 'WheelQuest', 'WheelSector',
  'WheelWinner', 'WrongCode',
]

/** Fields of public types, and public questions, that reach something personal; whose it is then. */
export const bridges: Record<string, Whose> = {
  'AddressSaved.address': 'own session',
  'BookingCanceled.booking': 'own session',
  'HomeVisitRequested.visit': 'own session',
  'LoggedIn.viewer': 'own session',
  'ConsentKept.viewer': 'own session',
  'DeletionRequested.deletion': 'own session',
  'ProfileSaved.viewer': 'own session',
  'OrderPlaced.order': 'own session',
  'NameSaved.viewer': 'own session',
  'PointsExchanged.account': 'own session',
  'QuestClaimed.account': 'own session',
  'Spun.spin': 'own session',
  'StyleMasterVoted.vote': 'own session',
  'VisitRated.rating': 'own session',
  'VoucherExchanged.account': 'own session',
  'VoucherExchanged.gift': 'own session',
}
