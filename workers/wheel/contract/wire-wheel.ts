import * as z from 'zod'
import { count, known, rowId, rowName, text, whole } from '../../kit/wire'

/**
 * Kinds of gifts: nothing, lucky points, one more spin, or something that the salon gives for a
 * code.
 */
export const giftKind = z.enum(['none', 'points', 'voucher', 'service', 'product', 'spin'])

/** A wheel with its sectors. */
export const wheelDto = z.object({
  id: rowId,
  name: text,
  // All of them: one that is missing would leave the wheel with a gap.
  sectors: z.array(z.object({ position: whole, giftId: rowId, label: text })),
})

/** A gift of the wheel; `stock` is what is left, null without limit; `validDays` is how long its code works. */
export const giftDto = z
  .object({
    id: rowId,
    name: z.string(),
    image: text,
    kind: giftKind,
    stock: known(count.nullable(), null),
    description: text.default(''),
    validDays: known(count.nullable(), null).default(null),
  })
  .transform((wire) => ({ ...wire, description: wire.description || null }))

/** Spins and lucky points of a customer. */
export const balanceDto = z
  .object({ timesLeft: count, point: count })
  .transform((wire) => ({ spinsLeft: wire.timesLeft, points: wire.point }))

/** A spin; instants are epoch ms, `code` is what the salon wants to see. */
export const spinDto = z
  .object({
    id: rowName,
    wheelId: rowId,
    position: whole,
    gift: z.object({ id: rowId, name: z.string(), image: text, kind: giftKind }),
    code: known(z.string().nullable(), null),
    expiredAt: known(whole.nullable(), null),
    createdAt: whole,
  })
  .transform(({ expiredAt: expiresAt, createdAt: at, ...wire }) => ({ ...wire, expiresAt, at }))

/**
 * Something that a customer has got, on the wheel or for lucky points. What has become an offer of
 * theirs has no code, as it would be worth both.
 */
export const receivedDto = z
  .object({
    id: rowName,
    source: z.enum(['wheel', 'voucher']),
    name: z.string(),
    image: text,
    kind: giftKind,
    code: known(z.string().nullable(), null),
    expiredAt: known(whole.nullable(), null),
    createdAt: whole,
  })
  .transform(({ expiredAt: expiresAt, createdAt: at, ...wire }) => ({ ...wire, expiresAt, at }))
