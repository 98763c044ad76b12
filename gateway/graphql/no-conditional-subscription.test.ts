import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../schema/generated/type-defs'
import { NoConditionalSubscriptionRule } from './no-conditional-subscription'

const schema = buildSchema(typeDefs)
const hours = 'hours(salonId: 9, date: "2026-11-22", serviceIds: [])'

test.each([
  [true, `subscription { ${hours} @include(if: false) { hasFree } }`],
  [true, `subscription { ... @skip(if: true) { ${hours} { hasFree } } }`],
  [
    true,
    'subscription { ...F } fragment F on Subscription { ...G @skip(if: true) } ' +
      `fragment G on Subscription { ${hours} { hasFree } }`,
  ],
  [
    true,
    `subscription { ...F } fragment F on Subscription { ...F ${hours} @skip(if: true) { hasFree } }`,
  ],
  [false, `subscription { ${hours} { hasFree @skip(if: true) } }`],
  [false, `{ ${hours} @skip(if: true) { hasFree } }`],
])('a subscription that a condition could leave empty is refused: %s, %s', (isRefused, source) => {
  expect(
    validate(schema, parse(source), [NoConditionalSubscriptionRule]).map(({ message }) => message),
  ).toEqual(
    isRefused
      ? ['The root field of a subscription must not be skipped or included by a condition.']
      : [],
  )
})
