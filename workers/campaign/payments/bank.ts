import * as z from 'zod'
import { parseJson } from '../../../domain/parse-json'
import { hex } from '../../../domain/bytes'
import { hmac, isSameHash } from '../../kit/digest'
import type { Env } from '../env'
import type { Transfer } from '../membership/settlement'
import type { PaymentDto } from '../contract/wire-membership'

/** The path of the demo bank in local runs and previews. */
export const DEMO_BANK_PATH = '/payments/demo-bank'

/**
 * How to transfer an amount in đồng for an order; null when the chain's account is not configured.
 */
export function paymentOf(
  env: Env,
  { code, amount }: { code: string; amount: number },
): PaymentDto | null {
  const { BANK_BIN, BANK_ACCOUNT, BANK_OWNER, BANK_NAME } = env
  if (!BANK_BIN || !BANK_ACCOUNT || !BANK_OWNER || !BANK_NAME) return null
  const qr = vietQr({ bin: BANK_BIN, account: BANK_ACCOUNT }, { amount, content: code })
  return {
    bankName: BANK_NAME,
    bankBin: BANK_BIN,
    account: BANK_ACCOUNT,
    owner: BANK_OWNER,
    content: code,
    qr,
    testBank: env.DEMO_BANK === '1' ? `${DEMO_BANK_PATH}?code=${code}` : null,
  }
}

/** The bank's notification of a transfer to the chain's account. */
const transferDto = z.object({
  transactionId: z.string().min(1).max(80),
  account: z.string(),
  amount: z.int().positive(),
  content: z.string().max(500),
  transferredAt: z.int().positive(),
})

/**
 * Reads a notification of the bank: `unsigned` when the signature is wrong, `unreadable` when the
 * body is invalid or names another account.
 */
export async function readTransfer(
  env: Env,
  body: string,
  signature: string | null,
): Promise<Transfer | 'unsigned' | 'unreadable'> {
  if (!(await isSigned(env.BANK_SECRET, body, signature))) return 'unsigned'
  const transfer = transferDto.safeParse(parseJson(body)).data
  if (!transfer || transfer.account !== env.BANK_ACCOUNT) return 'unreadable'
  return {
    id: transfer.transactionId,
    amount: transfer.amount,
    content: transfer.content,
    at: transfer.transferredAt,
  }
}

/** The header with which a bank signs a body: `sha256=` and the HMAC-SHA-256 under the shared secret, hex. */
export async function signatureOf(secret: string, body: string): Promise<string> {
  return `sha256=${hex(await hmac(secret, body))}`
}

async function isSigned(
  secret: string | undefined,
  body: string,
  signature: string | null,
): Promise<boolean> {
  if (!secret || signature === null) return false
  return isSameHash(signature, await signatureOf(secret, body))
}

/*
 * VietQR: the QR code that every Vietnamese banking app reads as a transfer.
 * EMVCo "QR Code Specification for Payment Systems: Merchant-Presented Mode" gives the form (two
 * digits of name, two of length, the value; a checksum at the end),
 * NAPAS "QR Switching: QR Code Format" 1.5.2 the transfer to an account: template 38, service QRIBFTTA.
 */

/** The destination of transfers: the bank's six digits at NAPAS, and the account. */
type BankAccount = { bin: string; account: string }

/** NAPAS's application in template 38. */
const NAPAS = 'A000000727'
/** Transfer to an account number. */
const TO_ACCOUNT = 'QRIBFTTA'
const DONG = '704'

/**
 * The text of a VietQR code for a transfer. With an amount in đồng it is for one payment only
 * ("dynamic"); without one the payer enters it. `content` is ASCII, 25 characters at most.
 */
export function vietQr(
  { bin, account }: BankAccount,
  { amount, content }: { amount?: number; content?: string } = {},
): string {
  const fields = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field(
      '38',
      field('00', NAPAS) +
        field('01', field('00', bin) + field('01', account)) +
        field('02', TO_ACCOUNT),
    ),
    field('53', DONG),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', 'VN'),
    content === undefined ? '' : field('62', field('08', content)),
  ]
  const unsealed = `${fields.join('')}6304`
  return unsealed + checksum(unsealed)
}

/** CRC-16/CCITT-FALSE of a text (polynomial 1021, start FFFF), four hex digits in capitals (EMVCo, field 63). */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** One field: name, length, value. Throws for a value that the form cannot hold. */
function field(name: string, value: string): string {
  if (value.length === 0 || value.length > 99 || !/^[\x20-\x7e]+$/.test(value))
    throw new Error(`field ${name} of a VietQR code cannot hold this value`)
  return name + String(value.length).padStart(2, '0') + value
}
