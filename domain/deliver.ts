/**
 * Sends a request to a receiver whose reply nobody reads. Throws unless the reply is a success,
 * which a redirect is not: its key is for the configured address only. The reply's body is canceled,
 * as an unread one would hold its connection.
 */
export async function deliver(request: Request, receiver: string): Promise<void> {
  const response = await fetch(request, { redirect: 'manual' })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${receiver} answered ${response.status}`)
}
