import * as z from 'zod'
import { coded, type Message } from '../kit/message'
import { firstRow } from '../kit/rows'
import type { LocalDate } from '../kit/values'
import type { SalonRow } from './salon-row'
import { readNearest } from './salons'

/** Whether and between which minutes after midnight a salon serves on a day. */
export type Opening = {
  isOpen: boolean
  openMinutes: number
  closeMinutes: number
  message: Message
}

/** Why a salon is closed and its alternatives; '' and none while it is open. */
export type SalonOff = { message: Message; salonBackUp: number[] }

const ALTERNATIVES = 5

const closedRow = z.object({ reason: z.string() })

/** Opening of a salon on a day: closed for longer, not opened yet, a closed day, or its hours. */
export async function readOpening(
  db: D1Database,
  salon: SalonRow,
  date: LocalDate,
): Promise<Opening> {
  const hours = { openMinutes: salon.open_minutes, closeMinutes: salon.close_minutes }
  const message = closedMessage(salon) || (await dayMessage(db, salon, date))
  return { isOpen: message === '', ...hours, message }
}

/** Whether a salon is closed for a longer time, with the nearest open ones. */
export async function readSalonOff(db: D1Database, salon: SalonRow): Promise<SalonOff> {
  const message = closedMessage(salon)
  if (message === '') return { message, salonBackUp: [] }
  const nearest = await readNearest(db, salon, ALTERNATIVES)
  return { message, salonBackUp: nearest.map((row) => row.id) }
}

function closedMessage(salon: SalonRow): Message {
  if (salon.is_open) return ''
  return salon.warn_text === ''
    ? coded('SALON_RESTS')
    : coded('SALON_RESTS_FOR', { reason: salon.warn_text })
}

async function dayMessage(db: D1Database, salon: SalonRow, date: LocalDate): Promise<Message> {
  if (salon.opening_date !== null && date < salon.opening_date)
    return coded('SALON_OPENS_ON', { day: salon.opening_date })
  const closedDay = db
    .prepare('SELECT reason FROM closed_day WHERE date = ? AND salon_id IN (0, ?)')
    .bind(date, salon.id)
  const closed = await firstRow(closedDay, closedRow)
  return closed ? coded('CLOSED_FOR', { day: date, reason: closed.reason }) : ''
}
