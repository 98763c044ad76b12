import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftAfterAll } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { isHourFixed } from '~/booking/group/group'
import { canTake, frameGroup } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { time as timeWords } from '~/messages/vi/time'
import { IconAlert } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { useDraft } from '../use-draft'
import { useServerNow } from '~/ui/use-server-now'
import type { MainData } from '../main/load.server'
import { HourGroup } from './hour-group'
import { isPlainPress } from '~/ui/plain-press'
import { PressLink } from '~/ui/press-link'

type HourPickerProps = {
  hours: NonNullable<MainData['hours']>
  day: string
  now: number
  hourId: number | null
  /** The hours of another day are on their way, so these must not be taken for theirs. */
  isInactive: boolean
  error: string | null
  /** There may be a better price at the pressed hour. */
  hasOffer: boolean
  onRefused: (hourId: number) => void
}

/**
 * The frames of the day in their groups, the first one to take before them: one labelled group of
 * radio buttons, posted as they are without JavaScript.
 */
export function HourPicker({
  hours,
  day,
  now,
  hourId,
  isInactive,
  error,
  hasOffer,
  onRefused,
}: HourPickerProps) {
  const { draft, next } = useDraft()
  const navigate = useNavigate()
  const toast = useToast()
  const serverNow = useServerNow(now)
  const [expired, setExpired] = useState<readonly number[]>([])
  const { group, restore } = useRadios(hourId, choose)
  const look = { date: day, utmSource: draft.origin.utmSource }
  const frames = hours.groups.flatMap((part) => part.hours)
  const groups = hours.groups.map((part) => frameGroup(part, { ...look, now }, expired))
  const first = groups.flatMap((part) => part.frames).find((one) => one.canTake)?.frame
  const pathOf = (id: number) =>
    bookingPath(
      draftAfterAll(
        { ...next, takesBestOffer: next.takesBestOffer ?? (hasOffer || null) },
        { type: 'chooseDate', date: day },
        { type: 'chooseHour', hourId: id },
      ),
    )

  function choose(value: string) {
    const frame = frames.find(({ id }) => String(id) === value)
    if (!frame) return
    // Its time came while the page was open.
    if (!canTake(frame, { ...look, now: serverNow() })) {
      setExpired([...expired, frame.id])
      restore()
      return toast({ kind: 'error', title: words.notice, text: timeWords.hourGone })
    }
    // In a group the others follow customer 1.
    if (isHourFixed(draft) && frame.id !== hourId) {
      restore()
      return toast({ kind: 'error', title: words.notice, text: timeWords.hourFixed })
    }
    navigate(pathOf(frame.id), { replace: true, preventScrollReset: true })
  }

  return (
    // The radios keep their own state and the group handles their events: pressed before hydration,
    // they stay pressed.
    <fieldset
      ref={group}
      className="hours"
      disabled={isInactive}
      onChange={(event) => event.target instanceof HTMLInputElement && choose(event.target.value)}
      aria-describedby={error ? 'hours-error' : undefined}
    >
      <legend className="part__legend">{timeWords.hour}</legend>
      {error ? (
        <p id="hours-error" className="field__error" role="alert">
          <IconAlert size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {first && !isInactive && !isHourFixed(draft) ? (
        <EarliestHour
          label={first.label}
          isChosen={first.id === hourId}
          to={pathOf(first.id)}
          onPress={() => choose(String(first.id))}
        />
      ) : null}
      {groups.map((part) => (
        <HourGroup key={part.name} part={part} hourId={hourId} onRefused={onRefused} />
      ))}
    </fieldset>
  )
}

/** The radio buttons of the hours. The chosen hour is in the address, also after Back; they follow it. */
function useRadios(hourId: number | null, choose: (value: string) => void) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isFirst = useRef(true)
  const checked = () => group.current?.querySelector<HTMLInputElement>('input:checked')

  function restore() {
    for (const radio of group.current?.querySelectorAll<HTMLInputElement>('input') ?? [])
      radio.checked = radio.value === String(hourId)
  }

  useEffect(() => {
    // An hour that was pressed while the page's JavaScript was still on its way is as good as any other.
    const early = isFirst.current ? checked()?.value : undefined
    isFirst.current = false
    if (early && early !== String(hourId)) return choose(early)
    restore()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hourId])

  return { group, restore }
}

type EarliestHourProps = { label: string; isChosen: boolean; to: string; onPress: () => void }

/** Chooses the first hour that can be taken. */
function EarliestHour({ label, isChosen, to, onPress }: EarliestHourProps) {
  return (
    <PressLink
      className={isChosen ? 'chip chip--link chip--on' : 'chip chip--link'}
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      {formatMessage(timeWords.earliest, { hour: hourText(label) })}
    </PressLink>
  )
}
