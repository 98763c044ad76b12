import { fold } from '../../domain/fold'

/**
 * A name as part of an address: small letters and digits without accents, parted by hyphens; 'x'
 * for a name without any.
 */
export function slugOf(name: string): string {
  return fold(name).slice(0, 80).trim().replaceAll(' ', '-') || 'x'
}
