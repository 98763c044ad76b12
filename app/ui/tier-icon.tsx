import { VisuallyHidden } from './visually-hidden'
import { icon, type IconProps } from './icons'

/** The tiers of a member. */
export type Tier = 'SILVER' | 'GOLD' | 'DIAMOND'

const icons = { SILVER: icon('medal'), GOLD: icon('crown'), DIAMOND: icon('gem') }

/**
 * A tier as an icon of its own shape and colour, never as text; `name` is for screen readers only.
 * `onPage` puts it on a dark disc, for light backgrounds.
 */
export function TierIcon({
  tier,
  name,
  size,
  onPage,
}: {
  tier: Tier
  name: string
  onPage?: boolean
} & IconProps) {
  const Icon = icons[tier]
  const base = onPage ? 'tier-mark' : 'tier'
  return (
    <>
      <span className={`${base} ${base}--${tier.toLowerCase()}`}>
        <Icon size={size} />
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
