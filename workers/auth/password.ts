import { hex } from '../../domain/bytes'
import { isSameHash } from '../kit/digest'

/** PBKDF2 rounds; the runtime allows no more than 100,000. */
const ROUNDS = 100_000
const SALT_BYTES = 16

/** A hash that no password fits, for phones without one. */
export const NO_PASSWORD = `pbkdf2-sha256$${ROUNDS}$${'0'.repeat(SALT_BYTES * 2)}$${'-'.repeat(64)}`

/** Hashes a password under a new random salt: `pbkdf2-sha256$rounds$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return `pbkdf2-sha256$${ROUNDS}$${hex(salt)}$${await derive(password, salt, ROUNDS)}`
}

/** Whether a password matches a stored hash; an unreadable hash matches none. */
export async function fitsPassword(password: string, storedHash: string): Promise<boolean> {
  const [kind, rounds, salt, hash] = storedHash.split('$')
  if (kind !== 'pbkdf2-sha256' || !salt || !hash) return false
  return isSameHash(await derive(password, unhex(salt), Number(rounds)), hash)
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  return hex(
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
        key,
        256,
      ),
    ),
  )
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)))
}
