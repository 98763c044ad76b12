import { request } from 'node:http'
import type { Attack } from './attack.ts'

/** The response. */
export type Reply = { status: number; headers: Headers; body: string }

/** Carries out one round of an attack. */
export async function sendAttack(endpoint: string, attack: Attack, round: number): Promise<Reply> {
  const sending = attack.send(round)
  if ('part' in sending) return begin(endpoint, sending)
  const response = await fetch(endpoint + (sending.search ?? ''), sending.init)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/**
 * Sends the first part of a request and waits for the answer, which a server that waits for the
 * rest would never give.
 */
function begin(
  endpoint: string,
  { headers, part }: { headers: Record<string, string>; part: string },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]),
          ),
          body,
        })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.write(part)
  })
}
