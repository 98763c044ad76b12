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
import { withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { memberOf, membersOnly } from '../auth/members'
import { toReceived, toSpin } from './mapping'

const spinInput = z.object({ wheelId: id, idempotencyKey })
const claimInput = z.object({ questId: id })
const packInput = z.object({ packId: id, idempotencyKey })
const voucherInput = z.object({ voucherId: id, idempotencyKey })

/** Spins the wheel once for the customer. Throws Unauthenticated without a session. */
export function spinWheel(
  args: MutationSpinWheelArgs,
  { backends, visitor }: Context,
): Promise<SpinWheelResult> {
  return withInput(
    spinInput,
    args,
    async ({ wheelId, idempotencyKey: key }): Promise<SpinWheelResult> => {
      membersOnly(visitor)
      const response = await backends.wheel.play({ id: wheelId, idempotencyKey: key })
      if (response.status !== 200)
        return refusal(response, { 403: 'NoSpinsLeft', 404: 'NotFound', 409: 'NothingToWin' })
      const { spin, spinsLeft } = response.body
      return { __typename: 'Spun', spin: toSpin(spin), spinsLeft }
    },
  )
}

/** Exchanges the customer's finished quests for spins. Throws Unauthenticated without a session. */
export function claimQuest(
  args: MutationClaimQuestArgs,
  { backends, visitor }: Context,
): Promise<ClaimQuestResult> {
  return withInput(claimInput, args, async ({ questId }): Promise<ClaimQuestResult> => {
    membersOnly(visitor)
    const response = await backends.wheel.claimQuest({ id: questId })
    if (response.status !== 200)
      return refusal(response, { 404: 'NotFound', 409: 'NothingToClaim' })
    const { earned, ...account } = response.body
    return { __typename: 'QuestClaimed', earned, account }
  })
}

/** Exchanges the customer's points for spins. Throws Unauthenticated without a session. */
export function exchangePoints(
  args: MutationExchangePointsArgs,
  { backends, visitor }: Context,
): Promise<ExchangePointsResult> {
  return withInput(
    packInput,
    args,
    async ({ packId, idempotencyKey: key }): Promise<ExchangePointsResult> => {
      membersOnly(visitor)
      const response = await backends.wheel.exchangePack({ idPackage: packId, idempotencyKey: key })
      return response.status === 200
        ? { __typename: 'PointsExchanged', account: response.body }
        : refusal(response, { 404: 'NotFound', 409: 'NotEnoughPoints' })
    },
  )
}

/** Exchanges the customer's points for a voucher. Throws Unauthenticated without a session. */
export function exchangeVoucher(
  args: MutationExchangeVoucherArgs,
  context: Context,
): Promise<ExchangeVoucherResult> {
  return withInput(
    voucherInput,
    args,
    async ({ voucherId, idempotencyKey: key }): Promise<ExchangeVoucherResult> => {
      const me = await memberOf(context)
      const response = await context.backends.wheel.exchangeVoucher({
        voucherId,
        customerId: me.id,
        idempotencyKey: key,
      })
      if (response.status !== 200)
        return refusal(response, { 404: 'NotFound', 409: 'NotEnoughPoints', 410: 'VoucherSoldOut' })
      const { gift, ...account } = response.body
      return { __typename: 'VoucherExchanged', gift: toReceived(gift), account }
    },
  )
}
