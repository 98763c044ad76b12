import * as z from 'zod'
import type {
  ClaimQuestResult,
  ExchangePointsResult,
  ExchangeVoucherResult,
  MutationClaimQuestArgs,
  MutationExchangePointsArgs,
  MutationExchangeVoucherArgs,
  MutationSpinWheelArgs,
  SpinWheelResult,
} from '../../../schema/generated/resolvers'
import { id, idempotencyKey } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { tooMany, withInput } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { memberOf, membersOnly } from '../auth/members'
import { toReceived, toSpin } from './mapping'

const spinInput = z.object({ wheelId: id, idempotencyKey })
const claimInput = z.object({ questId: id })
const packInput = z.object({ packId: id, idempotencyKey })
const voucherInput = z.object({ voucherId: id, idempotencyKey })

/** Spins the wheel once for the customer (H-259). Throws Unauthenticated without a session. */
export function spinWheel(
  args: MutationSpinWheelArgs,
  { backends, visitor }: Context,
): Promise<SpinWheelResult> {
  return withInput(
    spinInput,
    args,
    async ({ wheelId, idempotencyKey: key }): Promise<SpinWheelResult> => {
      membersOnly(visitor)
      const answer = await backends.wheel.play({ id: wheelId, idempotencyKey: key })
      switch (answer.status) {
        case 200:
          return {
            __typename: 'Spun',
            spin: toSpin(answer.body.spin),
            spinsLeft: answer.body.spinsLeft,
          }
        case 403:
          return { __typename: 'NoSpinsLeft', ...messageOf(answer.body) }
        case 409:
          return { __typename: 'NothingToWin', ...messageOf(answer.body) }
        case 404:
          return { __typename: 'NotFound', ...messageOf(answer.body) }
        case 429:
          return tooMany(answer.body)
      }
    },
  )
}

/**
 * Exchanges the customer's finished quests for spins (H-256). Throws Unauthenticated without a
 * session.
 */
export function claimQuest(
  args: MutationClaimQuestArgs,
  { backends, visitor }: Context,
): Promise<ClaimQuestResult> {
  return withInput(claimInput, args, async ({ questId }): Promise<ClaimQuestResult> => {
    membersOnly(visitor)
    const answer = await backends.wheel.claimQuest({ id: questId })
    if (answer.status === 429) return tooMany(answer.body)
    if (answer.status !== 200)
      return {
        __typename: answer.status === 404 ? 'NotFound' : 'NothingToClaim',
        ...messageOf(answer.body),
      }
    const { earned, ...account } = answer.body
    return { __typename: 'QuestClaimed', earned, account }
  })
}

/** Exchanges the customer's points for spins (H-252). Throws Unauthenticated without a session. */
export function exchangePoints(
  args: MutationExchangePointsArgs,
  { backends, visitor }: Context,
): Promise<ExchangePointsResult> {
  return withInput(
    packInput,
    args,
    async ({ packId, idempotencyKey: key }): Promise<ExchangePointsResult> => {
      membersOnly(visitor)
      const answer = await backends.wheel.exchangePack({ idPackage: packId, idempotencyKey: key })
      if (answer.status === 429) return tooMany(answer.body)
      if (answer.status !== 200)
        return {
          __typename: answer.status === 404 ? 'NotFound' : 'NotEnoughPoints',
          ...messageOf(answer.body),
        }
      return { __typename: 'PointsExchanged', account: answer.body }
    },
  )
}

/**
 * Exchanges the customer's points for a voucher (H-265, O-42). Throws Unauthenticated without a
 * session.
 */
export function exchangeVoucher(
  args: MutationExchangeVoucherArgs,
  context: Context,
): Promise<ExchangeVoucherResult> {
  return withInput(
    voucherInput,
    args,
    async ({ voucherId, idempotencyKey: key }): Promise<ExchangeVoucherResult> => {
      const me = await memberOf(context)
      const answer = await context.backends.wheel.exchangeVoucher({
        voucherId,
        customerId: me.id,
        idempotencyKey: key,
      })
      switch (answer.status) {
        case 200: {
          const { gift, ...account } = answer.body
          return { __typename: 'VoucherExchanged', gift: toReceived(gift), account }
        }
        case 404:
          return { __typename: 'NotFound', ...messageOf(answer.body) }
        case 409:
          return { __typename: 'NotEnoughPoints', ...messageOf(answer.body) }
        case 410:
          return { __typename: 'VoucherSoldOut', ...messageOf(answer.body) }
        case 429:
          return tooMany(answer.body)
      }
    },
  )
}
