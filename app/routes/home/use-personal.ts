import { useEffect, useState } from 'react'
import type { PersonalData } from '~/routes/personal/data'

/** What the customer has of his own; undefined until it is here, and for strangers. */
export function usePersonal(): PersonalData | undefined {
  const [personal, setPersonal] = useState<PersonalData>()
  useEffect(() => {
    // The mark is set together with whatever makes a visitor known: strangers cost no request.
    if (!/(^|; )muot_known=1/.test(document.cookie)) return
    const asking = new AbortController()
    fetch('/personal', { signal: asking.signal })
      .then((answer) => answer.json() as Promise<PersonalData>)
      .then(setPersonal)
      .catch(() => undefined)
    return () => asking.abort()
  }, [])
  return personal
}
