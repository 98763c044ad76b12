import { messageWriter } from '../message-writer'
import { coded, params } from './coded'
import { language } from './language'

/** Writes the messages of a Vietnamese page; all else is as the backends sent it. */
export const translate = messageWriter({ sentences: coded, params, language })
