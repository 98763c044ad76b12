/**
 * A customer's own pages: the navigation between them and their texts for logged-out visitors
 * (H-172).
 */
export const account = {
  navigation: 'Your account',
  offline:
    'You are offline, so nothing was sent. What you typed is still here: press again once you are back.',
  pages: {
    profile: 'Account',
    history: 'History',
    membership: 'Membership',
    balance: 'Balance',
    offers: 'Offers',
    places: 'Addresses',
  },
  logIn: 'Log in',
  logInTitle: 'Please log in to see this page',
  logInText:
    'This page is for the owner of the account only. Log in with your phone number to see it at once.',
} as const
