import { useEffect } from 'react'
import { dayName } from '~/booking/time/days'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import { readId } from '~/booking/read-id'
import { isMoved, stylistState } from '~/booking/time/stylists'
import { formatMessage } from '~/messages/format-message'
import { time as messages } from '~/messages/vi/time'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { Elements } from '~/ui/elements'
import { scrollToElement } from '~/ui/scroll'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** The popups about a stylist: moved to another salon, or without a free hour that day. */
export function StylistDialogs({ data, isDayFull }: { data: MainData; isDayFull: boolean }) {
  const { draft, next, query, after } = useDraft()
  const { stylistId } = currentPerson(draft)
  const stylists = data.stylists ?? []
  const wanted = readId(query.get('moved')) ?? stylistId
  const moved = stylists.find((stylist) => stylist.id === wanted && isMoved(stylist, draft.salonId))
  const withoutStylist = after({ type: 'chooseStylist', stylistId: null })
  if (moved?.salon)
    return (
      <MovedDialog
        stylist={moved}
        salon={moved.salon}
        today={data.today}
        day={data.day}
        anyStylist={withoutStylist}
        // With them still chosen, the popup would be back at once.
        closeTo={moved.id === stylistId ? withoutStylist : bookingPath(next)}
      />
    )
  const isKnown = data.stylists !== null && data.hours !== null
  if (!isKnown || stylistState(stylistId, { stylists, isDayFull }) !== 'busy') return null
  const known = data.days.flatMap((day) => (day.tag ? [{ date: day.date, tag: day.tag }] : []))
  const name = stylists.find(({ id }) => id === stylistId)?.name
  const later = name && data.days.find(({ date, isActive }) => isActive && date > data.day)
  return (
    <BusyDialog
      title={name ? formatMessage(messages.busyNamed, { name }) : messages.busyTitle}
      day={dayName(data.day, known)}
      anyStylist={withoutStylist}
    >
      {later ? (
        <Button to={after({ type: 'chooseDate', date: later.date })} replace wide>
          {formatMessage(messages.busyLater, { name, day: dayName(later.date, known) })}
        </Button>
      ) : null}
    </BusyDialog>
  )
}

function BusyDialog({
  title,
  day,
  anyStylist,
  children,
}: {
  title: string
  day: string
  anyStylist: string
  /** Another way than to let them go. */
  children: Elements
}) {
  // The customer has to choose another: the page goes up to the list behind the popup, which stands
  // open when that is gone.
  useEffect(() => {
    const list = document.querySelector<HTMLDetailsElement>('.stylists')
    if (!list) return
    scrollToElement(list)
    return () => {
      list.open = true
    }
  }, [])
  return (
    <Dialog open title={title} closeTo={anyStylist} width={375}>
      <div className="stack">
        <p>{formatMessage(messages.busy, { day })}</p>
        <Button kind="primary" to={anyStylist} replace preventScrollReset wide>
          {messages.agree}
        </Button>
        {children}
      </div>
    </Dialog>
  )
}

type DialogStylist = NonNullable<MainData['stylists']>[number]

function MovedDialog({
  stylist,
  salon,
  today,
  day,
  anyStylist,
  closeTo,
}: {
  stylist: DialogStylist
  salon: NonNullable<DialogStylist['salon']>
  today: string
  /** The day on which they work there. */
  day: string
  anyStylist: string
  closeTo: string
}) {
  const { after } = useDraft()
  return (
    <Dialog
      open
      title={formatMessage(messages.moved, { name: stylist.name, salon: salon.name })}
      closeTo={closeTo}
      width={375}
    >
      <div className="stack stack--tight">
        <p>{messages.movedQuestion}</p>
        <Button kind="primary" to={anyStylist} replace preventScrollReset wide>
          {messages.anyStylist}
        </Button>
        <Button
          to={after(
            { type: 'chooseSalon', salon, today },
            { type: 'chooseDate', date: day },
            { type: 'chooseStylist', stylistId: stylist.id },
          )}
          wide
        >
          {formatMessage(messages.movedFollow, { name: stylist.name, salon: salon.name })}
        </Button>
      </div>
    </Dialog>
  )
}
