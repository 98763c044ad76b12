const entries = new Map<string, string>()

/** A KV namespace in memory with workerd's protocol: a value by its key in the path. */
export default {
  async fetch(request: Request): Promise<Response> {
    const key = new URL(request.url).pathname
    if (request.method === 'PUT') entries.set(key, await request.text())
    const value = entries.get(key)
    return request.method !== 'GET' || value !== undefined
      ? new Response(request.method === 'GET' ? value : null)
      : new Response(null, { status: 404 })
  },
}
