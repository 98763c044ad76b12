import { translator, pairsOf } from '../translator'
import { backends as vi } from '../vi/backends'
import { backends } from './backends'

/**
 * What a browser hears from the backends while a page is open, as an English page says it; names of
 * services come with the page.
 */
export const translate = translator(pairsOf(vi, backends))
