import { randomCharacters } from '../kit/ids'

/** A code that a customer shows at the salon: VQ and ten random characters (50 bits). */
export function giftCode(): string {
  return `VQ${randomCharacters(10)}`
}
