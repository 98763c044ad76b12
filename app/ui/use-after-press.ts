import { useNavigation } from '@remix-run/react'
import { startTransition, useCallback, useEffect, useState } from 'react'

/**
 * Returns a function that hands `act` its news once every press before it is on the screen. A press
 * is known to useNavigation one rendering later only, and who navigates before that undoes it.
 */
export function useAfterPress<News>(
  act: (news: News, navigation: ReturnType<typeof useNavigation>) => void,
): (news: News) => void {
  const navigation = useNavigation()
  const [told, setTold] = useState<{ news: News } | null>(null)
  useEffect(() => {
    if (told) act(told.news, navigation)
    // Once for each news, by what is known in that rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [told])
  // The router shows a press in a transition; a later one is never rendered before it.
  return useCallback((news: News) => startTransition(() => setTold({ news })), [])
}
