import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import { type HandlerContext, Unauthorized } from '../../../kit/serve'
import type { bookingApi } from '../../contract'
import type { BookingEnv } from '../../env'
import { sessionPhone } from '../../clients/auth'
import { salonsNearTo } from '../../clients/salons'
import { tooManyTries } from '../../../kit/too-many'
import { exceedsLimit } from '../../rate-limit-reply'
import {
  addAddress,
  changeAddress,
  dropAddress,
  readAddress,
  readAddresses,
  type StoredAddress,
} from '../../store/addresses'
import { coded } from '../../../kit/message'

type ListAddresses = typeof bookingApi.listAddresses
type ListSalonsNearAddress = typeof bookingApi.listSalonsNearAddress
type Save = typeof bookingApi.saveAddress
type Remove = typeof bookingApi.removeAddress

/** Most salons near an address in one response. */
const MAX_NEAR = 30

/** The saved addresses of the session's own phone. */
export async function listAddresses(
  { phoneNumber }: InputOf<ListAddresses>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListAddresses>> {
  await ownerOnly(context, phoneNumber)
  return { data: (await readAddresses(context.env.DB, phoneNumber)).map(wireOf) }
}

/** The open salons nearest to an address; none where its position is unknown. */
export async function listSalonsNearAddress(
  { phoneNumber, attrId, numOfSalon }: InputOf<ListSalonsNearAddress>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListSalonsNearAddress>> {
  await ownerOnly(context, phoneNumber)
  const address = await readAddress(context.env.DB, phoneNumber, attrId)
  if (address?.latitude == null || address.longitude === null) return { data: [] }
  const near = await salonsNearTo(context.env, {
    latitude: address.latitude,
    longitude: address.longitude,
  })
  return {
    data: near
      .slice(0, Math.min(Math.max(numOfSalon, 0), MAX_NEAR))
      .map(({ id, distance }) => ({ salonId: id, distance })),
  }
}

/** Stores or changes an address of the session's own phone. */
export async function saveAddress(
  { phoneNumber, attrId, attrName, ...rest }: InputOf<Save>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Save>> {
  await ownerOnly(context, phoneNumber)
  const tooMany = await tooManyChanges(context, phoneNumber)
  if (tooMany) return tooMany
  const { DB } = context.env
  const content = {
    ...rest,
    name: attrName,
    latitude: blurred(rest.latitude),
    longitude: blurred(rest.longitude),
  }
  const saved =
    attrId === undefined
      ? await addAddress(DB, phoneNumber, content, nowOf(context.env))
      : await changeAddress(DB, phoneNumber, { ...content, id: attrId })
  if (saved) return { status: 200, body: { data: wireOf(saved) } }
  return attrId === undefined
    ? { status: 409, body: { message: coded('ENOUGH_ADDRESSES') } }
    : { status: 404, body: { message: coded('NO_ADDRESS') } }
}

/** Deletes an address of the session's own phone. */
export async function removeAddress(
  { phoneNumber, attrId }: InputOf<Remove>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Remove>> {
  await ownerOnly(context, phoneNumber)
  const tooMany = await tooManyChanges(context, phoneNumber)
  if (tooMany) return tooMany
  const isGone = await dropAddress(context.env.DB, phoneNumber, attrId)
  return isGone
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('NO_ADDRESS') } }
}

/** Addresses are visible to their owner only, whichever phone the caller sends. */
async function ownerOnly(context: HandlerContext<BookingEnv>, phone: string): Promise<void> {
  if ((await sessionPhone(context)) !== phone) throw new Unauthorized()
}

async function tooManyChanges({ env }: HandlerContext<BookingEnv>, phone: string) {
  const now = nowOf(env)
  const isTooMuch = await exceedsLimit(env, 'ADDRESS_CHANGES_PER_PHONE', [`address:${phone}`], now)
  return isTooMuch ? tooManyTries(now) : null
}

/**
 * Rounds degrees to about a hundred metres: enough to sort salons by, too coarse to find the
 * customer's home.
 */
function blurred(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 1000) / 1000
}

function wireOf({ id, name, ...place }: StoredAddress) {
  return { attrId: id, attrName: name, ...place }
}
