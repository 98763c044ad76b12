import { language } from '~/messages/vi/language'

const code: string = language.code

/**
 * A passage that an editor or a customer wrote. On an English page it has `lang="vi"`, so that
 * screen readers pronounce it, unless it is in English already; names need no mark (WCAG 3.1.2).
 */
export function Vietnamese({ children }: { children: string | null | undefined }) {
  if (code === 'vi' || !children || !isVietnamese(children)) return children
  return <span lang="vi">{children}</span>
}

/** An English sentence has accents in names only: fewer than two of five words. */
function isVietnamese(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter((word) => /[\u00e0-\u1ef9]/i.test(word)).length >= words.length * 0.4
}
