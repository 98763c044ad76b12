import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { picker as messages } from '~/messages/vi/picker'
import { Button } from '~/ui/button'
import { IconLocate } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'
import type { PickerView } from './picker-view'

/**
 * Finds the salons nearby: the browser's position is requested only after this press, here or on
 * the main screen.
 */
export function NearButton({
  view,
  askPath,
  show,
}: {
  view: PickerView
  askPath: string
  show: (view: Partial<PickerView>) => void
}) {
  const toast = useToast()
  const { isLocating, locate } = usePosition(
    (near) => show({ near, parking: view.parking }),
    (isDenied) => {
      toast({ kind: 'error', text: isDenied ? messages.denied : messages.unlocated })
      show({ near: isDenied ? 'denied' : '', parking: view.parking })
    },
  )

  useEffect(() => {
    if (view.near === 'ask') locate()
    // Requested once on arriving, not whenever the view changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Form
      action="/booking"
      className="scripted-only"
      onSubmit={(event) => {
        event.preventDefault()
        locate()
      }}
    >
      {/* Pressed before hydration, the form opens the view that requests the position on arriving. */}
      {[...new URLSearchParams(askPath.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        icon={<IconLocate />}
        wide
        busy={isLocating}
        data-track="booking_find_near"
      >
        {isLocating ? messages.locating : messages.near}
      </Button>
    </Form>
  )
}
