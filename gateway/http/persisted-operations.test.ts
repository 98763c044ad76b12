import { expect, test, vi } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { openGateway, type TestGateway } from '../testing/open-gateway'
import { aSalon } from '../testing/people'

const { earlier } = vi.hoisted(() => ({ earlier: `sha256:${'e'.repeat(64)}` }))
vi.mock('../../schema/released/documents.json', () => ({
  default: { [earlier]: { text: 'query Earlier { now }', leftOn: '2026-11-20' } },
}))

const { ofApp } = vi.hoisted(() => ({ ofApp: `sha256:${'a'.repeat(64)}` }))
vi.mock('../../schema/generated/clients.json', () => ({
  default: { app: { [ofApp]: 'query Clock { now }' } },
}))

const ids = Object.entries(known)
const footer = ids.find(([, text]) => /query Footer\b/.test(text))![0]
const track = ids.find(([, text]) => /mutation Track\b/.test(text))![0]

/** A gateway as production has it: no GRAPHIQL, no DOCUMENTS. */
function production() {
  return executeOn(
    openGateway(
      {
        salons: {
          listSalons: () => ({ data: [aSalon({ id: 10 })] }),
          listProvinces: () => ({ data: [] }),
        },
      },
      { DOCUMENTS: undefined },
    ),
  )
}

function executeOn({ fetch }: Pick<TestGateway, 'fetch'>) {
  return async (body: unknown, search?: string) => {
    const address = `http://localhost:9300/graphql${search ?? ''}`
    const response = await fetch(
      search
        ? new Request(address)
        : new Request(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    )
    return {
      status: response.status,
      ...((await response.json()) as {
        data?: unknown
        errors?: { message: string; extensions?: { code?: string } }[]
      }),
    }
  }
}

test('production answers the documents of the site by their ids', async () => {
  const execute = production()
  expect((await execute({ documentId: footer })).data).toMatchObject({})
  expect(
    await execute({ documentId: footer, variables: null, operationName: null, extensions: {} }),
  ).toMatchObject({ status: 200, data: {} })
  expect((await execute(null, `?documentId=${encodeURIComponent(footer)}`)).data).toMatchObject({})
})

test('production accepts documents of earlier releases', async () => {
  expect((await production()({ documentId: earlier })).data).toEqual({ now: expect.any(Number) })
})

test.each(ids)('production knows %s: %s', async (id) => {
  const { errors = [] } = await production()({ documentId: id, variables: {} })
  // Variables that are missing are another matter.
  expect(
    errors.filter(({ extensions }) => /PERSISTED|VALIDATION|PARSE/.test(extensions?.code ?? '')),
  ).toEqual([])
})

test('production answers another client, and the log says whose document it was', async () => {
  const gateway = openGateway({}, { DOCUMENTS: undefined })
  const execute = executeOn(gateway)
  expect((await execute({ documentId: ofApp })).data).toEqual({ now: expect.any(Number) })
  await execute({ documentId: footer })
  expect(gateway.requestLog).toMatchObject([
    { operation: 'Clock', client: 'app' },
    { operation: 'Footer', client: 'site' },
  ])
})

test('production refuses all other documents, with an id or without', async () => {
  const execute = production()
  const code = async (body: unknown, search?: string) => {
    const { status, data, errors } = await execute(body, search)
    return [status, data, errors?.[0]?.extensions?.code]
  }
  expect(await code({ query: '{ now }' })).toEqual([400, undefined, 'PERSISTED_DOCUMENT_REQUIRED'])
  expect(await code(null, '?query={now}')).toEqual([400, undefined, 'PERSISTED_DOCUMENT_REQUIRED'])
  expect(await code({ query: known[footer as keyof typeof known] })).toEqual([
    400,
    undefined,
    'PERSISTED_DOCUMENT_REQUIRED',
  ])
  expect(await code({ documentId: `sha256:${'0'.repeat(64)}` })).toEqual([
    400,
    undefined,
    'PERSISTED_DOCUMENT_NOT_FOUND',
  ])
  for (const documentId of ['', '__proto__', 'constructor', 7, {}, [footer]])
    expect(await code({ documentId })).toEqual([400, undefined, 'PERSISTED_DOCUMENT_NOT_FOUND'])
  expect(await code({ documentId: footer, query: '{ now }' })).toEqual([
    400,
    undefined,
    'PERSISTED_DOCUMENT_REQUIRED',
  ])
  expect(
    await code({ extensions: { persistedQuery: { version: 1, sha256Hash: footer.slice(7) } } }),
  ).toEqual([400, undefined, 'BAD_REQUEST'])
  expect((await code(null, `?documentId=${encodeURIComponent(track)}`))[0]).toBe(405)
})

test('an open gateway answers ids and any document', async () => {
  const { fetch, execute } = openGateway(
    { salons: { listSalons: () => ({ data: [aSalon({ id: 10 })] }) } },
    { GRAPHIQL: '1', DOCUMENTS: undefined },
  )
  expect((await execute('{ salons { id } }')).data).toEqual({ salons: [{ id: '10' }] })
  const response = await fetch(
    new Request(`http://localhost:9300/graphql?documentId=${encodeURIComponent(footer)}`),
  )
  expect(((await response.json()) as { data: object }).data).toHaveProperty('provinces')
})
