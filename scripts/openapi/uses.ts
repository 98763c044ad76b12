import { globSync, readFileSync } from 'node:fs'
import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql'
import { schema } from '../../gateway/graphql/schema'
import { fullGateway } from '../../gateway/testing/everything'
import { BOOKING_ID, loggedIn } from '../../gateway/testing/people'
import documents from '../../schema/generated/persisted-documents.json'
import { apis } from '../contracts.ts'
import { type Service, services } from '../deployables.ts'

/** Calls behind another that the fakes refuse, or of a caller whom they do not know, by their document. */
const behind = {
  LogInWithCode: ['auth.checkRegistered', 'auth.registerNew'],
  ImportSession: ['auth.exchangeToken'],
  ExchangeLoginCode: ['auth.exchangeLoginCode'],
  SaveProfile: ['auth.saveCustomer'],
  LogOutEverywhere: ['auth.endAllSessions'],
  ReleaseHour: ['booking.releaseHour'],
  TrackLocation: ['tracking.trackLocation'],
}

/** Values with which the gateway makes its calls, by the name of a variable or of an input's field. */
export const values: Record<string, unknown> = {
  salonId: '10',
  bookingId: BOOKING_ID,
  visitId: BOOKING_ID,
  offerId: BOOKING_ID,
  placeId: 'd5',
  phone: '0912345678',
  guestPhone: '0912345678',
  password: '123456',
  currentPassword: '123456',
  code: '123456',
  codes: [],
  idempotencyKey: 'k'.repeat(16),
  replacesKey: 'k'.repeat(16),
  // A style master's list, and long enough for the key of an attempt.
  key: 'uon-nhuom-2026-11',
  token: `${BOOKING_ID}${'A'.repeat(24)}`,
  slug: 'bai-mot',
  name: 'An',
  names: ['An'],
  textVersion: '2026-11-21',
  year: 1990,
  minutes: 10,
  longitude: 105.8,
  quietFrom: 1320,
  quietUntil: 390,
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
  data: '{}',
  extendData: '{}',
}

const ofType: Record<string, unknown> = {
  Int: 1,
  Float: 21,
  Boolean: true,
  ID: '1',
  LocalDate: '2026-11-21',
}

/** The gateway's calls, as `salons.listSalons`, of each of the site's documents, by its name. */
export async function callsOfDocuments(): Promise<Map<string, Set<string>>> {
  const gateway = fullGateway()
  const calls = new Map<string, Set<string>>()
  for (const text of Object.values(documents)) {
    for (const operation of parse(text).definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation === 'subscription')
        continue
      const name = operation.name?.value ?? ''
      const types = (operation.variableDefinitions ?? []).map(
        ({ variable, type }) => [variable.name.value, typeFromAST(schema, type)] as const,
      )
      gateway.calls.length = 0
      // Bookings, devices and sessions have ids of their own kind.
      for (const given of [{}, { id: BOOKING_ID }, { id: 'a'.repeat(16) }]) {
        const variables = types.map(([key, type]) => [
          key,
          valueOf(key, type as GraphQLInputType, { ...values, ...given }),
        ])
        // No list is remembered from the document before.
        gateway.store.clear()
        gateway.wait(40 * 86_400)
        await gateway.execute(text, Object.fromEntries(variables) as object, loggedIn)
        await gateway.settle()
      }
      const others = Object.entries(behind).flatMap(([one, made]) => (one === name ? made : []))
      calls.set(name, new Set([...gateway.calls, ...others]))
    }
  }
  return calls
}

/** Those of our backends that make a call of another, by the call; all of them read the session. */
export function backendsOfCalls(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const sources = globSync(services.map((one) => `workers/${one}/{*,clients/*}.ts`))
  for (const file of sources.filter((one) => !one.endsWith('.test.ts'))) {
    const text = readFileSync(file, 'utf8')
    const [, service = ''] = /\bconnect\('(\w+)'/.exec(text) ?? []
    const [, backend = ''] = file.split('/')
    for (const [, method, path] of text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g))
      for (const [name, call] of Object.entries(apis[service as Service] ?? {}))
        if (call.method === method && call.path === path)
          found.set(`${service}.${name}`, [...(found.get(`${service}.${name}`) ?? []), backend])
  }
  return found
}

/** A value for a variable or an input's field. */
export function valueOf(
  name: string,
  type: GraphQLInputType,
  given: Record<string, unknown>,
): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType, given)
  if (name in given) return given[name]
  if (isListType(type)) return [valueOf(name, type.ofType, given)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).map((field) => [
        field.name,
        valueOf(field.name, field.type, given),
      ]),
    )
  return ofType[named.name] ?? 'a'
}
