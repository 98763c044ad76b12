/** A mutation, and its variables with a text; a date may be tomorrow's. */
type Call = [name: string, query: string, variables: (text: string, tomorrow: string) => object]

/** Texts that no field expects. */
export const malformedTexts = [
  '',
  ' ',
  '0',
  '0912',
  '091234567a',
  '0012345678',
  '🙂',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../auth/me',
  '%00',
  'x'.repeat(5000),
]

/** Mutations with such a text in every argument that takes one. */
export const calls: readonly Call[] = [
  [
    'sendBookingCode',
    `
      mutation ($id: ID!, $phone: String!) {
        sendBookingCode(input: { bookingId: $id, phone: $phone, channel: SMS }) { __typename }
      }
    `,
    (text) => ({ id: text, phone: text }),
  ],
  [
    'confirmBooking',
    `
      mutation ($id: ID!, $phone: String!, $code: String!) {
        confirmBooking(input: { bookingId: $id, phone: $phone, code: $code }) { __typename }
      }
    `,
    (text) => ({ id: text, phone: text, code: text }),
  ],
  [
    'lookUpBooking',
    'mutation($phone: String!) { lookUpBooking(input: { phone: $phone }) { __typename } }',
    (text) => ({ phone: text }),
  ],
  [
    'redeemCode',
    `
      mutation ($code: String!, $phone: String!) {
        redeemCode(input: { code: $code, phone: $phone, salonId: -1, serviceIds: [0] }) { __typename }
      }
    `,
    (text) => ({ code: text, phone: text }),
  ],
  [
    'holdHour',
    'mutation($input: HoldHourInput!) { holdHour(input: $input) { __typename } }',
    (text, tomorrow) => ({
      input: {
        salonId: '0',
        date: tomorrow,
        people: [{ serviceIds: ['1001'], hourId: '20' }],
        utmSource: text,
      },
    }),
  ],
  [
    'cancelBooking',
    'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'sendHolderCode',
    'mutation($id: ID!) { sendHolderCode(input: { bookingId: $id, channel: ZALO }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'proveHolder',
    'mutation($id: ID!, $code: String!) { proveHolder(input: { bookingId: $id, code: $code }) { __typename } }',
    (text) => ({ id: text, code: text }),
  ],
  [
    'saveAddress',
    'mutation($input: SaveAddressInput!) { saveAddress(input: $input) { __typename } }',
    (text) => ({ input: { name: text, street: text, placeId: `${text}?` } }),
  ],
  [
    'requestHomeVisit',
    'mutation($input: RequestHomeVisitInput!) { requestHomeVisit(input: $input) { __typename } }',
    (text, tomorrow) => ({
      input: {
        idempotencyKey: text,
        phone: text,
        placeId: text,
        street: text,
        serviceIds: [],
        date: tomorrow,
        part: 'EVENING',
        note: text,
      },
    }),
  ],
  [
    'cancelHomeVisit',
    'mutation($id: ID!) { cancelHomeVisit(input: { id: $id }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'checkPhone',
    'mutation($phone: String!) { checkPhone(input: { phone: $phone }) { __typename } }',
    (text) => ({ phone: text }),
  ],
  [
    'sendLogInCode',
    'mutation($phone: String!) { sendLogInCode(input: { phone: $phone, channel: SMS }) { __typename } }',
    (text) => ({ phone: text }),
  ],
  [
    'logInWithCode',
    'mutation($phone: String!, $code: String!) { logInWithCode(input: { phone: $phone, code: $code }) { __typename } }',
    (text) => ({ phone: text, code: text }),
  ],
  [
    'logInWithPassword',
    'mutation($phone: String!, $code: String!) { logInWithPassword(input: { phone: $phone, password: $code }) { __typename } }',
    (text) => ({ phone: text, code: text }),
  ],
  [
    'setPassword',
    'mutation($text: String!) { setPassword(input: { password: $text }) { __typename } }',
    (text) => ({ text }),
  ],
  [
    'importSession',
    'mutation($text: String!) { importSession(input: { token: $text }) { __typename } }',
    (text) => ({ text }),
  ],
  [
    'exchangeLoginCode',
    'mutation($text: String!) { exchangeLoginCode(input: { code: $text, partners: [$text] }) { __typename } }',
    (text) => ({ text }),
  ],
  [
    'saveCustomerName',
    'mutation($text: String!) { saveCustomerName(input: { phone: $text, name: $text }) { __typename } }',
    (text) => ({ text }),
  ],
  [
    'rateVisit',
    'mutation($input: RateVisitInput!) { rateVisit(input: $input) { __typename } }',
    (text) => ({
      input: { visitId: text, stars: text.length === 1 ? 9 : 0, tags: [], comment: text },
    }),
  ],
  [
    'reportWrongPhoto',
    'mutation($id: ID!) { reportWrongPhoto(input: { visitId: $id, photoId: 0 }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'ratePhoto',
    'mutation($id: ID!) { ratePhoto(input: { visitId: $id, photoId: -1, verdict: BAD }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'voteStyleMaster',
    'mutation($key: String!) { voteStyleMaster(input: { key: $key, stylistId: 1 }) { __typename } }',
    (text) => ({ key: text }),
  ],
  [
    'saveProfile',
    `
      mutation ($text: String!) {
        saveProfile(input: { name: $text, email: $text, birthday: { day: 31, month: 13, year: 0 } }) {
          __typename
        }
      }
    `,
    (text) => ({ text }),
  ],
  [
    'subscribeToPush',
    'mutation($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { __typename } }',
    (text) => ({ input: { endpoint: text, p256dh: text, auth: text } }),
  ],
  [
    'choosePushPurposes',
    'mutation($id: ID!) { choosePushPurposes(input: { id: $id, purposes: [] }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'unsubscribeFromPush',
    'mutation($id: ID!) { unsubscribeFromPush(input: { id: $id }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'saveNoticeSettings',
    `
      mutation ($from: Int!) {
        saveNoticeSettings(input: { channels: [SMS, SMS], quietFrom: $from, quietUntil: -1 }) {
          __typename
        }
      }
    `,
    (text) => ({ from: text.length }),
  ],
  [
    'agreeToPrivacy',
    `
      mutation ($text: String!) {
        agreeToPrivacy(input: { phone: $text, purposes: [], textVersion: $text, source: BOOKING }) {
          __typename
        }
      }
    `,
    (text) => ({ text }),
  ],
  [
    'saveConsent',
    'mutation($text: String!) { saveConsent(input: { purpose: PHOTO, isGiven: true, textVersion: $text }) { __typename } }',
    (text) => ({ text }),
  ],
  [
    'endSession',
    'mutation($id: ID!) { endSession(input: { id: $id }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'spinWheel',
    'mutation($key: String!) { spinWheel(input: { wheelId: 1, idempotencyKey: $key }) { __typename } }',
    (text) => ({ key: text.slice(0, 15) }),
  ],
  [
    'exchangePoints',
    'mutation($key: String!) { exchangePoints(input: { packId: 1, idempotencyKey: $key }) { __typename } }',
    (text) => ({ key: text.slice(0, 15) }),
  ],
  [
    'exchangeVoucher',
    'mutation($key: String!) { exchangeVoucher(input: { voucherId: 1, idempotencyKey: $key }) { __typename } }',
    (text) => ({ key: text.slice(0, 15) }),
  ],
  [
    'orderTopUp',
    'mutation($key: String!) { orderTopUp(input: { productId: 11, idempotencyKey: $key }) { __typename } }',
    (text) => ({ key: text.slice(0, 15) }),
  ],
  [
    'claimQuest',
    'mutation($id: ID!) { claimQuest(input: { questId: $id }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'likeDiscover',
    'mutation($id: ID!) { likeDiscover(input: { discoverId: $id, isLiked: true }) { __typename } }',
    (text) => ({ id: text }),
  ],
  [
    'trackLocation',
    'mutation($phone: String!) { trackLocation(input: { phone: $phone, latitude: 999, longitude: 999 }) { __typename } }',
    (text) => ({ phone: text }),
  ],
]
