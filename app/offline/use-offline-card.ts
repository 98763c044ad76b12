import { useEffect } from 'react'
import { whenSeen } from '../browser/when-seen'
import { isVisitorKnown } from '../routes/personal/use-personal'

/**
 * Stores the next booking for the time without a network, in browsers that have one: those that are
 * known, and those that hold a manage link. Its code comes after the page; visitors load none.
 */
export function useOfflineCard(isOn: boolean, pathname: string): void {
  useEffect(() => {
    if (isOn && (isVisitorKnown() || pathname.startsWith('/lich/')))
      whenSeen(() => {
        import('./start').then(
          ({ storeCard }) => storeCard(pathname),
          () => undefined,
        )
      })
  }, [isOn, pathname])
}
