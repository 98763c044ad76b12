import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import type { Guesses } from './documents.ts'
import { OWNER } from './people.ts'
import { personalTypes } from './access-types.ts'

const key = 'the-owners-own-key-0001'

/** The keys of a browser's subscription, from RFC 8291's example. */
const browserKeys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/**
 * The owner's actions before others try, so that there is data to protect; `key` is a key that
 * others may come to know.
 */
export function ownersActions(
  secrets: readonly Secret[],
  now: number,
): { query: string; variables: Record<string, unknown> }[] {
  const tomorrow = addDays(vietnamDay(now), 1)
  const addressId = secrets.find(
    ({ type, field }) => type === 'SavedAddress' && field === 'id',
  )?.value
  const token = secrets.find(({ field }) => field === 'manageToken')?.value
  return [
    {
      query: `
          mutation ($token: String!) {
            namePeople(input: { token: $token, names: ["Người đi cùng chủ"] }) { __typename }
          }
        `,
      variables: { token },
    },
    {
      query: `
          mutation ($token: String!) {
            waitForEarlierHour(input: { token: $token }) {
              __typename
              ... on WaitlistJoined { token }
            }
          }
        `,
      variables: { token },
    },
    { query: 'mutation { openCalendarFeed { __typename } }', variables: {} },
    {
      query: `
          mutation ($input: SubscribeToPushInput!) {
            subscribeToPush(input: $input) { __typename }
          }
        `,
      variables: { input: { ...browserKeys, endpoint: 'https://fcm.googleapis.com/fcm/send/own' } },
    },
    {
      query: `
          mutation ($key: String!) {
            spinWheel(input: { wheelId: 1, idempotencyKey: $key }) {
              __typename
              ... on Spun { spin { __typename id code } }
            }
          }
        `,
      variables: { key },
    },
    {
      query: `
          mutation ($key: String!) {
            exchangeVoucher(input: { voucherId: 1, idempotencyKey: $key }) {
              __typename
              ... on VoucherExchanged { gift { __typename id code } }
            }
          }
        `,
      variables: { key },
    },
    {
      query: `
          mutation ($key: String!) {
            orderTopUp(input: { productId: 11, idempotencyKey: $key }) {
              __typename
              ... on OrderPlaced { order { __typename id payment { __typename content qr } } }
            }
          }
        `,
      variables: { key },
    },
    {
      query:
        'mutation($input: RequestHomeVisitInput!) { requestHomeVisit(input: $input) { __typename } }',
      variables: {
        input: {
          idempotencyKey: key,
          phone: OWNER,
          addressId,
          serviceIds: ['1010'],
          date: tomorrow,
          part: 'EVENING',
          note: 'Chuông cửa hỏng, gọi cổng sau',
        },
      },
    },
    {
      query:
        'mutation($key: String!) { voteStyleMaster(input: { key: $key, stylistId: 901 }) { __typename } }',
      variables: { key: listKey(now) },
    },
  ]
}

/**
 * The values that an attacker would try: the owner's phone, ids and keys, and numbers near them.
 */
export function guessesOf(secrets: readonly Secret[], now: number): Guesses {
  const ids = secrets.filter(({ field }) => /id$|code$/i.test(field)).map(({ value }) => value)
  const tomorrow = addDays(vietnamDay(now), 1)
  return {
    byName: {
      phone: [OWNER],
      guestPhone: [OWNER],
      salonId: ['9'],
      salonIds: [['9']],
      serviceIds: [['1001']],
      chosenIds: [['1001']],
      groupId: ['101'],
      wheelId: ['1'],
      productId: ['11', '12'],
      own: [true],
      hourId: ['20'],
      stylistId: ['901'],
      key: [listKey(now)],
      date: [tomorrow],
      page: [1],
      search: ['cau giay'],
      latitude: [21.03],
      longitude: [105.8],
      placeId: ['d5'],
      idempotencyKey: [key, 'a-key-of-the-other-0001'],
      replacesKey: [key],
      // Of a message to a phone, and of a partner's link.
      code: ['654321', 'a1'.repeat(24)],
      partners: [['momo']],
      password: ['739164'],
      captcha: [null],
      endpoint: ['https://fcm.googleapis.com/fcm/send/other'],
      p256dh: [browserKeys.p256dh],
      auth: [browserKeys.auth],
      // A session's, and a manage link's with a signature that is not its own.
      token: ['A1b2'.repeat(16), `${'0'.repeat(26)}${'A'.repeat(24)}`],
      minutes: [5],
      name: ['Người Khác'],
      names: [['Người Khác']],
      channel: ['SMS'],
      channels: [['SMS']],
      quietFrom: [1320],
      quietUntil: [390],
      people: [[{ serviceIds: ['1001'], hourId: '20' }]],
      // The size of a group for whom the soonest hours are searched.
      'people: Int': [2],
      offerIds: [[]],
      codes: [[]],
      data: ['{}'],
      extendData: ['{}'],
      pageId: ['homepage'],
      screenId: ['home'],
      eventId: ['open'],
      allowChange: [true],
      numberPersons: [1],
      email: ['khac@example.com'],
      birthday: [{ day: 1, month: 2, year: 1990 }],
      purposes: [['BOOKING']],
      textVersion: ['2026-11-21'],
    },
    byType: {
      ID: unique(['1', '2', '3', '99999', ...ids]),
      Int: [1, 2, 3, 99_999],
      String: ['Lời của người khác'],
      Float: [1],
      Boolean: [true],
      LocalDate: [tomorrow],
      EpochMs: [now],
      Dong: [1000],
    },
  }
}

/** The ranking of style masters that takes votes at an instant in epoch ms. */
function listKey(now: number): string {
  return `cat-${vietnamDay(now).slice(0, 7)}`
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** A personal value and where it was found. */
export type Secret = { type: string; field: string; value: string | number }

/** Every personal value in an answer whose selections name their types. */
export function secretsIn(response: unknown): Secret[] {
  if (Array.isArray(response)) return response.flatMap(secretsIn)
  if (typeof response !== 'object' || response === null) return []
  const fields = response as Record<string, unknown>
  const type = String(fields.__typename ?? '')
  const own = (personalTypes[type]?.secret ?? []).flatMap((field): Secret[] => {
    const value = fields[field]
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [{ type, field, value }]
      : []
  })
  return [...own, ...Object.values(fields).flatMap(secretsIn)]
}

/**
 * The secrets in an answer: as a value of their own type, or anywhere in its text. What the caller
 * has sent himself does not count.
 */
export function leaksOf(
  secrets: readonly Secret[],
  { raw, data, sent }: { raw: string; data: unknown; sent: unknown },
): string[] {
  const known = valuesOf(sent)
  const found = new Set(secretsIn(data).map(keyOf))
  const leaked = secrets.filter(({ value }) => !known.has(value))
  const byValue = leaked.filter((secret) => found.has(keyOf(secret)))
  // Short texts and numbers occur in any text.
  const byText = leaked.filter(
    ({ value }) =>
      typeof value === 'string' &&
      value.length >= 5 &&
      raw.includes(JSON.stringify(value).slice(1, -1)),
  )
  return [...new Set([...byValue, ...byText].map(keyOf))]
}

function keyOf({ type, field, value }: Secret): string {
  return `${type}.${field} ${value}`
}

/** Every value in a request, at any depth. */
function valuesOf(sent: unknown): Set<unknown> {
  if (typeof sent !== 'object' || sent === null) return new Set([sent])
  return new Set(Object.values(sent).flatMap((value) => [...valuesOf(value)]))
}
