import { data, redirect } from '@remix-run/cloudflare'
import { consentVersion } from '~/booking/customer/consent'
import { isDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { profile as messages } from '~/messages/vi/profile'
import { sentenceOf } from '~/refusal'
import {
  CancelDeletionDocument,
  CloseCalendarFeedDocument,
  EndSessionDocument,
  OpenCalendarFeedDocument,
  RequestDeletionDocument,
  SaveConsentDocument,
  SaveProfileDocument,
  type ConsentPurpose,
  type Gender,
  SaveNoticeSettingsDocument,
  type NoticeChannel,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { changePassword, sendPasswordCode, type PasswordResult } from './change-password.server'
import { changePush } from './change-push.server'
import type { AccountNotice } from './load.server'
import { accountPaths } from './paths'
import { noticeChoices, type NoticeChoice } from './notice-choices'

const channelsOf: Record<NoticeChoice, NoticeChannel[]> = {
  'ZALO,SMS': ['ZALO', 'SMS'],
  'SMS,ZALO': ['SMS', 'ZALO'],
  ZALO: ['ZALO'],
  SMS: ['SMS'],
  '': [],
}

/** Sends the form of the messages about bookings; null when its values are none of it. */
function saveNotices(site: Site, form: FormData) {
  const chosen = noticeChoices.find((choice) => choice === textOf(form, 'channels'))
  const [quietFrom, quietUntil] = ['quietFrom', 'quietUntil'].map((name) =>
    Number(/^\d{1,4}$/.exec(textOf(form, name))?.[0] ?? -1),
  )
  if (chosen === undefined || quietFrom === undefined || quietUntil === undefined) return null
  return site.gateway.mutate(SaveNoticeSettingsDocument, {
    input: { channels: channelsOf[chosen], quietFrom, quietUntil },
  })
}

/** A profile as it was typed; `birthday` is YYYY-MM-DD or ''. */
export type TypedProfile = { name: string; email: string; gender: string; birthday: string }

/** The page's message after one of its forms did not redirect. */
export type AccountResult =
  | {
      about: 'profile'
      typed: TypedProfile
      problems: Partial<Record<keyof TypedProfile | '', string>>
    }
  | PasswordResult
  | { about: 'consent'; message: string; asksToCancel: boolean }
  | { about: 'devices'; message: string }
  | { about: 'erase'; message: string }
  | { about: 'feed'; message: string }
  | { about: 'push'; message: string }
  | { about: 'notices'; message: string }

const sections: Record<AccountNotice, string> = {
  profile: 'ho-so',
  password: 'mat-khau',
  consent: 'dong-y',
  device: 'thiet-bi',
  erase: 'du-lieu',
  stay: 'du-lieu',
  feed: 'lich',
  push: 'thong-bao',
  pushTest: 'thong-bao',
  notices: 'tin-nhan',
}
const purposes: readonly string[] = Object.keys(messages.purposes)
const genders: readonly string[] = Object.keys(messages.genders)

/**
 * Carries out a form of the account's page: success redirects to its section, a refusal shows its
 * reason.
 */
export async function accountAction(site: Site, form: FormData) {
  const result = await resultOf(site, form)
  if (typeof result === 'string')
    throw redirect(`${accountPaths.profile}?xong=${result}#${sections[result]}`, 303)
  return data(result, {
    status: result.about === 'password' && result.step === 'code' && result.isSent ? 200 : 422,
  })
}

async function resultOf(site: Site, form: FormData): Promise<AccountResult | AccountNotice> {
  switch (textOf(form, 'intent')) {
    case 'profile':
      return saveProfile(site, form)
    case 'password':
      return changePassword(site, form)
    case 'sendCode':
      return sendPasswordCode(site, form)
    case 'consent':
      return saveConsent(site, form)
    case 'endSession':
      return endSession(site, textOf(form, 'id'))
    case 'openFeed':
      return changeFeed(site, OpenCalendarFeedDocument)
    case 'closeFeed':
      return changeFeed(site, CloseCalendarFeedDocument)
    case 'choosePush':
      return changePush(site, form)
    case 'notices':
      return saveSettings(site, form)
    case 'erase':
      return erase(site, form)
    case 'stay':
      return stay(site)
    default:
      return { about: 'devices', message: messages.error }
  }
}

async function saveProfile(site: Site, form: FormData): Promise<AccountResult | AccountNotice> {
  const typed: TypedProfile = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    gender: textOf(form, 'gender'),
    birthday: textOf(form, 'birthday'),
  }
  const refused = (problems: Partial<Record<string, string>>): AccountResult => ({
    about: 'profile',
    typed,
    problems,
  })
  if (typed.birthday !== '' && !isDay(typed.birthday))
    return refused({ birthday: messages.birthdayWrong })
  const [year, month, day] = typed.birthday.split('-').map(Number)
  const birthday = typed.birthday === '' ? null : { day: day!, month: month!, year: year! }
  const gender =
    typed.gender !== '' && genders.includes(typed.gender) ? (typed.gender as Gender) : null
  const response = await site.gateway.mutate(SaveProfileDocument, {
    input: { name: typed.name, email: typed.email, gender, birthday },
  })
  if (!response.ok) return failed(response.failure.code) ?? refused({ '': messages.error })
  const result = response.data.saveProfile
  if (result.__typename === 'ProfileSaved') return 'profile'
  if (result.__typename === 'TooManyTries') return refused({ '': result.message })
  // `birthday.month` belongs to the birthday.
  return refused(
    Object.fromEntries(result.issues.map(({ field, message }) => [field.split('.')[0], message])),
  )
}

async function saveConsent(site: Site, form: FormData): Promise<AccountResult | AccountNotice> {
  const purpose = textOf(form, 'purpose')
  const refused = (message: string, asksToCancel = false): AccountResult => ({
    about: 'consent',
    message,
    asksToCancel,
  })
  if (!purposes.includes(purpose)) return refused(messages.error)
  const response = await site.gateway.mutate(SaveConsentDocument, {
    purpose: purpose as ConsentPurpose,
    isGiven: textOf(form, 'given') === '1',
    textVersion: consentVersion,
    cancelBookings: form.has('cancelBookings'),
  })
  if (!response.ok) return failed(response.failure.code) ?? refused(messages.error)
  const result = response.data.saveConsent
  if (result.__typename === 'ConsentKept') return 'consent'
  return refused(sentenceOf(result, messages.error), result.__typename === 'BookingsStand')
}

async function endSession(site: Site, id: string): Promise<AccountResult | AccountNotice> {
  const response = await site.gateway.mutate(EndSessionDocument, { id })
  if (!response.ok)
    return failed(response.failure.code) ?? { about: 'devices', message: messages.error }
  const result = response.data.endSession
  return result.__typename === 'SessionEnded'
    ? 'device'
    : { about: 'devices', message: sentenceOf(result, messages.error) }
}

async function changeFeed(
  site: Site,
  document: typeof OpenCalendarFeedDocument | typeof CloseCalendarFeedDocument,
): Promise<AccountResult | AccountNotice> {
  const response = await site.gateway.mutate<unknown, Record<string, never>>(document, {})
  return response.ok
    ? 'feed'
    : (failed(response.failure.code) ?? { about: 'feed', message: messages.error })
}

async function saveSettings(site: Site, form: FormData): Promise<AccountResult | AccountNotice> {
  const refused = (message: string): AccountResult => ({ about: 'notices', message })
  const response = await saveNotices(site, form)
  if (!response) return refused(messages.error)
  if (!response.ok) return failed(response.failure.code) ?? refused(messages.error)
  const result = response.data.saveNoticeSettings
  return result.__typename === 'NoticeSettingsSaved'
    ? 'notices'
    : refused(sentenceOf(result, messages.error))
}

async function erase(site: Site, form: FormData): Promise<AccountResult | AccountNotice> {
  if (!form.has('sure')) return { about: 'erase', message: messages.eraseSureMissing }
  const response = await site.gateway.mutate(RequestDeletionDocument, {})
  return response.ok
    ? 'erase'
    : (failed(response.failure.code) ?? { about: 'erase', message: messages.error })
}

async function stay(site: Site): Promise<AccountResult | AccountNotice> {
  const response = await site.gateway.mutate(CancelDeletionDocument, {})
  return response.ok
    ? 'stay'
    : (failed(response.failure.code) ?? { about: 'erase', message: messages.error })
}

/** An ended session redirects to the log-in and back; any other failure is shown by its section. */
function failed(code: string): null {
  if (code === 'UNAUTHENTICATED')
    throw redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
  return null
}
