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

/** What others may know of a password's owner and could guess it from. */
type PasswordOwner = {
  phone: string
  birthDay: number | null
  birthMonth: number | null
  birthYear: number | null
}

/**
 * Six-digit numbers that many people choose and no rule below catches: keyboard walks, rows of
 * pairs, lucky numbers.
 */
const COMMON = new Set(
  (
    '147258 147852 159357 159753 258369 258456 357159 369258 741852 753951 789456 852456 963852 ' +
    '123321 321123 123654 456123 123789 789123 456654 654123 123258 112358 314159 271828 ' +
    '246810 135790 135791 102030 100200 100000 200000 123000 010203 020406 ' +
    '112233 223344 334455 445566 556677 667788 778899 332211 998877 ' +
    '686879 797979 393979 686868 888666 666888 668866 688688 178178 123468 909192 192021'
  ).split(' '),
)

/**
 * Whether a six-digit password is among the first that a guesser tries: repeated digits, sequences,
 * common numbers, the owner's phone or birthday.
 */
export function isWeakPassword(password: string, owner: PasswordOwner): boolean {
  return (
    isRepeated(password) ||
    isSequence(password) ||
    COMMON.has(password) ||
    // Any six digits in a row of the phone, either way round.
    owner.phone.includes(password) ||
    owner.phone.includes(reversed(password)) ||
    birthdaysOf(owner).includes(password)
  )
}

/** 000000, 121212, 123123, 111222. */
function isRepeated(password: string): boolean {
  return /^(\d{1,3})\1+$/.test(password) || /^(\d)\1\1(\d)\2\2$/.test(password)
}

/** 123456, 890123, 987654, 024680: the same step from each digit to the next. */
function isSequence(password: string): boolean {
  const digits = [...password].map(Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  return steps.every((step) => step === steps[0])
}

/** The ways people write a birthday with six digits: 240591, 052491, 910524, 241991, 199105, 051991. */
function birthdaysOf({ birthDay, birthMonth, birthYear }: PasswordOwner): string[] {
  if (birthDay === null || birthMonth === null || birthYear === null) return []
  const day = String(birthDay).padStart(2, '0')
  const month = String(birthMonth).padStart(2, '0')
  const year = String(birthYear)
  const short = year.slice(-2)
  return [
    day + month + short,
    month + day + short,
    short + month + day,
    day + year,
    month + year,
    year + month,
    year + day,
  ]
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
