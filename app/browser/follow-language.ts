/** Storage key of the language of the page that was opened last. */
const key = 'muot_shown_lang'

/**
 * Loads a page anew that is looked at again after another one was opened in the other language: on
 * the way back, or in another tab. Its links would bring data in that language otherwise.
 */
export function followLanguage(page: Document = document): void {
  const own = page.documentElement.lang
  store(own)
  const check = () => {
    const latest = stored()
    if (latest !== null && latest !== own) location.reload()
  }
  // The way back may show a page that has been kept as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') check()
  })
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Where storage is refused, pages stay as they are.
  }
}
