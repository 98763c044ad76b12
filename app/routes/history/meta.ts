import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { pageMeta } from '~/seo/page-meta'

/** The metadata of a list of the customer's own. */
export function historyMeta(matches: Parameters<typeof pageMeta>[0], path: string) {
  return pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path,
    isPublic: false,
  })
}
