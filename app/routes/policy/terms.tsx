import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { brand } from '~/brand'
import { terms } from '~/messages/vi/terms'
import { trailTo } from '~/seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { PolicyPage } from './policy-page'
import { withNames, type Policy } from './policy-text'
import sheet from './policy.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        title: `${data.title} – ${brand.name}`,
        description: data.description,
        path: '/dieu-kien-giao-dich-chung',
      })
    : []

/** The text comes with the page, so that the browser loads no code for it. */
export function loader({ context: { site } }: LoaderFunctionArgs): Policy {
  const policy = withNames(terms)
  describeTrail(site, trailTo({ name: policy.title, path: '/dieu-kien-giao-dich-chung' }))
  return policy
}

/** The general terms. */
export default PolicyPage
