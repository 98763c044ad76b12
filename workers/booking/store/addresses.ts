import * as z from 'zod'
import { allRows, firstRow } from '../../kit/rows'

const addressRow = z.object({
  attrId: z.int(),
  attrName: z.string(),
  street: z.string(),
  placeId: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** A saved address as it is sent. */
export type StoredAddress = z.output<typeof addressRow>

/** Most addresses of a phone. */
const MAX_ADDRESSES = 10

const COLUMNS = `id AS attrId, name AS attrName, street, place_id AS placeId, address, latitude,
  longitude`

/** The saved addresses of a phone, oldest first. */
export async function readAddresses(db: D1Database, phone: string): Promise<StoredAddress[]> {
  const addresses = db
    .prepare(`SELECT ${COLUMNS} FROM saved_address WHERE phone = ? ORDER BY id LIMIT ?`)
    .bind(phone, MAX_ADDRESSES)
  return allRows(addresses, addressRow)
}

/** One saved address of a phone, null when it has none of that number. */
export async function readAddress(
  db: D1Database,
  phone: string,
  id: number,
): Promise<StoredAddress | null> {
  const address = db
    .prepare(`SELECT ${COLUMNS} FROM saved_address WHERE phone = ? AND id = ?`)
    .bind(phone, id)
  return firstRow(address, addressRow)
}

/**
 * Stores a new address; null when the phone has the maximum. One statement, so that two tabs cannot
 * both add the tenth.
 */
export async function addAddress(
  db: D1Database,
  phone: string,
  { attrName, street, placeId, address, latitude, longitude }: Omit<StoredAddress, 'attrId'>,
  now: number,
): Promise<StoredAddress | null> {
  const added = db
    .prepare(
      `INSERT INTO saved_address (phone, name, street, place_id, address, latitude, longitude,
         created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE (SELECT count(*) FROM saved_address WHERE phone = ?1) < ?9
       RETURNING ${COLUMNS}`,
    )
    .bind(phone, attrName, street, placeId, address, latitude, longitude, now, MAX_ADDRESSES)
  return firstRow(added, addressRow)
}

/** Changes a saved address; null when the phone has none of that number. */
export async function changeAddress(
  db: D1Database,
  phone: string,
  { attrId, attrName, street, placeId, address, latitude, longitude }: StoredAddress,
): Promise<StoredAddress | null> {
  const changed = db
    .prepare(
      `UPDATE saved_address
       SET name = ?3, street = ?4, place_id = ?5, address = ?6, latitude = ?7, longitude = ?8
       WHERE phone = ?1 AND id = ?2 RETURNING ${COLUMNS}`,
    )
    .bind(phone, attrId, attrName, street, placeId, address, latitude, longitude)
  return firstRow(changed, addressRow)
}

/** Deletes a saved address; false when the phone has none with that number. */
export async function dropAddress(db: D1Database, phone: string, id: number): Promise<boolean> {
  const { meta } = await db
    .prepare('DELETE FROM saved_address WHERE phone = ? AND id = ?')
    .bind(phone, id)
    .run()
  return meta.changes > 0
}
