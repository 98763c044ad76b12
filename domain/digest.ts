import { hex } from './bytes'

/** SHA-256 of a text as lower-case hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(new Uint8Array(bytes))
}
