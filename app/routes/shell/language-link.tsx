import { useLocation } from '@remix-run/react'
import { language } from '~/messages/vi/language'
import { isPlainPress } from '~/ui/plain-press'

/**
 * The same page in the other language, with everything chosen on it: a plain link, as the other
 * language is other code.
 */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const { code, name } = language.other
  const query = new URLSearchParams(search)
  query.set('lang', code)
  return (
    // A page from the edge cache was made without the visitor's query.
    <a
      className={className}
      href={`${pathname}?${query}`}
      lang={code}
      hrefLang={code}
      // The way back leads to the page before, not to this one again.
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        location.replace(event.currentTarget.href)
      }}
      data-track="change_language"
      suppressHydrationWarning
    >
      {name}
    </a>
  )
}
