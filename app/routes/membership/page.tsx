import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, Link } from '@remix-run/react'
import * as z from 'zod'
import { form, formAction, text } from '~/form.server'
import { membership as messages } from '~/messages/vi/membership'
import { ErrorNote, EmptyState } from '~/ui/empty-state'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import {
  MembershipPageDocument,
  OrderTopUpDocument,
  type MembershipPageQuery,
  type TopUpProductPartsFragment as Product,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { logInStatusOf } from '../auth/log-in-status'
import { Courses } from './courses'
import { areaMeta } from '~/seo/inner-meta'
import { membershipPath, orderPath, balancePath, ordersPath } from './paths'
import type { AccountPage } from '../account/layout'
import { TierIcon } from '~/ui/tier-icon'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { formatDong } from '~/ui/price-format'
import { DIAMOND_SPENT, GOLD_SPENT } from '../../../domain/tiers'
import type { ReactNode } from 'react'
import type { LogInStatus } from '~/routes/auth/log-in-status'
import { Button } from '~/ui/button'
import { IconDown } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'

const tiers = ['SILVER', 'GOLD', 'DIAMOND'] as const

/** The conditions and benefits of the three tiers. */
export function Tiers({ current }: { current: (typeof tiers)[number] | null }) {
  return (
    <section className="stack">
      <h2 className="h3">{messages.tiers}</h2>
      <ul className="tiers">
        {tiers.map((tier) => (
          <li
            key={tier}
            className="tiers__one"
            aria-current={tier === current ? 'true' : undefined}
          >
            <h3 className="tiers__name">
              <TierIcon tier={tier} name={messages.tier[tier]} onPage />
            </h3>
            <p className="small muted">{messages.tierHow[tier]}</p>
            <p>{messages.tierGives[tier]}</p>
          </li>
        ))}
      </ul>
      <p className="small muted">{messages.tierCounts}</p>
    </section>
  )
}

export const handle: AccountPage = {
  current: 'membership',
  title: messages.title,
  lead: messages.lead,
  logIn: { stands: 'before', text: messages.logInText },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { page: messages.title, path: membershipPath })

/** The products, and the customer's own membership. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: messages.title, path: membershipPath }))
  const response = await site.gateway.query(MembershipPageDocument, {})
  const { topUpProducts: products, viewer } = response.ok
    ? response.data
    : { topUpProducts: null, viewer: null }
  return {
    who: logInStatusOf(response),
    products,
    member: viewer?.membership ?? null,
    // Null without a failure where the host has no tiers.
    isMemberFailed: !response.ok || response.failed.includes('viewer.membership'),
    courses: viewer?.courses ?? null,
    key: crypto.randomUUID(),
  }
}

/** Orders something; its payment has an address of its own, so that a reload orders nothing. */
export const action = formAction(messages.error, {
  default: form(z.object({ productId: text, key: text }), async (ordered, { run }) => {
    const result = await run(OrderTopUpDocument, ordered)
    return result.__typename === 'OrderPlaced' ? redirect(orderPath(result.order.id), 303) : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /thanh-vien: tiers, cards, packages; for a member their tier, balance and visits. */
export default function MembershipPage() {
  const { who, products, member, isMemberFailed, courses, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="membership">
      <div className="stack stack--loose">
        {refused ? <Notice kind="error">{refused.message}</Notice> : null}
        {member ? <Member member={member} /> : null}
        {who !== 'logged-out' && isMemberFailed ? (
          <ErrorNote retryTo={membershipPath}>{messages.failed}</ErrorNote>
        ) : null}
        {courses && courses.length > 0 ? <Courses courses={courses} /> : null}
        {products ? (
          <Products products={products} actKey={key} who={who} />
        ) : (
          <ErrorNote retryTo={membershipPath}>{messages.failed}</ErrorNote>
        )}
      </div>
      <Tiers current={member?.tier ?? null} />
    </div>
  )
}

type MemberShown = NonNullable<NonNullable<MembershipPageQuery['viewer']>['membership']>

/**
 * A member's card: their tier as an icon and a style, their balance, what is missing to the next
 * tier.
 */
export function Member({ member }: { member: MemberShown }) {
  const { tier, silverUntil, balance } = member
  const goal = goalOf(member)
  return (
    <section
      className={`member ${tier ? `member--${tier.toLowerCase()}` : 'on-pine'}`}
      aria-label={messages.mine}
    >
      <p className="member__tier">
        {tier ? (
          <TierIcon tier={tier} name={messages.tier[tier]} size="l" onPage />
        ) : (
          <span className="h3">{messages.noTier}</span>
        )}
      </p>
      {tier && tier !== 'DIAMOND' && silverUntil ? (
        <p className="small">
          {formatMessage(messages.silverUntil[tier], { date: fullDay(silverUntil) })}
        </p>
      ) : null}
      <dl className="member__sums">
        <div>
          <dt>{messages.balance}</dt>
          <dd className="num" data-testid="balance">
            {formatDong(balance)}
          </dd>
        </div>
        <div>
          <dt>{messages.spent}</dt>
          <dd>{formatDong(member.spentSixMonths)}</dd>
        </div>
      </dl>
      <p className="small">{nextStep(member)}</p>
      {goal ? (
        <progress className="member__progress" aria-label={nextStep(member)} {...goal} />
      ) : null}
      <p className="row">
        <Link to={balancePath}>{messages.toHistory}</Link>
        <Link to={ordersPath}>{messages.toOrders}</Link>
      </p>
    </section>
  )
}

function nextStep({ tier, spentSixMonths, spentTwelveMonths }: MemberShown): string {
  if (tier === null) return messages.buySilver
  if (tier === 'SILVER')
    return formatMessage(messages.toGold, {
      amount: formatDong(Math.max(0, GOLD_SPENT - spentSixMonths)),
    })
  return tier === 'GOLD'
    ? formatMessage(messages.toDiamond, {
        amount: formatDong(Math.max(0, DIAMOND_SPENT - spentTwelveMonths)),
      })
    : ''
}

/** What has been spent of what the next tier wants; null where there is none to reach so. */
function goalOf({ tier, spentSixMonths, spentTwelveMonths }: MemberShown) {
  if (tier === 'SILVER') return { value: Math.min(spentSixMonths, GOLD_SPENT), max: GOLD_SPENT }
  return tier === 'GOLD' ? { value: spentTwelveMonths, max: DIAMOND_SPENT } : null
}

type BuyerState = { actKey: string; who: LogInStatus }

/**
 * Everything that is sold: cards, the silver membership, packages by service. Each is a form of its
 * own.
 */
export function Products({ products, ...buying }: { products: readonly Product[] } & BuyerState) {
  const of = (kind: Product['kind']) => products.filter((product) => product.kind === kind)
  const services = [
    ...new Map(
      of('PACKAGE').flatMap(({ service }) => (service ? [[service.id, service] as const] : [])),
    ).values(),
  ]
  if (products.length === 0) return <EmptyState picture="shelf" title={messages.noProducts} />
  return (
    <>
      <Shelf title={messages.cards} text={messages.cardsText}>
        {of('CARD').map((card) => (
          <Item
            key={card.id}
            product={card}
            note={
              card.bonus > 0
                ? formatMessage(messages.bonus, { amount: formatDong(card.bonus) })
                : messages.noBonus
            }
            {...buying}
          />
        ))}
      </Shelf>
      <Shelf title={messages.memberships}>
        {of('MEMBERSHIP').map((one) => (
          <Item
            key={one.id}
            product={one}
            note={`${messages.tierGives.SILVER} ${messages.silverLeads}`}
            {...buying}
          />
        ))}
      </Shelf>
      <section className="stack">
        <h2 className="h3">{messages.packages}</h2>
        <p className="muted">{messages.packagesText}</p>
        {services.map((service, index) => (
          <details key={service.id} className="package" open={index === 0}>
            <summary className="package__service">
              <Picture src={service.image} width={56} height={42} alt="" shape="soft" />
              <span>
                <span className="strong">{service.name}</span>{' '}
                <span className="package__price small muted">
                  {formatMessage(messages.each, { amount: formatDong(service.price) })}
                </span>
              </span>
              <IconDown />
            </summary>
            <ul className="shelf">
              {of('PACKAGE')
                .filter((product) => product.service?.id === service.id)
                .map((product) => (
                  <Item
                    key={product.id}
                    product={product}
                    note={visitsText(product)}
                    oldPrice={service.price * product.visits}
                    {...buying}
                  />
                ))}
            </ul>
          </details>
        ))}
      </section>
    </>
  )
}

function Shelf({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2 className="h3">{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      <ul className="shelf">{children}</ul>
    </section>
  )
}

function Item({
  product,
  note,
  oldPrice,
  actKey,
  who,
}: { product: Product; note: string; oldPrice?: number } & BuyerState) {
  return (
    <li className="shelf__item">
      <div>
        <h3 className="shelf__name">{product.name}</h3>
        <p className="small muted">{note}</p>
        <Price dong={product.price} oldDong={oldPrice} />
      </div>
      {who === 'logged-out' ? (
        <Button size="s" to={logInPath({ next: membershipPath })}>
          {messages.logInToBuy}
        </Button>
      ) : (
        <Form
          action={membershipPath}
          hidden={{ productId: product.id, key: `${actKey}-${product.id}` }}
        >
          <Button
            type={who === 'member' ? 'submit' : 'button'}
            size="s"
            inactive={who === 'unknown'}
            aria-label={formatMessage(messages.buyThis, { name: product.name })}
            data-track="membership_order"
          >
            {messages.buy}
          </Button>
        </Form>
      )}
    </li>
  )
}

function visitsText({ visits, visitsPaid }: Product): string {
  return visits > visitsPaid
    ? formatMessage(messages.visits, { visits, paid: visitsPaid })
    : formatMessage(messages.visitsAll, { visits })
}
