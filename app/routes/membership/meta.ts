import { brand } from '~/brand'
import { say } from '~/messages/say'
import { membership as words } from '~/messages/vi/membership'
import { pageMeta } from '../../seo/page-meta'

/** What one of these pages says about itself; pages of one's own are not to be found by searching. */
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
    title: say(words.metaTitle, { page, brand: brand.name }),
    description: text ?? say(words.metaText, { brand: brand.name }),
    path,
    isPublic,
  })
}
