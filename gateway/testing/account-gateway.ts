import { Unauthorized } from '../../workers/kit/serve'
import { openGateway, type FakeBackends, type TestGateway } from './open-gateway'
import { aUser, TOKEN } from './people'

/** The phone of the customer. */
export const phone = '0912345678'
/** The session that calls. */
export const OWN_SESSION = 'a'.repeat(16)

type ConsentResult = {
  consents?: {
    booking: boolean | null
    photo: boolean | null
    location: boolean | null
    marketing: boolean | null
  }
}

/** The account as auth sends it. */
export const aRecord = {
  customerId: 7,
  phone,
  fullName: 'Minh',
  gender: 'male' as const,
  birthday: null,
  createdAt: 5,
  deleteRequestedAt: 6,
  deleteAt: 7,
}

/** An auth backend with one customer, number 7, that records its calls. */
export function accountGateway(
  { consents }: ConsentResult = {},
  more: FakeBackends = {},
): TestGateway & { received: object[] } {
  const received: object[] = []
  const only = (bearer: string | null) => {
    if (bearer !== TOKEN) throw new Unauthorized()
  }
  const gateway = openGateway({
    ...more,
    auth: {
      getUser: (_input, { bearer }) => {
        only(bearer)
        const user = aUser(phone)
        return consents
          ? {
              ...user,
              data: { ...user.data, consents, agreeProtectPersonalInfo: consents.booking === true },
            }
          : user
      },
      getCustomerInfo: ({ customerId }) => {
        received.push({ customerId })
        return customerId === 7
          ? { status: 200, body: { data: aRecord } }
          : { status: 404, body: { message: 'Em không tìm thấy tài khoản này.' } }
      },
      saveCustomer: (input) => {
        received.push(input)
        return input.birthday?.year === 1990
          ? { status: 409, body: { message: 'Ngày sinh đã lưu.' } }
          : { status: 200, body: { success: true } }
      },
      getNoticeSettings: () => ({
        data: { channels: ['sms', 'zalo'], quietFrom: 1200, quietUntil: 480 },
      }),
      saveNoticeSettings: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      listConsents: () => ({
        data: [
          {
            purpose: 'photo',
            isAgree: false,
            textVersion: '2026-11-21',
            source: 'home-visit',
            createdAt: 9,
          },
        ],
      }),
      listSessions: () => ({
        data: [
          {
            id: OWN_SESSION,
            device: 'Chrome, Android',
            createdAt: 1,
            lastSeen: '2026-11-21',
            isThis: true,
          },
          { id: 'b'.repeat(16), device: '', createdAt: 2, lastSeen: '2026-11-20', isThis: false },
        ],
      }),
      endSession: ({ sessionId }) =>
        sessionId.startsWith('c')
          ? { status: 404, body: { message: 'Đã đăng xuất.' } }
          : { status: 200, body: { success: true } },
      endAllSessions: () => ({ success: true }),
      agreeProtectPersonal: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      postAgreeProtectPersonalInfo: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      changePassword: (input) => {
        received.push(input)
        return input.currentPassword === '123456' || input.otp === '111111'
          ? { status: 200, body: { success: true, message: 'Đặt mật khẩu thành công!' } }
          : { status: 400, body: { message: 'Chưa đúng.' } }
      },
      requestDeletion: () => ({ requestedAt: 1, dueAt: 2 }),
      cancelDeletion: () => ({ success: true }),
    },
  })
  return { ...gateway, received }
}

/** Stores a profile. */
export const save = `mutation ($input: SaveProfileInput!) {
  saveProfile(input: $input) {
    __typename
    ... on ProfileSaved { viewer { profile { name } } }
    ... on InvalidInput { issues { field message } }
  }
}`

/** Stores a consent of any phone. */
export const agree = `mutation ($phone: String!) {
  agreeToPrivacy(input: { phone: $phone
    purposes: [BOOKING, PHOTO]
    textVersion: "2026-11-21"
    source: BOOKING }) {
    __typename
    ... on InvalidInput { issues { field } }
  }
}`
