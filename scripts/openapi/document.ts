import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Endpoint, Kind } from '../../workers/kit/endpoint'
import { messageDto, refusalDto, tooManyDto } from '../../workers/kit/message'
import { count, decimal, onOff, rowHour, rowId, rowName, whole } from '../../workers/kit/wire'
import { apis } from '../contracts.ts'
import { type Service, services } from '../deployables.ts'

/**
 * Who makes a call: documents of the site with the paths of the pages that ask them, and those of our
 * backends that ask another.
 */
export type Uses = { documents: string[]; pages: string[]; backends?: string[] }

type JsonSchema = z.core.JSONSchema.BaseSchema

const kinds: Record<Kind, string> = {
  specified: 'docs/spec gives method and path.',
  named: 'docs/spec names the operation; the path is ours, and hosts/ maps it to another.',
  ours: 'docs/spec does not have it. Without it a feature is hidden.',
  between:
    "Backends or a salon's desk make it, the site never does: `x-used-by` names the backends of ours.",
}

const unacceptable = z.object({
  message: messageDto,
  issues: z.array(z.object({ field: z.string(), message: messageDto })),
})

/** Schemas that have a name, as most calls have them. */
const named = new Map<z.core.$ZodType, string>([
  [messageDto, 'Message'],
  [refusalDto, 'Refusal'],
  [tooManyDto, 'TooMany'],
  [unacceptable, 'Unacceptable'],
  [count, 'Count'],
  [decimal, 'Decimal'],
  [onOff, 'OnOff'],
  [rowHour, 'HourId'],
  [rowId, 'RowId'],
  [rowName, 'RowName'],
  [whole, 'Whole'],
])

const statuses: Record<string, string> = {
  400: 'Refused: what was proved is wrong.',
  401: 'The session has ended.',
  403: 'Refused: not theirs, or not proved.',
  404: 'There is none.',
  409: 'Refused: things have changed.',
  410: 'No longer there.',
  422: 'Input that is not acceptable, by field.',
  429: 'Too many tries.',
}

type Operation = {
  operationId: string
  tags: [Kind]
  'x-used-by': Uses
  responses: Partial<Record<string, { content: Record<string, { example?: unknown }> }>>
}
type Document = { paths: Record<string, Record<string, Operation>> }

/** A document as docs/openapi has it, and its operations. */
export function readDocument(service: Service): { document: Document; operations: Operation[] } {
  const text = readFileSync(`docs/openapi/${service}.json`, 'utf8')
  const document = JSON.parse(text) as Document
  return { document, operations: Object.values(document.paths).flatMap(Object.values<Operation>) }
}

/** Replies of our own backends with the demo's data by call, which `RECORD_EXAMPLES=1` lets tests/conform.test.ts write there. */
export function recordedExamples(): Record<string, unknown> {
  const all = services.flatMap((service) =>
    readDocument(service).operations.map(({ operationId, responses }): [string, unknown] => [
      `${service}.${operationId}`,
      responses['200']?.content['application/json']?.example,
    ]),
  )
  return Object.fromEntries(all.filter(([, example]) => example !== undefined).sort())
}

/** A backend's contract as OpenAPI 3.1. */
export function openApiOf(
  service: Service,
  usesOf: (call: string) => Uses,
  examples: Record<string, unknown>,
): Record<string, unknown> {
  const comments = commentsOf(service)
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(apis[service])) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: {
        operationId: name,
        tags: [call.kind],
        description: comments.get(name) ?? '',
        security: [{}, { session: [] }],
        ...inputOf(call),
        responses: responsesOf(call, examples[`${service}.${name}`]),
        'x-used-by': usesOf(`${service}.${name}`),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `The ${service} backend`,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Made of the contract by `npm run openapi`. Every request has `x-request-id`; a visitor’s may have a bearer token, `x-holder` (the token of a booking’s owner) and `x-client-address`.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(kinds).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: namedIn(JSON.stringify(paths)),
    },
  }
}

/** The named schemas that a text refers to, and those that they name in turn. */
function namedIn(text: string): Record<string, JsonSchema> {
  const found = [...named].filter(([, name]) => text.includes(`/${name}"`))
  const schemas = Object.fromEntries(found.map(([schema, name]) => [name, schemaOf(schema, '')]))
  const whole = text + JSON.stringify(schemas)
  const isAll = [...named.values()].every((name) => name in schemas || !whole.includes(`/${name}"`))
  return isAll ? schemas : namedIn(whole)
}

function inputOf({ method, path, input }: Endpoint): object {
  const { properties = {}, required = [] } = schemaOf(input)
  const fields = Object.entries(properties)
  const isInPath = ([name]: [string, unknown]): boolean => path.includes(`{${name}}`)
  const isQuery = method === 'GET' || method === 'DELETE'
  const body = fields.filter((field) => !isQuery && !isInPath(field))
  const parameters = fields
    .filter((field) => isQuery || isInPath(field))
    .map(([name, schema]) => {
      const place = isInPath([name, schema]) ? 'path' : 'query'
      return { name, in: place, required: place === 'path' || required.includes(name), schema }
    })
  const schema = {
    type: 'object',
    properties: Object.fromEntries(body),
    required: required.filter((name) => body.some(([field]) => field === name)),
  }
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body.length > 0 ? { requestBody: { required: true, content: json(schema) } } : {}),
  }
}

function responsesOf({ responses }: Endpoint, example: unknown): object {
  return Object.fromEntries(
    Object.entries({ 401: refusalDto, 422: unacceptable, ...responses }).map(([status, schema]) => [
      status,
      {
        description: statuses[status] ?? 'Done.',
        content: json(schemaOf(schema), status === '200' ? example : undefined),
      },
    ]),
  )
}

function json(schema: object, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

/** What travels. */
function schemaOf(schema: z.core.$ZodType, nameOfWhole = named.get(schema)): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      // What the compiler checks, or every JSON number is.
      delete jsonSchema.readOnly
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      const name = path.length === 0 ? nameOfWhole : named.get(zodSchema)
      if (!name) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = `#/components/schemas/${name}`
    },
  })
  return withoutAnything(rest) as JsonSchema
}

/** A list beside which anything is read is one of good rows, or its JSON text. */
function withoutAnything(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnything)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([name, part]): [string, unknown] => {
    const inner = withoutAnything(part)
    if (name !== 'anyOf' || !Array.isArray(inner)) return [name, inner]
    const said = inner.filter((one: object) => Object.keys(one).length > 0)
    const isList = said.some((one: { type?: string }) => one.type === 'array')
    const text = isList && said.length < inner.length ? [{ type: 'string' }] : []
    const all = said.length > 0 ? [...said, ...text] : inner
    return [name, unique(all.flatMap((one: { anyOf?: object[] }) => one.anyOf ?? [one]))]
  })
  return Object.fromEntries(parts)
}

function unique(schemas: object[]): object[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
}

/** The comment above each call in the contract's source. */
function commentsOf(service: Service): Map<string, string> {
  const files = globSync([
    `workers/${service}/contract.ts`,
    `workers/${service}/contract/*.ts`,
    'workers/kit/erasure.ts',
  ])
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?(\w+)(?::| =) endpoint\(/g
  return new Map(
    files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(comment)])
      .map(([, text = '', name = '']) => [name, text.replace(/\s*\n\s*\*\s*/g, ' ').trim()]),
  )
}
