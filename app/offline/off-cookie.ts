import { A_YEAR_SECONDS, setCookie } from '../../domain/cookies'

/** Whether a browser's cookies, as a script or a header has them, switch the storing off. */
export function isStoringOff(cookies: string): boolean {
  return /(^|;\s*)muot_offline=0/.test(cookies)
}

/** Set-Cookie that switches the storing off, or on again. */
export function storingCookie(isOn: boolean, isSecure: boolean): string {
  const seconds = isOn ? 0 : A_YEAR_SECONDS
  return setCookie('muot_offline', isOn ? '' : '0', { seconds, isForScripts: true, isSecure })
}
