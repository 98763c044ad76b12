import * as z from 'zod'
import { allRows, jsonColumn } from '../kit/rows'
import type { ProvinceWire } from './contract'
import type { districtsReply, wardsReply } from './contract/wire-place'

const provinceRow = z.object({
  id: z.int(),
  name: z.string(),
  region_id: z.int(),
  salon_count: z.int(),
  districts: jsonColumn(z.array(z.object({ districtId: z.int(), districtName: z.string() }))),
})

const districtRow = z.object({
  districtId: z.int(),
  districtName: z.string(),
  cityId: z.int(),
  totalSalon: z.int(),
})

const wardRow = z.object({ wardId: z.int(), wardName: z.string(), districtId: z.int() })

/**
 * Provinces with their districts and counts of listed salons; `onlyServed` keeps those that have
 * any.
 */
export async function readProvinces(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<{ data: ProvinceWire[] }> {
  const provinces = db
    .prepare(
      `SELECT p.id, p.name, p.region_id,
         (SELECT count(*)
           FROM salon s
           WHERE s.province_id = p.id AND s.is_listed = 1) AS salon_count,
         (SELECT json_group_array(json_object('districtId', d.id, 'districtName', d.name)
               ORDER BY d.id)
           FROM district d
           WHERE d.province_id = p.id) AS districts
       FROM province p
       WHERE (?1 IS NULL OR p.id = ?1) AND (?2 = 0 OR salon_count > 0)
       ORDER BY p.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
  const rows = await allRows(provinces, provinceRow)
  return {
    data: rows.map((row) => ({
      cityId: row.id,
      cityName: row.name,
      totalSalon: row.salon_count,
      vungMienId: row.region_id,
      districtModels: row.districts,
    })),
  }
}

/** Districts with counts of listed salons; `onlyServed` keeps those that have any. */
export async function readDistricts(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<z.input<typeof districtsReply>> {
  const districts = db
    .prepare(
      `SELECT d.id AS districtId, d.name AS districtName, d.province_id AS cityId,
         (SELECT count(*) FROM salon s WHERE s.district_id = d.id AND s.is_listed = 1) AS totalSalon
       FROM district d
       WHERE (?1 IS NULL OR d.province_id = ?1) AND (?2 = 0 OR totalSalon > 0)
       ORDER BY d.province_id, d.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
  return { data: await allRows(districts, districtRow) }
}

/** Wards of a district; none for an unknown one. */
export async function readWards(
  db: D1Database,
  districtId: number,
): Promise<z.input<typeof wardsReply>> {
  const wards = db
    .prepare(
      'SELECT id AS wardId, name AS wardName, district_id AS districtId FROM ward WHERE district_id = ? ORDER BY id',
    )
    .bind(districtId)
  return { data: await allRows(wards, wardRow) }
}
