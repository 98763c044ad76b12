import type {
  Resolvers,
  NoticeSettings,
  SaveNoticeSettingsInput,
  SaveNoticeSettingsResult,
  CancelDeletionResult,
  EndSessionResult,
  LogOutResult,
  RequestDeletionResult,
} from '../../../schema/generated/resolvers'
import { agreeToPrivacy, consentWords, saveConsent } from '../auth/consents'
import { profileFields, saveProfile } from '../auth/profile'
import { viewerOf } from '../auth/viewer'
import * as z from 'zod'
import { isQuietHours } from '../../../domain/quiet-hours'
import type { Context } from '../../context'
import { inverse } from '../../graphql/inverse'
import { tooMany, withInput } from '../../graphql/input'
import { memberOf, membersOnly } from '../auth/members'
import { isAbsent } from '../../../workers/kit/connect'
import { sessionId } from '../../../workers/auth/contract'

/** The customer's own account: profile, consents, sessions, deletion. */
export const accountResolvers: Resolvers = {
  Viewer: {
    consentWords: (_viewer, _args, context) => consentWords(context),
    sessions: async (_viewer, _args, { backends }) =>
      (await backends.auth.listSessions({})).map(({ device, ...session }) => ({
        ...session,
        device: device || null,
      })),
    noticeSettings: (_viewer, _args, context) => noticeSettings(context),
  },
  Profile: profileFields,
  ProfileSaved: { viewer: viewerOf },
  ConsentSaved: { viewer: viewerOf },
  Mutation: {
    saveProfile: (_mutation, { input }, context) => saveProfile(input, context),
    saveNoticeSettings: (_mutation, { input }, context) => saveNoticeSettings(input, context),
    agreeToPrivacy: (_mutation, { input }, context) => agreeToPrivacy(input, context),
    saveConsent: (_mutation, { input }, context) => saveConsent(input, context),
    endSession: (_mutation, { input }, context) => endSession(input, context),
    logOutEverywhere: (_mutation, _args, context) => logOutEverywhere(context),
    requestDeletion: (_mutation, _args, context) => requestDeletion(context),
    cancelDeletion: (_mutation, _args, context) => cancelDeletion(context),
  },
}

const names = { zalo: 'ZALO', sms: 'SMS' } as const
const wireNames = inverse(names)

const settingsInput = z
  .object({
    channels: z
      .array(z.enum(names))
      .refine((list) => new Set(list).size === list.length, 'INVALID_VALUE'),
    quietFrom: z.int(),
    quietUntil: z.int(),
  })
  .refine(({ quietFrom, quietUntil }) => isQuietHours({ from: quietFrom, until: quietUntil }), {
    path: ['quietFrom'],
    error: 'INVALID_VALUE',
  })

/** How the logged-in customer wants messages. */
async function noticeSettings({ backends }: Pick<Context, 'backends'>): Promise<NoticeSettings> {
  const { channels, ...quiet } = await backends.auth.getNoticeSettings({})
  return { ...quiet, channels: channels.map((name) => names[name]) }
}

/** Stores them. Throws Unauthenticated without a session. */
function saveNoticeSettings(
  input: SaveNoticeSettingsInput,
  context: Context,
): Promise<SaveNoticeSettingsResult> {
  return withInput(settingsInput, input, async (settings) => {
    await memberOf(context)
    const { channels, ...quiet } = settings
    const response = await context.backends.auth.saveNoticeSettings({
      ...quiet,
      channels: channels.map((name) => wireNames[name]),
    })
    if (response.status === 429) return tooMany(response.body)
    return { __typename: 'NoticeSettingsSaved', settings }
  })
}

const sessionOnly = z.object({ id: sessionId })

/**
 * Ends a session of the logged-in customer; of the current one the cookies go too. Throws
 * Unauthenticated without a session.
 */
function endSession(
  args: { id: string },
  { backends, visitor }: Context,
): Promise<EndSessionResult> {
  return withInput(sessionOnly, args, async ({ id }) => {
    membersOnly(visitor)
    const isOwn = (await backends.auth.listSessions({})).some(
      (session) => session.id === id && session.isThis,
    )
    const response = await backends.auth.endSession({ sessionId: id })
    if (response.status === 404) return { __typename: 'NotFound', message: response.body.message }
    if (isOwn) visitor.logOut()
    return { __typename: 'SessionEnded', id }
  })
}

/**
 * Ends all sessions of the logged-in customer, and deletes the owner tokens of their bookings and
 * this browser's cookies. Throws Unauthenticated without a session, and while booking is down.
 */
async function logOutEverywhere({ backends, visitor }: Context): Promise<LogOutResult> {
  membersOnly(visitor)
  // The owner tokens are deleted first, as that needs the session, which ends with the rest. While they
  // stand the sessions do too, so that the customer can press again.
  await deleteOwnerTokens(backends)
  await backends.auth.endAllSessions({})
  visitor.logOut()
  return { __typename: 'LoggedOut', isLoggedOut: true }
}

/** A host of the chain's own may have no such call. */
async function deleteOwnerTokens({ booking }: Context['backends']): Promise<void> {
  try {
    await booking.deleteOwnerTokens({})
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}

/**
 * Stores the logged-in customer's request to delete their account. Throws Unauthenticated without a
 * session.
 */
async function requestDeletion({ backends, visitor }: Context): Promise<RequestDeletionResult> {
  membersOnly(visitor)
  return { __typename: 'DeletionRequested', deletion: await backends.auth.requestDeletion({}) }
}

/** Withdraws that request. Throws Unauthenticated without a session. */
async function cancelDeletion({ backends, visitor }: Context): Promise<CancelDeletionResult> {
  membersOnly(visitor)
  await backends.auth.cancelDeletion({})
  return { __typename: 'DeletionCanceled', isCanceled: true }
}
