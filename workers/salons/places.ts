import type * as z from 'zod'
import type { ProvinceWire } from './contract'
import type { districtsReply, wardsReply } from './contract/wire-place'

type ProvinceRow = {
  id: number
  name: string
  region_id: number
  salon_count: number
  districts: string
}

/** Provinces with their districts and counts of listed salons; `onlyServed` keeps those that have any (H-082). */
export async function readProvinces(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<{ data: ProvinceWire[] }> {
  const { results } = await db
    .prepare(
      `SELECT p.id, p.name, p.region_id,
         (SELECT count(*) FROM salon s WHERE s.province_id = p.id AND s.is_listed = 1) AS salon_count,
         (SELECT json_group_array(json_object('districtId', d.id, 'districtName', d.name) ORDER BY d.id) FROM district d WHERE d.province_id = p.id) AS districts
       FROM province p WHERE (?1 IS NULL OR p.id = ?1) AND (?2 = 0 OR salon_count > 0) ORDER BY p.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
    .all<ProvinceRow>()
  return {
    data: results.map((row) => ({
      cityId: row.id,
      cityName: row.name,
      totalSalon: row.salon_count,
      vungMienId: row.region_id,
      districtModels: JSON.parse(row.districts) as ProvinceWire['districtModels'],
    })),
  }
}

/** Districts with counts of listed salons; `onlyServed` keeps those that have any. */
export async function readDistricts(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<z.input<typeof districtsReply>> {
  const { results } = await db
    .prepare(
      `SELECT d.id AS districtId, d.name AS districtName, d.province_id AS cityId,
         (SELECT count(*) FROM salon s WHERE s.district_id = d.id AND s.is_listed = 1) AS totalSalon
       FROM district d WHERE (?1 IS NULL OR d.province_id = ?1) AND (?2 = 0 OR totalSalon > 0) ORDER BY d.province_id, d.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
    .all<z.input<typeof districtsReply>['data'][number]>()
  return { data: results }
}

/** Wards of a district; none for an unknown one. */
export async function readWards(
  db: D1Database,
  districtId: number,
): Promise<z.input<typeof wardsReply>> {
  const { results } = await db
    .prepare(
      'SELECT id AS wardId, name AS wardName, district_id AS districtId FROM ward WHERE district_id = ? ORDER BY id',
    )
    .bind(districtId)
    .all<z.input<typeof wardsReply>['data'][number]>()
  return { data: results }
}
