import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { pageMeta } from '../../seo/page-meta'

/** The metadata of one of the wheel's pages; a customer's own pages are not indexed. */
export function wheelMeta(
  matches: Parameters<typeof pageMeta>[0],
  {
    page,
    path,
    isPublic = true,
    text,
  }: { page: string; path: string; isPublic?: boolean; text?: string },
) {
  return pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { page, brand: brand.name }),
    description: text ?? formatMessage(messages.metaText, { brand: brand.name }),
    path,
    isPublic,
  })
}
