import { plainText } from './typed-text'

/** Most characters of the name of one person of a booking. */
export const MAX_PERSON_NAME_LENGTH = 60

/** A name as it is stored: composed, nothing invisible, single spaces, none around. */
export function normalizePersonName(text: string): string {
  return plainText(text)
}

/** Whether a normalised name can be read out: it has a letter, and no half of a pair. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && !text.includes('\ufffd')
}
