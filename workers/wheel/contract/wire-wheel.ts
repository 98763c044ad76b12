import * as z from 'zod'
import { id } from '../../kit/values'

/**
 * Kinds of gifts: nothing, lucky points, one more spin, or something that the salon gives for a
 * code.
 */
export const giftKind = z.enum(['none', 'points', 'voucher', 'service', 'product', 'spin'])

/** A wheel with its sectors. */
export const wheelDto = z.object({
  id,
  name: z.string(),
  sectors: z.array(z.object({ position: z.int().min(1), giftId: id, label: z.string() })),
})

/** A gift of the wheel; `stock` is what is left, null without limit; `validDays` is how long its code works. */
export const giftDto = z
  .object({
    id,
    name: z.string(),
    image: z.string(),
    kind: giftKind,
    stock: z.int().nonnegative().nullable(),
    description: z.string().default(''),
    validDays: z.int().nullable().default(null),
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.name,
    image: wire.image,
    kind: wire.kind,
    stock: wire.stock,
    description: wire.description,
    validDays: wire.validDays,
  }))

/** Spins and lucky points of a customer. */
export const balanceDto = z
  .object({ timesLeft: z.int().nonnegative(), point: z.int().nonnegative() })
  .transform((wire) => ({ spinsLeft: wire.timesLeft, points: wire.point }))

/** A spin; instants are epoch ms, `code` is what the salon wants to see. */
export const spinDto = z
  .object({
    id: z.string(),
    wheelId: id,
    position: z.int().min(1),
    gift: z.object({ id, name: z.string(), image: z.string(), kind: giftKind }),
    code: z.string().nullable(),
    expiredAt: z.int().nullable(),
    createdAt: z.int(),
  })
  .transform((wire) => ({
    id: wire.id,
    wheelId: wire.wheelId,
    position: wire.position,
    gift: wire.gift,
    code: wire.code,
    expiresAt: wire.expiredAt,
    at: wire.createdAt,
  }))

/** Something that a customer has got, on the wheel or for lucky points. */
export const receivedDto = z
  .object({
    id: z.string(),
    source: z.enum(['wheel', 'voucher']),
    name: z.string(),
    image: z.string(),
    kind: giftKind,
    code: z.string().nullable(),
    expiredAt: z.int().nullable(),
    createdAt: z.int(),
  })
  .transform((wire) => ({
    id: wire.id,
    source: wire.source,
    name: wire.name,
    image: wire.image,
    kind: wire.kind,
    code: wire.code,
    expiresAt: wire.expiredAt,
    at: wire.createdAt,
  }))
