import { statusesOf } from '~/booking/group/group'
import type { Person } from '~/booking/group/person'
import { hourLabel } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { people as messages } from '~/messages/vi/people'
import type { Elements } from '~/ui/elements'
import { IconCheck, IconUser } from '~/ui/icons'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** The people of a group, one of whom is open; each name has its state beside it. */
export function PeopleList({
  people,
  data,
  children,
}: {
  people: readonly Person[]
  data: MainData
  children: Elements
}) {
  const { draft } = useDraft()
  const statuses = statusesOf(draft.people)
  return (
    <ol className="people" aria-label={messages.list}>
      {people.map((person, index) => {
        const isOpen = index === draft.current
        const status = statuses[index]!
        return (
          <li key={index} className={`person person--${status}`}>
            <h2 className="person__title">
              <button
                className="person__head"
                type="submit"
                name="group"
                value={`person:${index + 1}`}
                aria-expanded={isOpen}
                aria-current={isOpen ? 'step' : undefined}
              >
                <span className="person__mark">
                  {status === 'done' ? <IconCheck size="s" /> : <IconUser size="s" />}
                </span>
                <span>
                  <span>{formatMessage(booking.customer, { n: index + 1 })}</span>{' '}
                  <span className="person__state small muted">
                    {status === 'done'
                      ? messages.personDone
                      : status === 'active'
                        ? messages.personActive
                        : formatMessage(messages.personNone, { n: index })}
                  </span>
                </span>
                <span className="person__facts small">{factsOf(person, data)}</span>
              </button>
            </h2>
            {isOpen ? <div className="person__parts">{children}</div> : null}
          </li>
        )
      })}
    </ol>
  )
}

function factsOf({ serviceIds, isConsultation, hourId }: Person, { hours }: MainData): string {
  const label = hourLabel(hours, hourId)
  const services = isConsultation
    ? messages.personAdvised
    : serviceIds.length > 0
      ? formatMessage(messages.personServices, { n: serviceIds.length })
      : null
  return [services, label && hourText(label)].filter(Boolean).join(' · ')
}
