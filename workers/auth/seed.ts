import { DAY_MS } from '../../domain/durations'
import { insertInto } from '../kit/seeding'
import people from './data/people.json' with { type: 'json' }

/** Days between the joining dates of two demo customers. */
const JOINED_EVERY_DAYS = 40

/** The policy to which the customers of the demo agreed, by its day. */
const POLICY_VERSION = '2025-06-01'

/** The people of the demo as SQL: customers with password 123456, and the phones that get DEMO_CODE. */
export function seed(now: Date): string[] {
  const customers = people.customers.map((person, index) => ({
    ...person,
    joined: now.getTime() - (people.customers.length - index) * JOINED_EVERY_DAYS * DAY_MS,
  }))
  // The newcomer has no account, but their phone gets the demo's fixed code too.
  const phones = [...customers.map((person) => person.phone), ...people.newPhones]
  return [
    ...insertInto(
      'customers',
      customers.map((person) => ({
        id: person.id,
        public_id: person.publicId,
        phone: person.phone,
        name: person.name,
        member_type: person.memberType,
        member_product_id: person.memberProductId,
        balance: person.balance,
        is_registered: true,
        password_hash: person.passwordHash,
        always_captcha: person.alwaysCaptcha,
        created_at: person.joined,
        email: person.email ?? '',
        birth_day: person.birthday?.[0] ?? null,
        birth_month: person.birthday?.[1] ?? null,
        birth_year: person.birthday?.[2] ?? null,
      })),
    ),
    // Customers with consent gave it when they joined, to the policy of that time.
    ...insertInto(
      'consents',
      customers
        .filter((person) => person.hasAgreed)
        .map((person) => ({
          customer_id: person.id,
          phone: person.phone,
          purpose: 'booking',
          is_given: true,
          text_version: POLICY_VERSION,
          source: 'earlier',
          at: person.joined,
        })),
    ),
    ...insertInto(
      'demo_phones',
      phones.map((phone) => ({ phone })),
    ),
  ]
}
