import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { services } from './deployables.ts'
import { openApiOf, recordedExamples, type Uses } from './openapi/document.ts'
import { documentsOfPages } from './openapi/pages.ts'
import { callsOfDocuments } from './openapi/uses.ts'

test('docs/openapi says what the contracts say, and who makes each call', async () => {
  const calls = await callsOfDocuments()
  const pages = documentsOfPages()
  function usesOf(call: string): Uses {
    const documents = [...calls].flatMap(([name, made]) => (made.has(call) ? [name] : []))
    const asking = [...pages].flatMap(([page, asked]) =>
      documents.some((name) => asked.has(name)) ? [page] : [],
    )
    return { documents: documents.sort(), pages: asking.includes('*') ? ['*'] : asking.sort() }
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
})
