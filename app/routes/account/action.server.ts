import { redirect } from '@remix-run/cloudflare'
import type { useActionData } from '@remix-run/react'
import * as z from 'zod'
import { consentVersion } from '~/booking/customer/consent'
import { isDay } from '~/booking/time/vietnam-day'
import {
  checked,
  form,
  formAction,
  oneOf,
  text,
  texts,
  ticked,
  type FormPress,
} from '~/form.server'
import { profile as messages } from '~/messages/vi/profile'
import { push as pushMessages } from '~/messages/vi/push'
import { auth as authMessages } from '~/messages/vi/auth'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import {
  AccountPhoneDocument,
  CancelDeletionDocument,
  ChangePasswordDocument,
  ChoosePushPurposesDocument,
  CloseCalendarFeedDocument,
  EndSessionDocument,
  OpenCalendarFeedDocument,
  RequestDeletionDocument,
  SaveConsentDocument,
  SaveNoticeSettingsDocument,
  SaveProfileDocument,
  TestPushDocument,
  UnsubscribeFromPushDocument,
  type ConsentPurpose,
  type Gender,
  type NoticeChannel,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { codeProblem, passwordProblem } from '../auth/problems'
import { sendCode } from '../auth/send-code.server'
import { noticeSections, type AccountNotice } from './load.server'
import { accountPaths } from './paths'
import { pushPurposes } from './push-section'

const purposes = Object.keys(messages.purposes) as ConsentPurpose[]
const genders = Object.keys(messages.genders).filter(Boolean) as Gender[]
const password = checked(passwordProblem).transform(typedPassword)
const minutes = z
  .string()
  .regex(/^\d{1,4}$/, messages.error)
  .transform(Number)

/** Leads to the section of what has just succeeded. */
function done(notice: AccountNotice): Response {
  return redirect(`${accountPaths.profile}?xong=${notice}#${noticeSections[notice]}`, 303)
}

const saveProfile = form(
  z.object({
    name: text,
    email: text,
    gender: oneOf(genders),
    birthday: text.refine((day) => day === '' || isDay(day), messages.birthdayWrong),
  }),
  async ({ name, email, gender, birthday }, { run }) => {
    const [year, month, day] = birthday.split('-').map(Number)
    const result = await run(SaveProfileDocument, {
      input: {
        name: name.trim() || null,
        email: email.trim() || null,
        gender,
        birthday: birthday === '' ? null : { day: day!, month: month!, year: year! },
      },
    })
    return result.__typename === 'ProfileSaved' ? done('profile') : result
  },
  { fields: ['name', 'email', 'gender', 'birthday'] },
)

const changePassword = form(
  z.object({ currentPassword: password, password }),
  async (passwords, { run }) => {
    const result = await run(ChangePasswordDocument, passwords)
    return result.__typename === 'PasswordSet' ? done('password') : result
  },
  { fields: ['currentPassword', 'password'], secrets: ['currentPassword', 'password'] },
)

/** The fields of the code's step, which its form brings along; none is secret or trusted. */
const codeStep = {
  phone: text,
  channel: text,
  info: text,
  againAt: text,
}

const changePasswordByCode = form(
  z.object({ ...codeStep, code: checked(codeProblem).transform(typedCode), password }),
  async ({ code, password }, { run }) => {
    const result = await run(ChangePasswordDocument, { code, password })
    return result.__typename === 'PasswordSet' ? done('password') : result
  },
  {
    fields: ['phone', 'channel', 'info', 'againAt', 'code', 'password'],
    secrets: ['code', 'password'],
  },
)

/** Sends a code to the customer's own phone, never to one from the form. */
const sendPasswordCode = form(
  z.object({ channel: oneOf(['SMS', 'ZALO']) }),
  async ({ channel: last }, { site, form }) => {
    const response = await site.gateway.query(AccountPhoneDocument, {})
    if (!response.ok) return { message: messages.error }
    const { viewer } = response.data
    if (!viewer) return redirect(logInPath({ next: accountPaths.profile, reason: 'het-han' }), 303)
    if (!viewer.profile) return { message: messages.error }
    const { phone } = viewer.profile
    const state = await sendCode(site, { phone, isNew: false, last, form })
    if (state.step !== 'code') return { message: authMessages.notSent }
    const { channel, info, againAt, captcha, error } = state
    const more = { phone, channel: channel ?? '', info, againAt: String(againAt), captcha }
    return error === null ? { more } : { more, message: error }
  },
)

const saveConsent = form(
  z.object({
    purpose: z.enum(purposes, messages.error),
    given: ticked,
    cancelBookings: ticked,
  }),
  async ({ purpose, given, cancelBookings }, { run }) => {
    const result = await run(SaveConsentDocument, {
      purpose,
      isGiven: given,
      textVersion: consentVersion,
      cancelBookings,
    })
    if (result.__typename === 'ConsentSaved') return done('consent')
    return { ...result, more: { asksToCancel: result.__typename === 'BookingsStand' } }
  },
)

const endSession = form(z.object({ id: text }), async (session, { run }) => {
  const result = await run(EndSessionDocument, session)
  return result.__typename === 'SessionEnded' ? done('device') : result
})

const device = { pushId: text }

/** Stores what a device receives messages about; one that is left nothing is turned off. */
const choosePush = form(
  z.object({ ...device, purpose: texts }),
  async ({ pushId: id, purpose }, press) => {
    const purposes = pushPurposes.filter((one) => purpose.includes(one))
    if (purposes.length === 0) return turnPushOff(id, press)
    const result = await press.run(ChoosePushPurposesDocument, { id, purposes })
    return result.__typename === 'PushPurposesSaved' ? done('push') : result
  },
)

async function turnPushOff(id: string, { run }: FormPress) {
  const result = await run(UnsubscribeFromPushDocument, { id })
  return result.__typename === 'PushEnded' ? done('push') : result
}

const endPush = form(z.object(device), ({ pushId }, press) => turnPushOff(pushId, press))

const testPush = form(
  z.object(device),
  async ({ pushId: id }, { run }) => {
    const result = await run(TestPushDocument, { id })
    return result.__typename === 'PushTestSent' ? done('pushTest') : result
  },
  { error: pushMessages.testFailed },
)

const saveNotices = form(
  z.object({
    channels: z.enum(Object.keys(messages.noticeChoices), messages.error),
    quietFrom: minutes,
    quietUntil: minutes,
  }),
  async ({ channels, ...night }, { run }) => {
    const list = (channels === '' ? [] : channels.split(',')) as NoticeChannel[]
    const result = await run(SaveNoticeSettingsDocument, { input: { channels: list, ...night } })
    return result.__typename === 'NoticeSettingsSaved' ? done('notices') : result
  },
)

const erase = form(
  z.object({ sure: ticked.refine(Boolean, messages.eraseSureMissing) }),
  async (_sure, { run }) => {
    await run(RequestDeletionDocument, {})
    return done('erase')
  },
  { fields: ['sure'] },
)

const none = z.object({})

/** The forms of the account's page; each leads to its section. */
export const accountAction = formAction(messages.error, {
  profile: saveProfile,
  password: changePassword,
  passwordByCode: changePasswordByCode,
  sendCode: sendPasswordCode,
  consent: saveConsent,
  endSession,
  choosePush,
  endPush,
  testPush,
  notices: saveNotices,
  erase,
  stay: form(none, async (_none, { run }) => {
    await run(CancelDeletionDocument, {})
    return done('stay')
  }),
  openFeed: form(none, async (_none, { run }) => {
    await run(OpenCalendarFeedDocument, {})
    return done('feed')
  }),
  closeFeed: form(none, async (_none, { run }) => {
    await run(CloseCalendarFeedDocument, {})
    return done('feed')
  }),
})

/** The type of that action, for the sections that show what it returned. */
export type AccountAction = typeof accountAction

/** The names of the page's forms. */
export type AccountForm = NonNullable<ReturnType<typeof useActionData<AccountAction>>>['form']
