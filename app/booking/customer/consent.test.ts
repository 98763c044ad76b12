import { expect, test } from 'vitest'
import { setConsentCookie } from '../../../domain/consent-cookie'
import { consentVersion, needsConsent, ownDecision, photoDefault, readConsent } from './consent'
import { isDay } from '../time/vietnam-day'

const phone = '0909090909'
const stored = { phone, photo: false, location: true }
const facts = { phone, stored: null, hasAgreed: false, isInApp: false, own: null }

test.each([
  ['a phone that has not agreed', facts],
  ['another phone than the stored one', { ...facts, stored: { ...stored, phone: '0912345678' } }],
  [
    'the stored phone of somebody who took it back',
    { ...facts, stored, own: { booking: false, photo: null } },
  ],
])('consent is required with %s [H-135]', (_what, about) => {
  expect(needsConsent(about)).toBe(true)
})

test.each([
  ['in an app', 'H-136', { ...facts, isInApp: true }],
  ['with a member who agreed', 'H-137', { ...facts, hasAgreed: true }],
  ['with the stored phone', 'H-138', { ...facts, stored }],
])('consent is not required %s [%s]', (_what, _id, about) => {
  expect(needsConsent(about)).toBe(false)
})

test.each([
  ['nobody who agreed', facts, false],
  ['somebody who agreed without photos', { ...facts, stored }, false],
  ['somebody who agreed to photos', { ...facts, stored: { ...stored, photo: true } }, true],
  ['an app', { ...facts, isInApp: true }, true],
  ['a member', { ...facts, hasAgreed: true }, true],
  [
    'a member who never decided on photos',
    { ...facts, hasAgreed: true, own: { booking: true, photo: null } },
    true,
  ],
  [
    'a member who took photos back',
    { ...facts, hasAgreed: true, own: { booking: true, photo: false } },
    false,
  ],
])('the photo option of %s starts as it was agreed [B-140]', (_what, about, expected) => {
  expect(photoDefault(about)).toBe(expected)
})

test('the consent phone is stored for three years and read back [H-140, H-141]', () => {
  const line = setConsentCookie(stored, true)
  const plain = 'muot_consent=0909090909.01; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000'
  expect([line, setConsentCookie(stored, false)]).toEqual([`${plain}; Secure`, plain])
  expect(readConsent(`a=b; ${line.split(';')[0]}; c=d`)).toEqual(stored)
})

test.each([
  ['0909090909.11', true, true],
  ['0909090909.10', true, false],
  ['0909090909.00', false, false],
])('the cookie %s allows photos: %s, the place: %s [H-140]', (value, photo, location) => {
  for (const cookies of [`muot_consent=${value}`, `a=b;muot_consent=${value}; c=d`])
    expect(readConsent(cookies)).toEqual({ phone, photo, location })
})

test.each([
  ['muot_consent=x0909090909.11'],
  ['muot_consent=0909090909.111'],
  ['muot_consent=0009090909.11'],
  ['muot_consent=0909090909.12'],
  [''],
  ['muot_consent='],
  ['muot_consent=123.11'],
  ['xmuot_consent=0909090909.11'],
])('the cookies "%s" hold no consent [H-138]', (cookies) => {
  expect(readConsent(cookies)).toBeNull()
})

test('what somebody decided counts for his own phone only [O-46]', () => {
  const viewer = { phone, consents: { booking: false, photo: true } }
  expect(ownDecision(viewer, phone)).toEqual({ booking: false, photo: true })
  expect(ownDecision(viewer, '0912345678')).toBeNull()
  expect(ownDecision(null, phone)).toBeNull()
})

test('the texts of a consent are named by their day [O-46]', () => {
  expect(isDay(consentVersion)).toBe(true)
})
