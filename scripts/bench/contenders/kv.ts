const entries = new Map<string, string>()

/** A KV namespace in memory with workerd's protocol: a value by its key in the path. */
export default {
  async fetch(request: Request): Promise<Response> {
    const key = new URL(request.url).pathname
    if (request.method === 'PUT') entries.set(key, await request.text())
    if (request.method !== 'GET') return new Response(null)
    return new Response(entries.get(key) ?? null, { status: entries.has(key) ? 200 : 404 })
  },
}
