import { createHmac } from 'node:crypto'

/** Calls whose replies are the same for everybody; in those of all others everything of a person is masked. */
const publicCalls = new Set([
  ...['auth.newCaptcha', 'auth.getPushKey', 'booking.getRole', 'booking.listServices'],
  ...['booking.getServiceDetail', 'booking.listStaff', 'booking.listHours'],
  ...['booking.listBackupHours', 'booking.listMarketing', 'booking.listTopLiked'],
  ...['booking.listTopRated', 'booking.listChallenges', 'booking.readBoard', 'booking.listSold'],
  ...['booking.listSalonRatings', 'campaign.listHomeBlocks', 'campaign.listBanners'],
  ...['campaign.listOffers', 'campaign.getOffer', 'campaign.listTopUpProducts', 'wheel.getWheel'],
  ...['wheel.getWheelById', 'wheel.listGifts', 'wheel.getGift', 'wheel.listExchangePacks'],
  ...['wheel.listVouchers', 'wheel.getVoucher', 'wheel.listQuests'],
])

/** Whether a reply has nothing of a person. */
function isPublic(call: string): boolean {
  return (
    publicCalls.has(call) || (call.startsWith('salons.') && call !== 'salons.listLikedDiscovers')
  )
}

/** Fields of personal replies and inputs that say nothing of the person. */
const kept =
  /^(id|\w+Id|\w+Ids|lang|brandName|purpose|method|kind|status|type|verificationMethod|date\w*|\w+Date|bookDate|workDate|hour\w*|salon\w*|parkingMap|image\w*|avatar|masterKey|choosenServices|listServiceId|services|campaignUsing|code|top|page\w*|lastSeen|outcome|tags)$/

/** What holds names of things, which are no names of persons. */
const things = /service|salon|stylist|gift|voucher|product|campaign|offer|category|group/i

/** Fields of a person whatever the call. */
const personal =
  /phone|accessToken|token|password|otp|recaptcha|note|fullName|userName|customerName/i

/** Numbers about a person and what stands for them. */
const numbers: Record<string, number> = {
  ...{ dateOfBirth: 1, monthOfBirth: 1, yearOfBirth: 1990, day: 1, month: 1, year: 1990 },
  ...{ latitude: 21, longitude: 105.8 },
}

const MAX_TEXT = 40
const mobile = /(?<!\d)(?:\+?84|0)[1-9]\d{8}(?!\d)/g

/** Replaces what belongs to a person; equal texts stay equal within a recording. */
export type Mask = {
  input: (call: string, input: Record<string, unknown>) => Record<string, unknown>
  body: (call: string, body: unknown) => unknown
}

/** A mask with a key that nobody writes down. */
export function maskWith(key: Uint8Array): Mask {
  return {
    input: (call, input) => masked(input, isPublic(call) ? inPublic : inPersonal) as typeof input,
    body: (call, body) => (isPublic(call) ? body : masked(body, inPersonal)),
  }

  function inPersonal(name: string, holder: string): boolean {
    if (personal.test(name)) return !/salonPhone/.test(name)
    return !kept.test(name) && !(things.test(holder) && /name|title|price/i.test(name))
  }

  function inPublic(name: string): boolean {
    return personal.test(name) || name === 'input' || name === 'search'
  }

  function masked(
    value: unknown,
    isSecret: (name: string, holder: string) => boolean,
    name = '',
    holder = '',
  ): unknown {
    if (Array.isArray(value)) return value.map((inner) => masked(inner, isSecret, name, holder))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          masked(inner, isSecret, key, name || holder),
        ]),
      )
    if (typeof value === 'number' && isSecret === inPersonal) return numbers[name] ?? value
    if (typeof value !== 'string') return value
    if (!isSecret(name, holder)) return value.replace(mobile, pseudonym)
    return value.length > MAX_TEXT && /\s/.test(value) ? `<text ${value.length}>` : pseudonym(value)
  }

  /** A text of the same shape: digits for digits, letters for letters; a phone stays one. */
  function pseudonym(text: string): string {
    const bytes: number[] = []
    for (let part = 0; bytes.length < text.length; part++)
      bytes.push(...createHmac('sha256', key).update(`${part} ${text}`).digest())
    const isHex = /^[0-9a-f]+$/.test(text)
    return [...text]
      .map((sign, at) => {
        const byte = bytes[at] ?? 0
        if (/\d/.test(sign)) return at === 0 && sign === '0' ? '0' : String(1 + (byte % 9))
        if (/\p{Lu}/u.test(sign)) return String.fromCharCode(65 + (byte % 26))
        return /\p{L}/u.test(sign) ? String.fromCharCode(97 + (byte % (isHex ? 6 : 26))) : sign
      })
      .join('')
  }
}
