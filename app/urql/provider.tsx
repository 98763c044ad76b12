import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { sessionCount } from '~/routes/personal/use-personal'
import { currentClient } from './client'

/**
 * Gives what is inside the browser's client. The first JavaScript has no urql, so each part that
 * loads later brings this along. A new session draws it anew, without the data of the one before.
 */
export function UrqlProvider({ children }: { children: ReactNode }) {
  return (
    <Provider key={sessionCount.use()} value={currentClient()}>
      {children}
    </Provider>
  )
}
