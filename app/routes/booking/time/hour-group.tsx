import type { FrameGroup } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { time as messages } from '~/messages/vi/time'
import { Carousel } from '~/ui/carousel'
import { ChoiceItem } from '~/ui/choices'
import { hourSlides } from '~/ui/slides'

type ShownFrame = FrameGroup<{ id: string; label: string; isFree: boolean }>['frames'][number]

type HourProps = {
  /** The chosen hour. */
  hourId: string | null
  /** The hour of the booking that is being changed. */
  ownId: string | null
  /** The soonest one, other than that. */
  firstId: string | null
  /** What an hour of the day costs besides. */
  extra: string | undefined
  onRefused: (hourId: string) => void
}

/**
 * A part of the day: how many of its hours are free, and a row of them from left to right. An hour
 * that is taken while the page is open stays in its place, so that no press hits its neighbour.
 */
export function HourGroup({
  name,
  free,
  frames,
  ...hour
}: HourProps & { name: string; free: number; frames: readonly ShownFrame[] }) {
  return (
    <div className="hours__group">
      <h3 className="hours__name">{formatMessage(messages.hoursFree, { part: name, n: free })}</h3>
      <Carousel
        label={`${messages.hour}, ${name}`}
        {...hourSlides}
        startAt={frames.findIndex(({ frame }) => frame.id === hour.hourId)}
      >
        {frames.map((one) => (
          <Hour key={one.frame.id} {...one} {...hour} />
        ))}
      </Carousel>
    </div>
  )
}

/** All hours of the day that are taken, folded away. */
export function FullHours({ frames, ...hour }: HourProps & { frames: readonly ShownFrame[] }) {
  return (
    <details className="hours__full">
      <summary className="hours__name">
        {formatMessage(messages.hoursFull, { n: frames.length })}
      </summary>
      <div className="choices__list choices__list--grid">
        {frames.map((one) => (
          <Hour key={one.frame.id} {...one} {...hour} />
        ))}
      </div>
    </details>
  )
}

function Hour({
  frame,
  canTake,
  hourId,
  ownId,
  firstId,
  extra,
  onRefused,
}: HourProps & ShownFrame) {
  const what =
    frame.id === ownId ? messages.hourOwn : frame.id === firstId ? messages.earliest : null
  const note = [what, canTake ? extra : null].filter(Boolean).join(' · ')
  return (
    <ChoiceItem
      name="hourId"
      choice={{
        value: frame.id,
        label: hourText(frame.label),
        state: canTake ? 'free' : 'gone',
        note,
      }}
      chosen={canTake && frame.id === hourId}
      onRefused={onRefused}
    />
  )
}
