import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { listDeletedCustomers } from '../../kit/erasure'
import { phone } from '../../kit/values'
import { idText } from '../../kit/wire'
import {
  birthday,
  consentPurpose,
  consentSource,
  consentDto,
  customerInfoDto,
  deviceDto,
  emailOrNone,
  gender,
  nameOrNone,
  sessionId,
  textVersion,
} from './wire-account'

const customerId = z.int().positive('INVALID_ID')

/**
 * A customer's own account. Every call is for the bearer alone; the response to another customer's
 * id is that to an unknown one.
 */
export const accountApi = {
  /** The bearer's own record; 404 for anybody else's. */
  getCustomerInfo: endpoint({
    method: 'GET',
    path: '/api/v1/app-customer/info',
    input: z.object({ customerId: idText }),
    responses: { 200: customerInfoDto, 404: refusalDto },
  }),
  /**
   * Stores the bearer's profile as a whole. 409: a birthday that is stored is changed at the salon
   * only, as an offer hangs on it.
   */
  saveCustomer: endpoint({
    method: 'PUT',
    path: '/api/v1/app-customer/customer',
    input: z.object({ customerId, fullName: nameOrNone, email: emailOrNone, gender, birthday }),
    responses: {
      200: z.object({ success: z.literal(true) }),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Whether the bearer's account is complete. */
  checkRegistered: endpoint({
    method: 'GET',
    path: '/app-customer/check-registered',
    input: z.object({}),
    responses: {
      200: z
        .object({ data: z.object({ isRegistered: z.boolean() }) })
        .transform((wire) => wire.data),
    },
  }),
  /**
   * The bearer consents to a purpose or withdraws that; stored with the text's version and the
   * time.
   */
  agreeProtectPersonal: endpoint({
    method: 'POST',
    path: '/app-customer/agree-protect-personal',
    input: z.object({
      purpose: consentPurpose,
      isAgree: z.boolean(),
      textVersion,
      source: consentSource,
    }),
    responses: { 200: z.object({ success: z.literal(true) }), 429: tooManyDto },
  }),
  /**
   * Consent for the phone of a booking: for the bearer's account when it is their phone, else a
   * record without an account.
   */
  postAgreeProtectPersonalInfo: endpoint({
    method: 'POST',
    path: '/app-customer/agree-protect-personal-info',
    input: z.object({
      phone,
      brandName: z.string().max(40),
      purposes: z.array(consentPurpose).min(1).max(4),
      textVersion,
      source: consentSource,
    }),
    responses: { 200: z.object({ success: z.literal(true) }), 429: tooManyDto },
  }),
  /** The bearer's consent history, newest first, 100 at most. */
  listConsents: endpoint({
    method: 'GET',
    path: '/app-customer/consents',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(consentDto) }).transform((wire) => wire.data) },
  }),
  /** The bearer's sessions, newest first. */
  listSessions: endpoint({
    method: 'GET',
    path: '/app-customer/sessions',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(deviceDto) }).transform((wire) => wire.data) },
  }),
  /** Ends one of the bearer's sessions; 404 when it is not theirs or has ended. */
  endSession: endpoint({
    method: 'DELETE',
    path: '/app-customer/sessions/{sessionId}',
    input: z.object({ sessionId }),
    responses: { 200: z.object({ success: z.literal(true) }), 404: refusalDto },
  }),
  /** Ends all sessions of the bearer, this one too. */
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/app-customer/sessions',
    input: z.object({}),
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
  /** The bearer requests deletion; a repeated request does not move the date. */
  requestDeletion: endpoint({
    method: 'POST',
    path: '/app-customer/deletion',
    input: z.object({}),
    responses: { 200: z.object({ requestedAt: z.int(), dueAt: z.int() }) },
  }),
  /** The bearer stays after all; without a request nothing changes. */
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/app-customer/deletion',
    input: z.object({}),
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
  listDeletedCustomers,
} satisfies Api
