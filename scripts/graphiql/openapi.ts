import { readFileSync } from 'node:fs'
import { services } from '../deployables.ts'
import type { Uses } from '../openapi/document.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  $ref?: string
}
type Content = { content?: Record<string, { schema: Schema; example?: unknown }> }
type Operation = {
  operationId: string
  tags: string[]
  description: string
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
  'x-used-by': Uses
}
type Document = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** docs/openapi as a page that needs neither scripts nor other hosts: only the local chain has it. */
export function openApiPage(wanted: string | null): string {
  const service = services.find((name) => name === wanted) ?? services[0]
  const text = readFileSync(`docs/openapi/${service}.json`, 'utf8')
  const { tags, paths, components } = JSON.parse(text) as Document
  const tabs = services.map((name) =>
    name === service ? `<b>${name}</b>` : `<a href="/openapi?of=${name}">${name}</a>`,
  )
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      callHtml(`${method.toUpperCase()} ${path}`, call),
    ),
  )
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `<dt id="${name}">${name}<dd><pre>${escaped(shapeOf(schema))}</pre>`,
  )
  const kinds = tags.map(({ name, description }) => `<dt>${name}<dd>${escaped(description)}`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${service}: what the site asks</title>
<meta name="viewport" content="width=device-width">
<style>body{font:15px/1.5 system-ui;max-width:60rem;margin:1rem auto;padding:0 1rem;color-scheme:light dark}nav{display:flex;flex-wrap:wrap;gap:1rem}
summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;font-size:13px}details{border-bottom:1px solid #8884;padding:.3rem 0}i{display:inline-block;min-width:5.5em;font-style:normal;opacity:.8}dt{font-weight:600}</style>
<nav>${tabs.join('')}<a href="/graphql">GraphiQL</a></nav><h1>${service}</h1><dl>${kinds.join('')}</dl>${calls.join('')}<h2>Named shapes</h2><dl>${named.join('')}</dl>`
}

function callHtml(place: string, call: Operation): string {
  const { operationId, tags, description, parameters = [], requestBody, responses } = call
  const { documents, pages, backends = [] } = call['x-used-by']
  const asking = pages.includes('*') ? ['every page'] : pages
  const used = [...asking, ...backends.map((backend) => `our ${backend}`)].join(', ')
  const inputs = parameters.map(
    ({ name, in: where, required, schema }) =>
      `${name}${required ? '' : '?'}: ${shapeOf(schema)} (${where})`,
  )
  const bodies = Object.entries({ body: requestBody ?? {}, ...responses }).flatMap(
    ([title, { content }]) => {
      const { schema, example } = content?.['application/json'] ?? {}
      return [
        ...(schema ? [`<h4>${title}</h4><pre>${escaped(shapeOf(schema))}</pre>`] : []),
        ...(example === undefined
          ? []
          : [`<h4>Example</h4><pre>${escaped(JSON.stringify(example, null, 1))}</pre>`]),
      ]
    },
  )
  return `<details id="${operationId}"><summary><i>${tags.join()}</i> <b>${operationId}</b> <code>${escaped(place)}</code></summary>
<p>${escaped(description)}<p>Pages: ${escaped(used || (documents.length > 0 ? documents.join(', ') : 'none'))}
<pre>${escaped(inputs.join('\n'))}</pre>${bodies.join('')}</details>`
}

/** A schema as one would write it as a type. */
function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((one) => shapeOf(one, indent)).join(' | ')
  if (schema.type === 'array') return `list of ${shapeOf(schema.items ?? {}, indent)}`
  if (!schema.properties) return [schema.type ?? 'anything'].flat().join(' | ')
  const inner = `${indent}  `
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${shapeOf(field, inner)}`
  })
  return `{\n${fields.join('\n')}\n${indent}}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
