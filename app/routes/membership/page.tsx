import {
  data as respondWith,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readBody } from '~/form.server'
import { membership as words } from '~/messages/vi/membership'
import { ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { MembershipPageDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { logInStatusOf } from '../auth/log-in-status'
import { orderOnce } from './action.server'
import { Courses } from './courses'
import { Member } from './member'
import { membershipMeta } from './meta'
import { membershipPath, orderPath } from './paths'
import { Products } from './products'
import { Tiers } from './tiers'
import type { AccountPage } from '../account/layout'

export const handle: AccountPage = {
  current: 'membership',
  title: words.title,
  lead: words.lead,
  logIn: { stands: 'before', text: words.logInText },
}

export const meta: MetaFunction = ({ matches }) =>
  membershipMeta(matches, { page: words.title, path: membershipPath, isPublic: true })

/** The products, and the customer's own membership. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: words.title, path: membershipPath }))
  const response = await site.gateway.query(MembershipPageDocument, {})
  const {
    topUpProducts: products,
    membership: member,
    customerCourses: courses,
  } = response.ok ? response.data : { topUpProducts: null, membership: null, customerCourses: null }
  return { who: logInStatusOf(response), products, member, courses, key: crypto.randomUUID() }
}

/** Orders something; its payment has an address of its own, so that a reload orders nothing. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const ordered = await orderOnce(site, await readBody(request))
  if (ordered.kind === 'placed') throw redirect(orderPath(ordered.id), 303)
  if (ordered.kind === 'logged-out')
    throw redirect(logInPath({ next: membershipPath, reason: 'het-han' }), 303)
  return respondWith({ problem: ordered.message }, { status: ordered.status })
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /thanh-vien: tiers, cards, packages; for a member their tier, balance and visits. */
export default function MembershipPage() {
  const { who, products, member, courses, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <>
      {refused ? <Notice kind="error">{refused.problem}</Notice> : null}
      {member ? <Member member={member} /> : null}
      {who !== 'logged-out' && !member ? (
        <ErrorNote retryTo={membershipPath}>{words.failed}</ErrorNote>
      ) : null}
      {courses && courses.length > 0 ? <Courses courses={courses} /> : null}
      {products ? (
        <Products products={products} actKey={key} who={who} />
      ) : (
        <ErrorNote retryTo={membershipPath}>{words.failed}</ErrorNote>
      )}
      <Tiers current={member?.tier ?? null} />
    </>
  )
}
