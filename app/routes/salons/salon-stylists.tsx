import { starsText } from '~/booking/time/stylists'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { Chip } from '~/ui/chip'
import { ErrorNote } from '~/ui/empty-state'
import { IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import type { SalonPageQuery } from '../../../schema/generated/graphql'

type SalonStylist = NonNullable<NonNullable<SalonPageQuery['atSalon']>['staff']>['stylists'][number]

/** How many stand on the page; all of them are in the booking. */
const shown = 8

/** Who works at a salon today, the best rated first. */
export function Stylists({ stylists }: { stylists: readonly SalonStylist[] | null }) {
  if (!stylists) return <ErrorNote>{messages.stylistsFailed}</ErrorNote>
  if (stylists.length === 0) return <p className="muted">{messages.stylistsNone}</p>
  const best = [...stylists].sort((a, b) => b.stars - a.stars)
  return (
    <>
      <ul className="salon-stylists">
        {best.slice(0, shown).map((stylist) => (
          <li key={stylist.id}>
            <Picture
              src={stylist.avatar ?? '/art/mark.svg'}
              focus={stylist.avatarFocus}
              width={64}
              height={64}
              alt=""
              shape="round"
            />
            <div>
              <p className="strong">{stylist.name}</p>
              <p className="small muted row">
                {stylist.stars > 0 ? (
                  <span
                    className="salon-stylists__stars"
                    aria-label={formatMessage(messages.stars, { n: starsText(stylist.stars) })}
                    role="img"
                  >
                    <IconStar size="s" /> <span>{starsText(stylist.stars)}</span>
                  </span>
                ) : null}
                {stylist.yearsOfExperience > 0 ? (
                  <span>{formatMessage(messages.years, { n: stylist.yearsOfExperience })}</span>
                ) : null}
                {stylist.isMaster ? <Chip tone="amber">{messages.master}</Chip> : null}
              </p>
              {stylist.skill ? (
                <p className="small muted">
                  {formatMessage(messages.skill, { what: stylist.skill })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {best.length > shown ? (
        <p className="small muted">
          {formatMessage(messages.moreStylists, { n: best.length - shown })}
        </p>
      ) : null}
    </>
  )
}
