/** What Remix's inline script leaves for hydration: the page's data as it arrives. */
type Handoff = { stream: ReadableStream<Uint8Array> | undefined }

/** The code that Remix's format has for null. */
const NULL = -5
const brace = '{'.charCodeAt(0)

/**
 * Gives Remix the page's data in its own format where the server sent JSON
 * (app/server/document/json-handoff.ts); other data passes as it is.
 */
export function readHandoff(handoff: Handoff): void {
  const decoder = new TextDecoder()
  let json = ''
  let isJson: boolean | undefined
  handoff.stream = handoff.stream?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        isJson ??= bytes[0] === brace
        if (isJson) json += decoder.decode(bytes, { stream: true })
        else controller.enqueue(bytes)
      },
      flush(controller) {
        if (isJson) controller.enqueue(new TextEncoder().encode(`${inTable(json)}\n`))
      },
    }),
  )
}

/**
 * JSON as a table of values, in which objects and lists point at the places of their keys and
 * values.
 */
function inTable(json: string): string {
  const table: unknown[] = []
  put(JSON.parse(json))
  return JSON.stringify(table)

  function put(value: unknown): number {
    if (value === null) return NULL
    const place = table.push(value) - 1
    if (Array.isArray(value)) table[place] = value.map(put)
    else if (typeof value === 'object')
      table[place] = Object.fromEntries(
        Object.entries(value).map(([key, one]) => [`_${put(key)}`, put(one)]),
      )
    return place
  }
}
