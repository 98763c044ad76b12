import { Link } from '@remix-run/react'
import { fullDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as words } from '~/messages/vi/membership'
import { formatDong } from '~/ui/price-format'
import { TierIcon } from '~/ui/tier-icon'
import { DIAMOND_SPENT, GOLD_SPENT } from '../../../domain/tiers'
import type { MembershipPageQuery } from '../../../schema/generated/graphql'
import { balancePath, ordersPath } from './paths'

type MemberShown = NonNullable<MembershipPageQuery['membership']>

/**
 * A member's card: their tier as an icon and a style, their balance, what is missing to the next
 * tier.
 */
export function Member({ member }: { member: MemberShown }) {
  const { tier, silverUntil, balance } = member
  return (
    <section className="member on-pine" aria-label={words.mine}>
      <p className="member__tier">
        {tier ? (
          <TierIcon tier={tier} name={words.tier[tier]} size="l" />
        ) : (
          <span className="h3">{words.noTier}</span>
        )}
      </p>
      {tier && tier !== 'DIAMOND' && silverUntil ? (
        <p className="small">
          {formatMessage(words.silverUntil[tier], { date: fullDay(silverUntil) })}
        </p>
      ) : null}
      <dl className="member__sums">
        <div>
          <dt>{words.balance}</dt>
          <dd className="num" data-testid="balance">
            {formatDong(balance)}
          </dd>
        </div>
        <div>
          <dt>{words.spent}</dt>
          <dd>{formatDong(member.spentSixMonths)}</dd>
        </div>
      </dl>
      <p className="small">{nextStep(member)}</p>
      <p className="row">
        <Link to={balancePath}>{words.toHistory}</Link>
        <Link to={ordersPath}>{words.toOrders}</Link>
      </p>
    </section>
  )
}

function nextStep({ tier, spentSixMonths, spentTwelveMonths }: MemberShown): string {
  if (tier === null) return words.buySilver
  if (tier === 'SILVER')
    return formatMessage(words.toGold, {
      amount: formatDong(Math.max(0, GOLD_SPENT - spentSixMonths)),
    })
  return tier === 'GOLD'
    ? formatMessage(words.toDiamond, {
        amount: formatDong(Math.max(0, DIAMOND_SPENT - spentTwelveMonths)),
      })
    : ''
}
