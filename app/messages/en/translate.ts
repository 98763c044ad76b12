import { translator, pairsOf } from '../translator'
import { backends as vi } from '../vi/backends'
import { backends } from './backends'

/**
 * Translates the backends' live answers for an open English page; names of services come with the
 * page.
 */
export const translate = translator(pairsOf(vi, backends))
