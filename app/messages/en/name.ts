import type { name as vi } from '../vi/name'
import type { Wording } from '../wording'

/** The dialog for a customer's name. */
export const name = {
  title: 'What’s your name?',
  text: 'So the salon can greet you by name. You can skip this step.',
  label: 'Your name',
  save: 'Book now',
  skip: 'Skip',
  long: 'A name can have at most 20 characters.',
  invalid: 'Please enter a valid name.',
} as const satisfies Wording<typeof vi>
