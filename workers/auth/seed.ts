import { DAY_MS } from '../../domain/durations'
import people from './data/people.json' with { type: 'json' }

/** Days between the joining dates of two demo customers. */
const JOINED_EVERY_DAYS = 40

/** The policy to which the customers of the demo agreed, by its day. */
const POLICY_VERSION = '2025-06-01'

/** The people of the demo as SQL: customers with password 123456, and the phones that get DEMO_CODE. */
export function seed(now: Date): string[] {
  const customers = people.customers.map((person, index) => {
    const joined = now.getTime() - (people.customers.length - index) * JOINED_EVERY_DAYS * DAY_MS
    const values = [
      person.id,
      person.publicId,
      person.phone,
      person.name,
      person.memberType,
      person.memberProductId,
      person.balance,
      1,
      person.hasAgreed ? joined : null,
      person.passwordHash,
      person.alwaysCaptcha ? 1 : 0,
      joined,
      person.email ?? '',
      ...(person.birthday ?? [null, null, null]),
    ]
    return `INSERT INTO customers (id, public_id, phone, name, member_type, member_product_id,
        balance, is_registered, agreed_at, password_hash, always_captcha, created_at, email,
        birth_day, birth_month, birth_year)
      VALUES (${values.map(literal).join(', ')})`
  })
  // Customers with consent gave it when they joined, to the policy of that time.
  const words = people.customers.flatMap((person, index) => {
    if (!person.hasAgreed) return []
    const joined = now.getTime() - (people.customers.length - index) * JOINED_EVERY_DAYS * DAY_MS
    const values = [person.id, person.phone, 'booking', 1, POLICY_VERSION, 'earlier', joined]
    return [
      `INSERT INTO consents (customer_id, phone, purpose, is_given, text_version, source, at)
       VALUES (${values.map(literal).join(', ')})`,
    ]
  })
  // The newcomer has no account, but their phone gets the demo's fixed code too.
  const phones = [...people.customers.map((person) => person.phone), ...people.newPhones]
  return [
    ...customers,
    ...words,
    ...phones.map((phone) => `INSERT INTO demo_phones (phone) VALUES (${literal(phone)})`),
  ]
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
