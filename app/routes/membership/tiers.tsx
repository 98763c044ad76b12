import { membership as words } from '~/messages/vi/membership'
import { TierIcon } from '~/ui/tier-icon'

const tiers = ['SILVER', 'GOLD', 'DIAMOND'] as const

/** The conditions and benefits of the three tiers. */
export function Tiers({ current }: { current: (typeof tiers)[number] | null }) {
  return (
    <section className="stack">
      <h2 className="h3">{words.tiers}</h2>
      <ul className="tiers">
        {tiers.map((tier) => (
          <li
            key={tier}
            className="tiers__one"
            aria-current={tier === current ? 'true' : undefined}
          >
            <h3 className="tiers__name">
              <TierIcon tier={tier} name={words.tier[tier]} onPage />
            </h3>
            <p className="small muted">{words.tierHow[tier]}</p>
            <p>{words.tierGives[tier]}</p>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.tierCounts}</p>
    </section>
  )
}
