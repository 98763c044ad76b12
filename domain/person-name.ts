/** Most characters of the name of one person of a booking. */
export const MAX_PERSON_NAME_LENGTH = 60

/** A name as it is stored: trimmed, runs of spaces joined, accents in one form. */
export function normalizePersonName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Whether a name can be read out: it has a letter, and no control or invisible characters. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text)
}
