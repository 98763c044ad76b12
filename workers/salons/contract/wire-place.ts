import * as z from 'zod'
import { id } from '../../kit/values'

/** A district of a province, in the pre-2025 model. */
const districtDto = z.object({ districtId: id, districtName: z.string() })

/** A province with its regions: vungMienId 1 north, 2 central, 3 south. */
const provinceDto = z
  .object({
    cityId: id,
    cityName: z.string(),
    totalSalon: z.int().nonnegative(),
    districtModels: z.array(districtDto),
    vungMienId: z.int().min(1).max(3),
  })
  .transform((wire) => ({
    id: wire.cityId,
    name: wire.cityName,
    salonCount: wire.totalSalon,
    regionId: wire.vungMienId,
    districts: wire.districtModels.map((district) => ({
      id: district.districtId,
      name: district.districtName,
    })),
  }))

/** Reply of the calls that list provinces. */
export const provincesReply = z
  .object({ data: z.array(provinceDto) })
  .transform((wire) => wire.data)

/** Reply of the calls that list districts; `totalSalon` counts listed salons. */
export const districtsReply = z
  .object({
    data: z.array(
      z.object({
        districtId: id,
        districtName: z.string(),
        cityId: id,
        totalSalon: z.int().nonnegative(),
      }),
    ),
  })
  .transform((wire) =>
    wire.data.map((row) => ({
      id: row.districtId,
      name: row.districtName,
      provinceId: row.cityId,
      salonCount: row.totalSalon,
    })),
  )

/** Reply of the call that lists the wards of a district. */
export const wardsReply = z
  .object({ data: z.array(z.object({ wardId: id, wardName: z.string(), districtId: id })) })
  .transform((wire) =>
    wire.data.map((row) => ({ id: row.wardId, name: row.wardName, districtId: row.districtId })),
  )

export type Province = z.output<typeof provinceDto>
export type ProvinceDto = z.input<typeof provinceDto>
