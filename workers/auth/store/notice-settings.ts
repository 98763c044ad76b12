import * as z from 'zod'
import { NIGHT, type QuietHours } from '../../../domain/quiet-hours'
import { firstRow } from '../../kit/rows'
import { noticeChannel } from '../contract/notices'

/** A channel of messages about bookings. */
export type NoticeChannel = z.output<typeof noticeChannel>

/** How a customer wants messages about their bookings. */
type NoticeSettings = {
  /** The preferred one first; none: no messages. */
  channels: NoticeChannel[]
  quiet: QuietHours
}

/** The settings of customers who have saved none. */
const usualSettings: NoticeSettings = { channels: ['zalo', 'sms'], quiet: NIGHT }

const settingsRow = z
  .object({
    channels: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(noticeChannel)),
    from: z.int(),
    until: z.int(),
  })
  .transform(({ channels, from, until }): NoticeSettings => ({ channels, quiet: { from, until } }))

const COLUMNS = 's.channels, s.quiet_from AS "from", s.quiet_until AS until'

/** The settings of a customer. */
export async function settingsOfCustomer(
  db: D1Database,
  customerId: number,
): Promise<NoticeSettings> {
  const row = db
    .prepare(`SELECT ${COLUMNS} FROM notice_settings s WHERE s.customer_id = ?`)
    .bind(customerId)
  return (await firstRow(row, settingsRow)) ?? usualSettings
}

/** What the customer whose account a phone is has saved; null when they have saved nothing. */
export async function savedSettingsOf(
  db: D1Database,
  phone: string,
): Promise<NoticeSettings | null> {
  const row = db
    .prepare(
      `SELECT ${COLUMNS} FROM notice_settings s
       JOIN customers c ON c.id = s.customer_id WHERE c.phone = ?`,
    )
    .bind(phone)
  return firstRow(row, settingsRow)
}

/** Stores a customer's settings as a whole. */
export async function storeSettings(
  db: D1Database,
  customerId: number,
  { channels, quiet }: NoticeSettings,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO notice_settings (customer_id, channels, quiet_from, quiet_until)
       VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (customer_id)
       DO UPDATE SET channels = ?2, quiet_from = ?3, quiet_until = ?4`,
    )
    .bind(customerId, channels.join(','), quiet.from, quiet.until)
    .run()
}
