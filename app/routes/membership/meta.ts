import { membership as messages } from '~/messages/vi/membership'
import { areaMeta } from '../../seo/page-meta'

/** The metadata of one of these pages. */
export const membershipMeta = areaMeta(messages, false)
