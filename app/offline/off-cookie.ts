const A_YEAR_SECONDS = 31_536_000

/** Whether a browser's cookies, as a script or a header has them, switch the storing off. */
export function isStoringOff(cookies: string): boolean {
  return /(^|;\s*)muot_offline=0/.test(cookies)
}

/** Set-Cookie that switches the storing off, or on again. */
export function storingCookie(isOn: boolean, isSecure: boolean): string {
  const [value, seconds] = isOn ? ['', 0] : ['0', A_YEAR_SECONDS]
  return `muot_offline=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
