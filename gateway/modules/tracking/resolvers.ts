import * as z from 'zod'
import type { Resolvers } from '../../../schema/generated/resolvers'
import { parseJson } from '../../../domain/parse-json'
import { withoutPhones } from '../../../domain/redact'
import type { Context } from '../../context'
import { logBackendFailure, nullIfBackendFails } from '../../graphql/errors'
import { typedPhone, withInput } from '../../graphql/input'

/** Data of an event as tracking takes it: one level, plain values. */
type EventData = Record<string, string | number | boolean | null>

// Fields that identify or locate a customer. Ids and names of things (salonId, stylistName)
// are not included.
const personal =
  /^((customer|user)?_?(id|name|email)|.*(phone|address|birth|coordinate|position).*|lat|lng|lon|latitude|longitude)$/i

/**
 * The data without fields that identify or locate the customer, for visitors without consent;
 * phones in texts are masked.
 */
function withoutPersonal(data: EventData): EventData {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !personal.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutPhones(value) : value]),
  )
}

const plain = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
const eventData = z
  .string()
  .max(20_000, 'INVALID_VALUE')
  .nullish()
  .transform((text, context): EventData => {
    const parsed = z.record(z.string().max(60), plain).safeParse(parseJson(text ?? '{}'))
    if (parsed.success) return parsed.data
    context.issues.push({
      code: 'custom',
      input: text,
      message: 'INVALID_VALUE',
    })
    return z.NEVER
  })

function named(length: number) {
  return z.string().min(1, 'INVALID_VALUE').max(length, 'INVALID_VALUE')
}

const events = z.object({
  events: z
    .array(
      z.object({ pageId: named(60), screenId: named(60), eventId: named(80), data: eventData }),
    )
    .max(20, 'INVALID_VALUE'),
  // It is stored with each of the events.
  extendData: z.string().max(2000, 'INVALID_VALUE').nullish().pipe(eventData),
})
const location = z.object({
  phone: typedPhone,
  latitude: z.number().min(-90, 'INVALID_POSITION').max(90, 'INVALID_POSITION'),
  longitude: z.number().min(-180, 'INVALID_POSITION').max(180, 'INVALID_POSITION'),
})
const bookingError = z.object({
  code: z.string().max(60, 'INVALID_VALUE'),
  message: z.string().transform((text) => withoutPhones(text).slice(0, 300)),
  step: z.int('INVALID_VALUE').min(0, 'INVALID_VALUE').max(5, 'INVALID_VALUE'),
})

/** Events, taken and never waited for: a dead tracking backend costs a log line. */
export const trackingResolvers: Resolvers = {
  Mutation: {
    track: (_mutation, { input }, context) =>
      withInput(
        events,
        { events: input.events, extendData: input.extendData },
        async (accepted) => {
          const { visitor, backends } = context
          const allowed = (data: EventData) => (visitor.consent() ? data : withoutPersonal(data))
          const from = {
            tokenKey: visitor.trackingToken,
            source: shortText(input.source),
            utmSource: shortText(input.utmSource),
          }
          for (const { data, ...event } of accepted.events) {
            runInBackground(
              context,
              backends.tracking.track({
                ...event,
                ...from,
                data: allowed(data),
                extendData: allowed(accepted.extendData),
              }),
            )
          }
          return { __typename: 'Tracked', accepted: true }
        },
      ),
    trackLocation: (_mutation, { input }, context) =>
      withInput(location, input, async ({ phone: customerPhone, latitude, longitude }) => {
        // Consent that the customer withdrew in their account is applied first.
        if (context.visitor.isLoggedIn()) await nullIfBackendFails(context.profile())
        // The use of the position is a purpose of its own.
        const consent = context.visitor.consent()
        if (!consent?.location || consent.phone !== customerPhone)
          return { __typename: 'Tracked', accepted: false }
        runInBackground(
          context,
          context.backends.tracking.trackLocation({ customerPhone, latitude, longitude }),
        )
        return { __typename: 'Tracked', accepted: true }
      }),
    trackBookingError: (_mutation, { input }, context) =>
      withInput(bookingError, input, async (accepted) => {
        runInBackground(
          context,
          context.backends.tracking.trackBookingError({
            ...accepted,
            tokenKey: context.visitor.trackingToken,
          }),
        )
        return { __typename: 'Tracked', accepted: true }
      }),
  },
}

/** Lets a call run on after the response; its failure is in the log already. */
function runInBackground({ waitUntil, visitor }: Context, call: Promise<unknown>): void {
  waitUntil(call.then(() => undefined, logBackendFailure('tracking', visitor.requestId)))
}

function shortText(text: string | null | undefined): string {
  return (text ?? '').slice(0, 60)
}
