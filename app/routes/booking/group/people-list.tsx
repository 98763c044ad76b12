import { statusesOf } from '~/booking/group/group'
import type { Draft } from '~/booking/draft/draft'
import type { Person } from '~/booking/group/person'
import { hourLabel } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { people as messages } from '~/messages/vi/people'
import type { Elements } from '~/ui/elements'
import { IconCheck, IconUser } from '~/ui/icons'
import { Notice } from '~/ui/notice'
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
  const apart = otherHoursText(draft.people, data)
  return (
    <>
      <p className="small muted">{messages.hint}</p>
      {apart ? <Notice>{formatMessage(messages.apart, { people: apart })}</Notice> : null}
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
                  <span className="small">{factsOf(person, data)}</span>
                </button>
              </h2>
              {isOpen ? <div className="person__parts">{children}</div> : null}
            </li>
          )
        })}
      </ol>
    </>
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

/** Who comes at another hour than customer 1, '' while nobody does. */
function otherHoursText(people: Draft['people'], { hours }: MainData): string {
  const [{ hourId: first }] = people
  return people
    .map(({ hourId }, index) => {
      if (first === null || hourId === null || hourId === first) return ''
      const label = hourLabel(hours, hourId)
      const name = formatMessage(booking.customer, { n: index + 1 })
      return label === null ? name : `${name} (${hourText(label)})`
    })
    .filter(Boolean)
    .join(', ')
}
