import * as z from 'zod'
import { firstRow } from '../../kit/rows'
import { gender } from '../contract/account'

/** What is stored of a customer's own record; null leaves a field as it is. */
export type Profile = {
  email: string | null
  gender: z.output<typeof gender> | null
  name: string | null
  birthDay: number | null
  birthMonth: number | null
  birthYear: number | null
}

const recordRow = z.object({
  gender,
  createdAt: z.int(),
  requestedAt: z.int().nullable(),
  dueAt: z.int().nullable(),
})

/** Fields for the record's page only: when they became a customer, and their deletion request. */
export type CustomerRecord = z.output<typeof recordRow>

/** The fields of a customer that the session's row does not have. */
export async function readRecord(
  db: D1Database,
  customerId: number,
): Promise<CustomerRecord | null> {
  const record = db
    .prepare(
      `SELECT c.gender, c.created_at AS createdAt, d.requested_at AS requestedAt, d.due_at AS dueAt
       FROM customers c
       LEFT JOIN deletions d ON d.customer_id = c.id
       WHERE c.id = ?`,
    )
    .bind(customerId)
  return firstRow(record, recordRow)
}

/** Stores what is given of a customer's profile. */
export async function storeProfile(
  db: D1Database,
  customerId: number,
  { name, email, gender, birthDay, birthMonth, birthYear }: Profile,
): Promise<void> {
  await db
    .prepare(
      `UPDATE customers
       SET name = coalesce(?, name), email = coalesce(?, email), gender = coalesce(?, gender),
         birth_day = coalesce(?, birth_day), birth_month = coalesce(?, birth_month),
         birth_year = coalesce(?, birth_year)
       WHERE id = ?`,
    )
    .bind(name, email, gender, birthDay, birthMonth, birthYear, customerId)
    .run()
}
