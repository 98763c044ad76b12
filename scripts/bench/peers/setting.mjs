import { text } from 'node:stream/consumers'

/**
 * A peer's settings, read from standard input.
 * @returns {Promise<{ upstream: string, schema: string, cachesLists: boolean }>}
 */
export async function setting() {
  return JSON.parse(await text(process.stdin))
}

/**
 * Listens at a free port and prints the address.
 * @param {(port: number) => Promise<string>} listen
 */
export async function listenAt(listen) {
  console.log(await listen(0))
}
