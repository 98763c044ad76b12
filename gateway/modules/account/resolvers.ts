import type { Resolvers } from '../../../schema/generated/resolvers'
import { consentMutations, consentWords } from '../auth/consents'
import { profileFields, saveProfile } from '../auth/profile'
import { viewerOf, memberOf, membersOnly } from '../auth/members'
import * as z from 'zod'
import { isQuietHours } from '../../../domain/quiet-hours'
import { orIfAbsent } from '../../graphql/errors'
import { tooMany, withInput } from '../../graphql/input'
import { inverse } from '../../graphql/inverse'
import { sessionId } from '../../../workers/auth/contract'

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

const sessionOnly = z.object({ id: sessionId })

/** The customer's own account: profile, consents, sessions, deletion. */
export const accountResolvers: Resolvers = {
  Viewer: {
    consentWords: (_viewer, _args, context) => consentWords(context),
    sessions: async (_viewer, _args, { backends }) =>
      (await backends.auth.listSessions({})).map(({ device, ...session }) => ({
        ...session,
        device: device || null,
      })),
    noticeSettings: async (_viewer, _args, { backends }) => {
      const { channels, ...quiet } = await backends.auth.getNoticeSettings({})
      return { ...quiet, channels: channels.map((name) => names[name]) }
    },
  },
  Profile: profileFields,
  ProfileSaved: { viewer: viewerOf },
  ConsentSaved: { viewer: viewerOf },
  Mutation: {
    ...consentMutations,
    saveProfile,
    saveNoticeSettings: (_mutation, { input }, context) =>
      withInput(settingsInput, input, async (settings) => {
        await memberOf(context)
        const { channels, ...quiet } = settings
        const response = await context.backends.auth.saveNoticeSettings({
          ...quiet,
          channels: channels.map((name) => wireNames[name]),
        })
        if (response.status === 429) return tooMany(response.body)
        return { __typename: 'NoticeSettingsSaved', settings }
      }),
    /** Of the current session the cookies go too. */
    endSession: (_mutation, { input }, { backends, visitor }) =>
      withInput(sessionOnly, input, async ({ id }) => {
        membersOnly(visitor)
        const isOwn = (await backends.auth.listSessions({})).some(
          (session) => session.id === id && session.isThis,
        )
        const response = await backends.auth.endSession({ sessionId: id })
        if (response.status === 404)
          return { __typename: 'NotFound', message: response.body.message }
        if (isOwn) visitor.logOut()
        return { __typename: 'SessionEnded', id }
      }),
    /** Deletes the owner tokens of their bookings and this browser's cookies, too. */
    logOutEverywhere: async (_mutation, _args, { backends, visitor }) => {
      membersOnly(visitor)
      // The owner tokens are deleted first, as that needs the session, which ends with the rest. While they
      // stand the sessions do too, so that the customer can press again.
      await orIfAbsent(backends.booking.deleteOwnerTokens({}), null)
      await backends.auth.endAllSessions({})
      visitor.logOut()
      return { __typename: 'LoggedOut', isLoggedOut: true }
    },
    requestDeletion: async (_mutation, _args, { backends, visitor }) => {
      membersOnly(visitor)
      return { __typename: 'DeletionRequested', deletion: await backends.auth.requestDeletion({}) }
    },
    cancelDeletion: async (_mutation, _args, { backends, visitor }) => {
      membersOnly(visitor)
      await backends.auth.cancelDeletion({})
      return { __typename: 'DeletionCanceled', isCanceled: true }
    },
  },
}
