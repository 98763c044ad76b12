import type { Resolvers } from '../../../schema/generated/resolvers'
import { agreeToPrivacy, consentWords, saveConsent } from '../auth/consents'
import { noticeSettings, saveNoticeSettings } from '../auth/notice-settings'
import { profileFields, saveProfile } from '../auth/profile'
import { viewerOf } from '../auth/viewer'
import { cancelDeletion, endSession, logOutEverywhere, requestDeletion } from '../auth/sessions'

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
