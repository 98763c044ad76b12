import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import {
  backupAfter,
  backupDelayMs,
  confirmedBackup,
  mayOfferBackups,
  offersBackups,
  type BackupEvent,
  noBackup,
  type BackupState,
} from '~/booking/salons/backup-salons'
import { kilometresText } from '~/booking/salons/distance'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson, wantSame } from '~/booking/group/person'
import { canTake } from '~/booking/time/slots'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { time as timeWords } from '~/messages/vi/time'
import { Button } from '~/ui/button'
import { Carousel } from '~/ui/carousel'
import { Dialog } from '~/ui/dialog'
import { ErrorNote } from '~/ui/empty-state'
import { hourSlides } from '~/ui/slides'
import { soonestAddress } from '../../soonest/query'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'
import { readId } from '~/booking/read-id'

/**
 * Other salons with hours today, for customers who find none here. With scripts the question
 * appears after five seconds in a reserved line; without them it is there at once.
 */
export function BackupSection({
  data,
  hourId,
  isDayFull,
}: {
  data: MainData
  hourId: string | null
  isDayFull: boolean
}) {
  const { draft, next, query } = useDraft()
  const [isLooking, setLooking] = useState(true)
  const { serviceIds, stylistId } = currentPerson(draft)
  const occasion = {
    date: data.day,
    today: data.today,
    hasServices: serviceIds.length > 0,
    stylistId,
    hourId,
  }
  const state = readBackup(query)
  const may = mayOfferBackups(occasion)

  useEffect(() => {
    if (!may) return
    const timer = setTimeout(() => setLooking(false), backupDelayMs)
    return () => clearTimeout(timer)
  }, [may])

  // Those who come along have the salon of customer 1.
  if (!may || draft.current > 0) return null
  const isRequested =
    offersBackups({ ...occasion, shownForMs: isLooking ? 0 : backupDelayMs }) ||
    state.view !== 'closed'
  const to = (event: BackupEvent) =>
    bookingPath(next, { backup: writeBackup(backupAfter(state, event)) })
  const picked = confirmedBackup(state)
  return (
    <div className={isRequested ? 'backup' : 'backup backup--waiting'}>
      {/* The soonest hours are for the same services, which would take the place of others'. */}
      {isDayFull || !wantSame(draft) ? null : (
        <Link
          className="backup__soonest"
          to={soonestAddress({
            salonId: draft.salonId,
            serviceIds: [...serviceIds],
            people: draft.people.length,
          })}
          data-track="click_soonest"
        >
          {timeWords.soonest}
        </Link>
      )}
      <Link
        className="backup__ask"
        to={to(state.view === 'closed' ? { type: 'open' } : { type: 'close' })}
        replace
        preventScrollReset
        aria-expanded={state.view !== 'closed'}
        data-track="click_backup_salons"
      >
        {timeWords.backups}
      </Link>
      {state.view === 'closed' ? null : (
        <BackupList
          data={data}
          pick={(salonId, frame) => to({ type: 'pick', hour: { salonId, hourId: frame } })}
        />
      )}
      {picked ? <Confirm data={data} picked={picked} cancelTo={to({ type: 'cancel' })} /> : null}
    </div>
  )
}

function BackupList({
  data,
  pick,
}: {
  data: MainData
  pick: (salonId: string, hourId: string) => string
}) {
  const { draft, next } = useDraft()
  if (!data.backups)
    return (
      <ErrorNote retryTo={bookingPath(next, { backup: 1 })}>{timeWords.backupsFailed}</ErrorNote>
    )
  const look = { date: data.day, now: data.now, utmSource: draft.origin.utmSource }
  const open = data.backups
    .map((backup) => ({ ...backup, hours: backup.hours.filter((hour) => canTake(hour, look)) }))
    .filter(({ hours }) => hours.length > 0)
  if (open.length === 0) return <p role="status">{timeWords.backupsNone}</p>
  return (
    <>
      <p className="small muted" role="status">
        {timeWords.backupsNear}
      </p>
      <ul className="backup__salons">
        {open.map(({ salon, distanceKm, hours, keepsChosen }) => (
          <li key={salon.id} className="backup__salon">
            <p className="row row--apart">
              <span className="strong">{salon.addressNew}</span>
              <span className="small muted num">{kilometresText(distanceKm)}</span>
            </p>
            {keepsChosen ? null : <p className="small muted">{timeWords.backupDrops}</p>}
            <Carousel
              label={formatMessage(timeWords.backupHours, { salon: salon.name })}
              {...hourSlides}
            >
              {hours.map((hour) => (
                <Link
                  key={hour.id}
                  className="backup__hour num"
                  to={pick(salon.id, hour.id)}
                  replace
                  preventScrollReset
                >
                  {hourText(hour.label)}
                </Link>
              ))}
            </Carousel>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * 'continue' is the other salon with the hour, and with the services that it sells; cancel is the
 * list.
 */
function Confirm({
  data,
  picked,
  cancelTo,
}: {
  data: MainData
  picked: { salonId: string; hourId: string }
  cancelTo: string
}) {
  const { after } = useDraft()
  const backup = data.backups?.find(({ salon }) => salon.id === picked.salonId)
  const hour = backup?.hours.find(({ id }) => id === picked.hourId)
  if (!backup || !hour) return null
  return (
    <Dialog
      open
      title={formatMessage(timeWords.backupTitle, { salon: backup.salon.name })}
      closeTo={cancelTo}
      width={375}
    >
      <div className="stack stack--tight">
        <p>
          {formatMessage(timeWords.backupText, {
            hour: hourText(hour.label),
            address: backup.salon.addressNew,
          })}
        </p>
        {backup.keepsChosen ? null : <p className="small">{timeWords.backupDrops}</p>}
        <Button
          kind="primary"
          to={after(
            { type: 'chooseSalon', salon: backup.salon, today: data.today },
            { type: 'chooseDate', date: data.day },
            { type: 'chooseHour', hourId: hour.id },
          )}
          preventScrollReset
          wide
        >
          {messages.continue}
        </Button>
        <Button to={cancelTo} replace preventScrollReset wide>
          {timeWords.backupCancel}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * The backup salons' state in an address: `backup=1` the list, `backup=11.20` the confirmation of
 * frame 20 at salon 11.
 */
export function readBackup(query: URLSearchParams): BackupState {
  const text = query.get('backup')
  if (text === null) return noBackup
  const [salonId, hourId] = text.split('.').map(readId)
  return salonId && hourId ? { view: 'confirm', picked: { salonId, hourId } } : { view: 'list' }
}

/** Writes the value that readBackup reads; null when nothing is open. */
export function writeBackup(state: BackupState): string | null {
  if (state.view === 'confirm') return `${state.picked.salonId}.${state.picked.hourId}`
  return state.view === 'list' ? '1' : null
}
