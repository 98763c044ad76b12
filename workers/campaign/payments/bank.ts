import * as z from 'zod'
import { parseJson } from '../../../domain/parse-json'
import { hex } from '../../../domain/bytes'
import { hmac, isSameHash } from '../../kit/digest'
import type { Env } from '../env'
import type { Transfer } from '../membership/settlement'
import { vietQr } from '../membership/vietqr'
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
