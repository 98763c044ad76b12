import type { backends as vi } from '../vi/backends'
import type { Wording } from '../wording'

/**
 * Sentences of the backends that are known verbatim: English pages translate them
 * (messages/translator.ts). Names of services and salons are not among them.
 */
export const backends = {
  error: 'Something went wrong. Please try again later!',
  invalid: 'What was sent is not valid.',
  logInFirst: 'Please log in to continue!',
  sessionOver: 'Your session has ended.',

  loggedOut: 'You’re logged out!',

  noBooking: 'You have no booking yet!',

  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  memberSilver: 'Silver member',
  memberGold: 'Gold member',
  memberDiamond: 'Diamond member',
  beenThere: 'Salons you’ve been to',
  bookedHere: 'Salons you’ve booked on this device',

  guests: 'guests',
  fiveStars: '5-star ratings',
  votes: 'votes',
  challengeStars: 'Five stars every day',
  challengeStarsText: 'The most 5-star ratings of the month.',
  challengeVotes: 'Everybody’s favourite hands',
  challengeVotesText: 'Voted best stylist of the month by the most guests.',
  challengeServed: 'They book, they come',
  challengeServedText: 'The most booked guests served this month.',
  tagCut: 'Great cut',
  tagWash: 'Thorough wash',
  tagOnTime: 'On time',
  tagAdvice: 'Caring advice',
  tagFriendly: 'Friendly',
  tagClean: 'Clean salon',
  tagWait: 'Long wait',
  tagNotAsAsked: 'Not what I asked for',

  noGift: 'Next time',
  noGiftName: 'Better luck next time',
  noGiftText: 'No win this time. Try again with the next spin!',
  points: '+10 points',
  pointsName: '10 points',
  pointsText: '10 lucky points, added at once: swap them for spins or gifts.',
  oneMoreSpin: 'One more',
  oneMoreSpinName: 'One more spin',
  oneMoreSpinText: 'One more spin, added at once.',
  questCheckIn: 'Check in every day',
  questVisit: 'Book and come on time',
  questRating: 'Rate your last cut',
  questFriend: 'Bring a friend',
  questProfile: 'Complete your profile',
  questNewSalon: 'Visit a new salon',
  welcomeGift: 'Welcome gift',
  cutAtSalon: 'A cut at the salon',
  spun: 'A spin',
  wonWhat: 'Won: {gift}',
  swappedFor: 'Swapped for: {gift}',
  questDone: 'Quest: {quest}',
  spinsBought: 'Swapped for {n} {n|spin|spins}',
  photoBefore: 'Before the cut',
  photoAfter: 'After the cut',
  photoClose: 'A closer look',
  guideMember: 'You are a member: your own offers are under Offers.',
} as const satisfies Wording<typeof vi>
