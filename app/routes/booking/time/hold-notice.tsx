import { useEffect, useState } from 'react'
import { holdNotice as messages } from '~/messages/vi/hold-notice'
import { Button } from '~/ui/button'
import type { HoldStatus } from './use-held-hours'

/** Ms before the end at which hours that cannot be kept longer are spoken of. */
const LAST_MS = 45_000

/**
 * What is said shortly before held hours are given up: they can be kept longer once; after that,
 * why not. Before that it is nothing.
 */
export function HoldNotice({
  held: { endsAt, extendableAt },
  onExtend,
}: {
  held: Extract<HoldStatus, { kind: 'held' }>
  onExtend: () => void
}) {
  const from = extendableAt ?? endsAt - LAST_MS
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), Math.max(0, from - Date.now()))
    return () => clearTimeout(timer)
  }, [from])
  if (!isShown) return null
  return (
    <p className="hold-notice small">
      <span>{extendableAt === null ? messages.lastTime : messages.endsSoon}</span>
      {extendableAt === null ? null : (
        <Button size="s" onClick={onExtend}>
          {messages.extend}
        </Button>
      )}
    </p>
  )
}
