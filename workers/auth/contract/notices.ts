import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { phone } from '../../kit/values'
import { isQuietHours } from '../../../domain/quiet-hours'
import { tooManyDto, refusalDto } from '../../kit/message'
import { withLang } from '../../kit/translation'
import { done, inData, rows } from '../../kit/wire'
import { sessionId } from './account'

/**
 * Hosts of the push services that browsers subscribe at. Messages are posted to no other: an
 * address comes from the browser, and could else name a server inside the network.
 */
const HOSTS: readonly RegExp[] = [
  // Chrome, Edge on Android, Opera, Samsung and others; older subscriptions; Chromium without
  // Google's keys, as distributions build it.
  /^(?:fcm|android)\.googleapis\.com$/,
  /^jmt\d+\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one that a push service gives out: https, its usual port, no user. */
function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    HOSTS.some((host) => host.test(hostname))
  )
}

const impossible = 'PUSH_NOT_POSSIBLE'

/** The subject of a push message: a booking made or changed, a reminder, an invitation to rate. */
export const pushPurpose = z.enum(['booking', 'reminder', 'review'])

/** A browser's subscription: its address at the push service, and its keys (RFC 8291, 3). */
export const pushSubscription = z.object({
  endpoint: z.string().max(1000, impossible).refine(isPushEndpoint, impossible),
  /** A point of P-256, uncompressed. */
  p256dh: z.string().regex(/^B[\w-]{86}$/, impossible),
  auth: z.string().regex(/^[\w-]{22}$/, impossible),
})

/** The purposes of a device; who wants none unsubscribes it. */
const pushPurposes = z.array(pushPurpose).min(1, impossible).max(3, impossible)

const pushDeviceDto = z.object({
  id: z.string(),
  device: z.string(),
  purposes: z.array(pushPurpose),
  since: z.int(),
  isThis: z.boolean(),
  /** Whether `testPush` reaches it; absent where the chain's own host lacks that call. */
  canTest: z.boolean().optional(),
})

/** Calls for messages by Web Push: each device of the bearer, with its purposes. */
export const pushApi = {
  /** The public key that browsers subscribe with (RFC 8292); null where push is not configured. */
  getPushKey: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/push/key',
    responses: { 200: z.object({ publicKey: z.string().nullable() }) },
  }),
  /** The bearer's devices that receive messages, newest first. */
  listPushDevices: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/app-customer/push',
    responses: { 200: inData(rows(pushDeviceDto)) },
  }),
  /**
   * Subscribes the device of the bearer's session, for all purposes where it was not subscribed; an
   * address belongs to the last that subscribed it. What is pushed is in `lang`. 409: push is not
   * configured.
   */
  subscribeToPush: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/app-customer/push',
    input: pushSubscription.extend(withLang),
    responses: { 200: done, 409: refusalDto, 429: tooManyDto },
  }),
  /** Stores the purposes of one of the bearer's devices; 404 when it is not subscribed. */
  choosePushPurposes: endpoint({
    kind: 'ours',
    method: 'PUT',
    path: '/app-customer/push/{id}',
    input: z.object({ id: sessionId, purposes: pushPurposes }),
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
  /** Unsubscribes one of the bearer's devices; without a subscription nothing changes. */
  unsubscribeFromPush: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/app-customer/push/{id}',
    input: z.object({ id: sessionId }),
    responses: { 200: done },
  }),
  /**
   * Sends a test message to one of the bearer's devices, whatever it receives else. 404: it is not
   * subscribed, or its push service has just ended the subscription. 409: the push service did not
   * take the message.
   */
  testPush: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/app-customer/push/{id}/test',
    input: z.object({ id: sessionId }),
    responses: {
      200: done,
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
} satisfies Api

/** A channel of messages about bookings. */
export const noticeChannel = z.enum(['zalo', 'sms'])

/** How a customer wants messages about their bookings. */
const noticeSettingsDto = z.object({
  /** The preferred one first; none: no messages. */
  channels: z
    .array(noticeChannel)
    .max(2)
    .refine((names) => new Set(names).size === names.length, 'INVALID_VALUE'),
  /** Minutes after midnight: no messages from 22:00 or earlier to 6:30 or later. */
  quietFrom: z.int(),
  quietUntil: z.int(),
})

/** The same as it is accepted. */
const acceptedSettings = noticeSettingsDto.refine(
  ({ quietFrom, quietUntil }) => isQuietHours({ from: quietFrom, until: quietUntil }),
  { path: ['quietFrom'], error: 'INVALID_VALUE' },
)

/**
 * A customer's own settings of messages about their bookings; codes that they request ignore them.
 */
export const noticeSettingsApi = {
  /** The bearer's settings; the chain's own while they have saved none. */
  getNoticeSettings: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/app-customer/notice-settings',
    responses: { 200: inData(noticeSettingsDto) },
  }),
  /** Stores the bearer's settings as a whole. */
  saveNoticeSettings: endpoint({
    kind: 'ours',
    method: 'PUT',
    path: '/app-customer/notice-settings',
    input: acceptedSettings,
    responses: { 200: done, 429: tooManyDto },
  }),
} satisfies Api

/**
 * What a message is about: a booking that stands, was changed or was canceled by its salon,
 * reminders of it, the visit, or a place that is held for a customer of the waitlist.
 */
export const noticeKind = z.enum([
  'booked',
  'changed',
  'evening',
  'soon',
  'review',
  'freed',
  'canceled',
])

const noticeDto = z.object({
  /** Identifies booking, kind and version: one message a key. */
  key: z.string().min(1).max(100),
  phone,
  kind: noticeKind,
  /** The page of the site that it leads to. */
  path: z.string().regex(/^\/[\w/-]{1,100}$/),
  /** The last letters of the booking's id, as its pages show them. */
  code: z.string().regex(/^[0-9A-Z]{6}$/),
  salon: z.string().max(200),
  address: z.string().max(400),
  hour: z.string().max(10),
  date: z.string().max(10),
  /** Until when it is of use (epoch ms); a day where it is missing. */
  until: z.int().optional(),
})

/** Calls for messages about bookings, which the booking backend plans. */
export const noticesApi = {
  /**
   * Sends a message, once for each key. sent: a channel took it, now or before. undeliverable: no
   * channel that the customer wants reaches this phone. failed: it may be tried again. quiet: they
   * want none before `until` (epoch ms); nothing was sent, and the key is still free.
   */
  sendNotice: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/notices',
    input: noticeDto,
    responses: {
      200: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.enum(['sent', 'undeliverable', 'failed']) }),
        z.object({ outcome: z.literal('quiet'), until: z.int() }),
      ]),
    },
  }),
} satisfies Api
