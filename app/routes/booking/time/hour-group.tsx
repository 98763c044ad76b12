import type { FrameGroup } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { time as messages } from '~/messages/vi/time'
import { Carousel } from '~/ui/carousel'
import { ChoiceItem } from '~/ui/choices'
import { hourSlides } from '~/ui/slides'

/** Hours stacked in a column of a carousel: all that can be chosen in a part of the day are then one swipe away. */
const rows = 3

type HourGroupProps = {
  part: FrameGroup<{ id: number; label: string; isFree: boolean }>
  hourId: number | null
  onRefused: (hourId: number) => void
}

/**
 * A part of the day: how many hours are free, and a carousel of them that opens at the first.
 * Without any it is one line.
 */
export function HourGroup({ part, hourId, onRefused }: HourGroupProps) {
  const { name, frames, free } = part
  if (frames.length === 0)
    return <p className="hours__name">{formatMessage(messages.hoursOver, { part: name })}</p>
  const first = Math.max(
    frames.findIndex((one) => one.canTake),
    0,
  )
  const slides = (
    <Carousel
      label={`${messages.hour}, ${name}`}
      {...hourSlides}
      rows={frames.length > 2 * Math.floor(hourSlides.mobile) ? rows : 2}
      startAt={first - (first % rows)}
    >
      {frames.map(({ frame, canTake }) => (
        <ChoiceItem
          key={frame.id}
          name="hourId"
          choice={{
            value: String(frame.id),
            label: hourText(frame.label),
            state: canTake ? 'free' : 'gone',
          }}
          chosen={canTake && frame.id === hourId}
          onRefused={(value) => onRefused(Number(value))}
        />
      ))}
    </Carousel>
  )
  return free === 0 ? (
    <details className="hours__group">
      <summary className="hours__name">{formatMessage(messages.hoursFull, { part: name })}</summary>
      {slides}
    </details>
  ) : (
    <div className="hours__group">
      <h3 className="hours__name">{formatMessage(messages.hoursFree, { part: name, n: free })}</h3>
      {slides}
    </div>
  )
}
