import type { backends as vi } from '../vi/backends'
import type { Wording } from '../wording'

/**
 * Sentences of the backends that are known verbatim: English pages translate them
 * (messages/in-english.ts). Names of services and salons are not among them.
 */
export const backends = {
  error: 'Something went wrong. Please try again later.',
  sessionOver: 'Your session has ended.',

  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  memberSilver: 'Silver member',
  memberGold: 'Gold member',
  memberDiamond: 'Diamond member',
  beenThere: 'Salons you’ve been to',
  bookedHere: 'Salons you’ve booked on this device',

  guests: 'Guests',
  fiveStars: 'Five-star ratings',
  votes: 'Votes',
  challengeStars: 'Five stars every day',
  challengeStarsText: 'The most five-star ratings of the month.',
  challengeVotes: 'Everyone’s favourite',
  challengeVotesText: 'Voted stylist of the month by the most guests.',
  challengeServed: 'Booked and served',
  challengeServedText: 'The most booked guests served this month.',
  tagCut: 'Great cut',
  tagWash: 'Thorough wash',
  tagOnTime: 'On time',
  tagAdvice: 'Good advice',
  tagFriendly: 'Friendly',
  tagClean: 'Clean salon',
  tagWait: 'Long wait',
  tagNotAsAsked: 'Not what I asked for',

  noGift: 'Next time',
  noGiftName: 'Better luck next time',
  noGiftText: 'No win this time. Try again with your next spin.',
  points: '+10 points',
  pointsName: '10 points',
  pointsText: '10 lucky points, added right away. Swap them for spins or gifts.',
  oneMoreSpin: 'One more',
  oneMoreSpinName: 'One more spin',
  oneMoreSpinText: 'One more spin, added right away.',
  questCheckIn: 'Check in every day',
  questVisit: 'Book and arrive on time',
  questRating: 'Rate your last cut',
  questFriend: 'Bring a friend',
  questProfile: 'Complete your profile',
  questNewSalon: 'Visit a new salon',
  welcomeGift: 'Welcome gift',
  cutAtSalon: 'A cut at the salon',
  spun: 'A spin',
  photoBefore: 'Before the cut',
  photoAfter: 'After the cut',
  photoClose: 'A closer look',
  guideMember: 'As a member, you’ll find your own offers under Offers.',
} as const satisfies Wording<typeof vi>
