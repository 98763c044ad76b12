import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { loginCodeForm, partnerNameForm } from '../../kit/request'
import { accessToken } from './account'

const partnerName = z.string().regex(partnerNameForm)

const loginCode = z.string().regex(loginCodeForm)

/** Calls for one-time codes with which partner apps log their customers in. */
export const partnersApi = {
  /**
   * A code for the session of a customer who uses a partner's app. 403: the partner is not
   * configured, or the secret is wrong; 404: the session has ended.
   */
  issueLoginCode: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/partner/login-code',
    input: z.object({ partner: partnerName, secret: z.string().max(200), accessToken }),
    responses: {
      200: z.object({ code: loginCode, expiresInSeconds: z.int().positive() }),
      403: refusalDto,
      404: refusalDto,
      429: tooManyDto,
    },
  }),
  /**
   * A session for the customer of a code, once; a code that a partner's page brought must be of
   * one of `partners`. 404: unknown, used, expired, or another partner's.
   */
  exchangeLoginCode: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/auth/exchange-code',
    input: z.object({
      code: loginCode,
      partners: z.array(partnerName).max(20).optional(),
    }),
    responses: {
      200: z.object({ accessToken: z.string() }).transform((wire) => ({ token: wire.accessToken })),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
} satisfies Api
