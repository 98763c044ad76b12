/** A customer's own pages: the navigation between them and their texts for logged-out visitors. */
export const account = {
  navigation: 'Your account',
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
