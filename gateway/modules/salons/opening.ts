import type { OpeningDay } from '../../../schema/generated/resolvers'
import { addDays, vietnamDay } from '../../../workers/kit/vietnam-time'
import type { Context } from '../../context'
import { isId } from '../../graphql/input'
import { messageOf } from '../../graphql/message'

/** Most days that one question is about. */
const MAX_DAYS = 14

/** When a salon serves on the days from today on; null when there is no such salon. */
export async function openingDays(
  salonId: number,
  days: number,
  { backends, now, content }: Pick<Context, 'backends' | 'now' | 'content'>,
): Promise<OpeningDay[] | null> {
  if (!isId(salonId)) return null
  const today = vietnamDay(now)
  const dates = Array.from({ length: Math.min(Math.max(days, 1), MAX_DAYS) }, (_, index) =>
    addDays(today, index),
  )
  const responses = await Promise.all(
    dates.map((workDate) => backends.salons.getOpening({ salonId, workDate, ...content })),
  )
  return responses.every((response) => response.status === 200)
    ? responses.map(({ body }, index) => ({
        date: dates[index]!,
        isOpen: body.isOpen,
        opensAt: body.openMinutes,
        closesAt: body.closeMinutes,
        ...messageOf(body),
      }))
    : null
}
