import { VisuallyHidden } from './hidden'
import { IconStar } from './icons'
import { Glyph, type IconProps } from './glyph'

/** The tiers of a member (H-020). */
export type Tier = 'SILVER' | 'GOLD' | 'DIAMOND'

const icons = { SILVER: IconStar, GOLD: IconCrown, DIAMOND: IconGem }

/**
 * A tier, seen as an icon of its own shape and colour and never as words; `name` is only read aloud
 * (H-174). `onPage` puts it on a dark disc, for light grounds.
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

function IconCrown(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="m4 8 4 3.5L12 5l4 6.5L20 8l-1.6 10.5H5.6L4 8Z" fill="currentColor" />
    </Glyph>
  )
}

function IconGem(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7 4.5h10l4 5-9 10-9-10 4-5Zm-4 5h18M9.5 9.5 12 19l2.5-9.5L12 4.5 9.5 9.5Z"
    />
  )
}
