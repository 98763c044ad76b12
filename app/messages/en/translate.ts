import { inEnglish } from '../in-english'

/**
 * Translates the backends' live responses for an open English page; names of services come with the
 * page.
 */
export const translate = inEnglish([])
