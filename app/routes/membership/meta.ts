import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { pageMeta } from '../../seo/page-meta'

/** The metadata of one of these pages; a customer's own pages are not indexed. */
export function membershipMeta(
  matches: Parameters<typeof pageMeta>[0],
  {
    page,
    path,
    text,
    isPublic = false,
  }: { page: string; path: string; text?: string; isPublic?: boolean },
) {
  return pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { page, brand: brand.name }),
    description: text ?? formatMessage(messages.metaText, { brand: brand.name }),
    path,
    isPublic,
  })
}
