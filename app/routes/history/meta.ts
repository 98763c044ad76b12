import { history as messages } from '~/messages/vi/history'
import { areaMeta } from '~/seo/page-meta'

/** The metadata of a list of the customer's own. */
export const historyMeta = areaMeta(messages, false)
