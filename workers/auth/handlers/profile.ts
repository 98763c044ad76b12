import { nowOf } from '../../../domain/clock'
import { InvalidInput, type HandlerContext } from '../../kit/serve'
import type { LocalDate } from '../../kit/values'
import { addMonths, vietnamDay } from '../../kit/vietnam-time'
import { tooManyChanges } from './codes'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { coded } from '../../kit/message'
import { sessionOf } from '../session'
import type { SessionCustomer } from '../store/sessions'

/**
 * The youngest and oldest age in years that is accepted; others are typing errors, and a birthday
 * cannot be changed later.
 */
const YOUNGEST = 6
const OLDEST = 110

/** The bearer's own record; 404 for another customer's id. */
export async function getCustomerInfo(
  { customerId }: Input<'getCustomerInfo'>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'getCustomerInfo'>> {
  const me = await sessionOf(env, bearer)
  if (me.id !== customerId) return { status: 404, body: { message: coded('NO_CUSTOMER') } }
  const data = {
    customerId: me.id,
    phone: me.phone,
    fullName: me.name,
    email: me.email,
    gender: me.gender,
    birthday: birthdayOf(me),
    createdAt: me.createdAt,
    deleteRequestedAt: me.deletionRequestedAt,
    deleteAt: me.deletionDueAt,
  }
  return { status: 200, body: { data } }
}

/** Stores what is given of the bearer's profile. */
export async function saveCustomer(
  { customerId, fullName: name, email, gender, birthday }: Input<'saveCustomer'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'saveCustomer'>> {
  const me = await sessionOf(context.env, context.bearer)
  if (me.id !== customerId) return { status: 404, body: { message: coded('NO_CUSTOMER') } }
  const refused = await tooManyChanges(context, me.phone)
  if (refused) return refused
  const stored = birthdayOf(me)
  if (
    stored &&
    birthday !== undefined &&
    (birthday?.day !== stored.day ||
      birthday.month !== stored.month ||
      birthday.year !== stored.year)
  )
    return { status: 409, body: { message: coded('BIRTHDAY_STANDS') } }
  if (birthday && !stored && !isOfAge(birthday, vietnamDay(nowOf(context.env))))
    throw new InvalidInput([{ field: 'birthday', message: coded('NO_BIRTHDAY') }])
  await storeProfile(context.env.DB, me.id, {
    name: name ?? null,
    email: email ?? null,
    gender: gender ?? null,
    birthDay: birthday?.day ?? null,
    birthMonth: birthday?.month ?? null,
    birthYear: birthday?.year ?? null,
  })
  return { status: 200, body: { success: true } }
}

/** Whether the bearer's account is complete. */
export async function checkRegistered(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'checkRegistered'>> {
  const { isRegistered } = await sessionOf(env, bearer)
  return { data: { isRegistered } }
}

function isOfAge(
  { day, month, year }: { day: number; month: number; year: number },
  today: LocalDate,
): boolean {
  const born = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-')
  return born >= addMonths(today, -OLDEST * 12) && born <= addMonths(today, -YOUNGEST * 12)
}

function birthdayOf({
  birthDay: day,
  birthMonth: month,
  birthYear: year,
}: SessionCustomer): { day: number; month: number; year: number } | null {
  return day !== null && month !== null && year !== null ? { day, month, year } : null
}

/** What is stored of a customer's own record; null leaves a field as it is. */
type Profile = {
  email: string | null
  gender: SessionCustomer['gender'] | null
  name: string | null
  birthDay: number | null
  birthMonth: number | null
  birthYear: number | null
}

/** Stores what is given of a customer's profile. */
async function storeProfile(
  db: D1Database,
  customerId: number,
  { name, email, gender, birthDay, birthMonth, birthYear }: Profile,
): Promise<void> {
  await db
    .prepare(
      `UPDATE customers
       SET name = coalesce(?, name), email = coalesce(?, email), gender = coalesce(?, gender),
         birth_day = coalesce(?, birth_day), birth_month = coalesce(?, birth_month),
         birth_year = coalesce(?, birth_year)
       WHERE id = ?`,
    )
    .bind(name, email, gender, birthDay, birthMonth, birthYear, customerId)
    .run()
}
