import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where each dialog is open while a machine looks for barriers: the journey, and words that stand in it there. */
const looked: Record<string, [journey: string, words: string]> = {
  'app/ui/video-dialog.tsx': ['every-page', 'the dialog of a film'],
  'app/routes/places/remove-dialog.tsx': ['every-page', 'the dialog that forgets an address'],
  'app/routes/auth/dialog.tsx': ['login', "expectNoBarriers(page, 'password')"],
  'app/routes/booking/services/suggestion-dialog.tsx': ['barriers', 'a suggested service'],
  'app/routes/booking/offers/qr-reader.tsx': ['promo-code', 'the camera'],
  'app/routes/booking/offers/scan-dialog.tsx': ['promo-code', 'a picture without a code'],
  'app/routes/booking/offers/dialog.tsx': ['barriers', 'the dialog of the best offer'],
  'app/routes/booking/salon-off-dialog.tsx': ['barriers', 'a closed salon'],
  'app/routes/booking/code/step.tsx': ['barriers', 'the code dialog'],
  'app/routes/booking/success/cancel-dialog.tsx': ['barriers', 'the cancel dialog'],
  'app/routes/booking/success/prove-dialog.tsx': [
    'every-page',
    "the dialog that asks for the holder's code",
  ],
  'app/routes/booking/main/backup-section.tsx': [
    'backup-salons',
    'the confirmation of another salon',
  ],
  'app/routes/booking/main/consent.tsx': ['barriers', 'the consent dialog'],
  'app/routes/booking/main/phone-dialog.tsx': ['barriers', 'the phone dialog'],
  'app/routes/booking/main/name-dialog.tsx': ['change', "expectNoBarriers(page, 'name')"],
  'app/routes/booking/main/stylist-dialogs.tsx': ['barriers', 'a stylist who is full'],
  'app/routes/booking/main/more-section.tsx': ['barriers', 'the advice dialog'],
  'app/routes/shell/lookup-dialog.tsx': ['shell', 'AxeBuilder'],
}

test('every dialog is open in a journey while a machine looks for barriers', () => {
  const dialogs = globSync('app/**/*.tsx').filter(
    (file) => !file.includes('.test.') && /<Dialog\b/.test(readFileSync(file, 'utf8')),
  )
  expect(
    dialogs.filter((file) => !(file in looked)),
    'say in tests/dialogs.test.ts which journey looks for barriers in these',
  ).toEqual([])
  expect(
    Object.keys(looked).filter((file) => !dialogs.includes(file)),
    'these have no dialog any more',
  ).toEqual([])
  const unlooked = Object.entries(looked).filter(([, [journey, words]]) => {
    const source = readFileSync(`tests/journeys/${journey}.spec.ts`, 'utf8')
    return !source.includes(words) || !/expectNoBarriers|AxeBuilder/.test(source)
  })
  expect(unlooked.map(([file]) => file)).toEqual([])
})
