import { isDoneInactive } from '~/booking/readiness'
import { dayText } from '~/booking/vietnam-day'
import { say } from '~/messages/say'
import { booking as words } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { IconCalendar, IconPin, IconScissors, IconUser } from '~/ui/icons'
import { Price } from '~/ui/price'
import { useDraft } from '../use-draft'
import { useScript } from '../use-script'
import type { MainData } from './load.server'

/** What is chosen so far and the button that books it (B-029, B-030): a bar in thumb reach, on wide screens a card beside the form. */
export function Summary({ data, hourId, isBusy }: { data: MainData; hourId: number | null; isBusy: boolean }) {
  const { draft } = useDraft()
  const hasScript = useScript()
  const { salon, chosen, total, day, hours, stylists } = data
  const hour = hours?.groups.flatMap((group) => group.hours).find(({ id }) => id === hourId)
  const stylist = stylists?.find(({ id }) => id === draft.stylistId)
  const count = draft.serviceIds.length
  return (
    <aside className="summary" aria-label={words.summary}>
      <div className="summary__details">
        <h2 className="h3">{words.summary}</h2>
        <p className="summary__line">
          <IconPin />
          <span className={salon ? '' : 'muted'}>{salon?.addressNew ?? words.summarySalon}</span>
        </p>
        <ul className="summary__services">
          {chosen?.map((service) => (
            <li key={service.id} className="summary__line">
              <IconScissors />
              <span>{service.name}</span>
              <Price dong={service.price} oldDong={service.oldPrice} />
            </li>
          ))}
        </ul>
        <p className="summary__line">
          <IconCalendar />
          <span className={hour ? 'num' : 'muted'}>{hour ? `${hour.label} · ${dayText(day)}` : words.summaryTime}</span>
        </p>
        {stylist ? (
          <p className="summary__line">
            <IconUser />
            <span>{stylist.name}</span>
          </p>
        ) : null}
      </div>
      <p className="summary__hint small muted">{words.doneHint}</p>
      <div className="summary__bar">
        <p className="summary__total">
          <span className="small muted">{count > 0 ? say(words.servicesChosen, { n: count }) : words.totalShort}</span>
          {count > 0 ? <Price dong={total.dong} oldDong={total.oldDong} /> : <span className="price">–</span>}
          {hour ? (
            <span className="small muted num">
              {hour.label} · {dayText(day)}
            </span>
          ) : null}
        </p>
        {/* Without JavaScript an hour shows in the form only, so the button cannot know that one is missing. */}
        <Button kind="primary" type="submit" busy={isBusy} inactive={draft.salonId === 0 || (hasScript && isDoneInactive({ ...draft, hourId }))}>
          {words.done}
        </Button>
      </div>
    </aside>
  )
}
