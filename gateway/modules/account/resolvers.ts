import type { Resolvers } from '../../../schema/generated/resolvers'
import { agreeToPrivacy, consentWords, saveConsent } from '../auth/consents'
import { noticeSettings, saveNoticeSettings } from '../auth/notice-settings'
import { accountOf, saveProfile } from '../auth/profile'
import { cancelDeletion, endSession, logOutEverywhere, requestDeletion } from '../auth/sessions'

/** The customer's own account: profile, consents, sessions, deletion. */
export const accountResolvers: Resolvers = {
  Query: {
    account: (_query, _args, context) => accountOf(context),
  },
  Account: {
    consentWords: (_account, _args, context) => consentWords(context),
    sessions: (_account, _args, { backends }) => backends.auth.listSessions({}),
    noticeSettings: (_account, _args, context) => noticeSettings(context),
  },
  ProfileSaved: {
    viewer: (_saved, _args, { viewer }) => viewer(),
  },
  ConsentSaved: {
    viewer: (_result, _args, { viewer }) => viewer(),
  },
  Mutation: {
    saveProfile: (_mutation, { input }, context) => saveProfile(input, context),
    saveNoticeSettings: (_mutation, { input }, context) => saveNoticeSettings(input, context),
    agreeToPrivacy: (_mutation, args, context) => agreeToPrivacy(args, context),
    saveConsent: (_mutation, args, context) => saveConsent(args, context),
    endSession: (_mutation, args, context) => endSession(args, context),
    logOutEverywhere: (_mutation, _args, context) => logOutEverywhere(context),
    requestDeletion: (_mutation, _args, context) => requestDeletion(context),
    cancelDeletion: (_mutation, _args, context) => cancelDeletion(context),
  },
}
