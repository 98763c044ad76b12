import * as z from 'zod'
import { messageWire } from '../../kit/message'

/** How a one-time code was sent. */
export const codeSentWire = z
  .object({
    success: z.boolean(),
    message: messageWire,
    allowResendAfterSeconds: z.int().nonnegative(),
    verificationMethod: z.enum(['zalo', 'sms', 'voice']),
    /** Not one of the chain's own fields: the next try needs a captcha. */
    enableCaptcha: z.boolean().optional(),
  })
  .transform((wire) => ({
    sent: wire.success,
    message: wire.message,
    resendAfterSeconds: wire.allowResendAfterSeconds,
    channel: wire.verificationMethod,
    needsCaptcha: wire.enableCaptcha ?? false,
  }))
