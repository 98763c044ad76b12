/** A customer's own pages: the navigation between them and their texts for logged-out visitors. */
export const account = {
  navigation: 'Your account',
  offline:
    'You’re offline, so nothing was sent. What you typed is still here: try again once you’re back online.',
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
    'Only the account’s owner can see this page. Log in with your phone number to open it.',
} as const
