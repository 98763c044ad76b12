const MAX_PATH_LENGTH = 4000

/**
 * The path after the log-in: a page of this site, `/` for anything else, so that a link that looks
 * like ours cannot redirect to another site.
 */
export function nextPath(text: string | null | undefined): string {
  if (
    !text ||
    text.length > MAX_PATH_LENGTH ||
    !text.startsWith('/') ||
    !URL.canParse(text, 'https://here')
  )
    return '/'
  const url = new URL(text, 'https://here')
  // The browser's own reading decides: `//host`, `/\host` and tabs in between name another site.
  if (
    url.origin !== 'https://here' ||
    url.pathname.startsWith('//') ||
    /^\/dang-(nhap|xuat)(\/|$)/.test(url.pathname)
  )
    return '/'
  return url.pathname + url.search + url.hash
}

const reasons = ['doi-lich', 'nhom', 'uu-dai', 'het-han', 'ma-cu'] as const

/** Why a page requires the log-in, as in its address. */
export type Reason = (typeof reasons)[number]

/** The reason that an address names, null for none or an unknown one. */
export function reasonOf(text: string | null | undefined): Reason | null {
  return reasons.find((reason) => reason === text) ?? null
}

/** The address of the log-in page, for links that work without JavaScript; `next` is a path of this site. */
export function logInPath({
  next,
  phone,
  reason,
}: {
  next: string
  phone?: string
  reason?: Reason
}): string {
  const query = new URLSearchParams({
    next,
    ...(phone ? { phone } : {}),
    ...(reason ? { 'ly-do': reason } : {}),
  })
  return `/dang-nhap?${query}`
}
