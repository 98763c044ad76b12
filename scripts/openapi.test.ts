import { Validator } from '@seriousme/openapi-schema-validator'
import type { GraphQLEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { features } from '../gateway/features'
import { schema } from '../gateway/graphql/schema'
import { apis } from './contracts.ts'
import { services } from './deployables.ts'
import { openApiOf, readDocument, recordedExamples, type Uses } from './openapi/document.ts'
import { documentsOfPages } from './openapi/pages.ts'
import { backendsOfCalls, callsOfDocuments } from './openapi/uses.ts'

test('docs/openapi says what the contracts say, and who makes each call', async () => {
  const calls = await callsOfDocuments()
  const pages = documentsOfPages()
  const others = backendsOfCalls()
  function usesOf(call: string): Uses {
    const documents = [...calls].flatMap(([name, made]) => (made.has(call) ? [name] : []))
    const asking = [...pages].flatMap(([page, asked]) =>
      documents.some((name) => asked.has(name)) ? [page] : [],
    )
    const backends = others.get(call)
    return {
      documents: documents.sort(),
      pages: asking.includes('*') ? ['*'] : asking.sort(),
      ...(backends ? { backends } : {}),
    }
  }
  const examples = recordedExamples()
  for (const service of services) {
    const document = openApiOf(service, usesOf, examples)
    expect(await new Validator().validate(structuredClone(document)), service).toEqual({
      valid: true,
    })
    await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(
      `../docs/openapi/${service}.json`,
    )
  }

  const types = schema.getType('Feature') as GraphQLEnumType
  const rows = Object.entries(features).map(([name, needed]) => {
    const made = Object.entries(needed).flatMap(([service, some]) =>
      some.map((call) => `${service}.${call}`),
    )
    const shown = [...new Set(made.flatMap((call) => usesOf(call).pages))].sort()
    const { description } = types.getValue(name)!
    return `| ${[description, made.join(' '), shown.join(' ')].join(' | ')} |`
  })
  const head = '| feature | calls | pages |\n|---|---|---|'
  const text = `# What a host may lack\n\nMade of \`gateway/features.ts\`. Without one of the calls the feature is hidden.\n\n`
  await expect(`${text}${head}\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../docs/openapi/features.md',
  )
})

test('each call that docs/spec does not have belongs to one feature, and no other call', () => {
  const ours = services.flatMap((service) =>
    Object.entries(apis[service]).flatMap(([name, { kind }]) =>
      kind === 'ours' ? [`${service}.${name}`] : [],
    ),
  )
  const needed = Object.values(features).flatMap((calls) =>
    Object.entries(calls).flatMap(([service, some]) => some.map((call) => `${service}.${call}`)),
  )
  expect(needed.toSorted()).toEqual([...ours, 'booking.watchHours'].toSorted())
})

test('each call that docs/spec does not have is made for a document or by a backend, but for these', () => {
  const unmade = services.flatMap((service) =>
    readDocument(service).operations.flatMap(
      ({ operationId, tags: [kind], 'x-used-by': { documents, backends = [] } }) =>
        (kind === 'ours' || kind === 'between') && documents.length + backends.length === 0
          ? [`${service}.${operationId}`]
          : [],
    ),
  )
  expect(unmade).toEqual([
    // Each backend asks each night, and partners ask through the site.
    'auth.listDeletedCustomers',
    'auth.issueLoginCode',
    // A salon's desk.
    'booking.listDeskBookings',
    'booking.updateBookingStatus',
    'booking.listDeskHomeVisits',
    'booking.answerHomeVisit',
  ])
})
