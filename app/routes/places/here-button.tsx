import { useState } from 'react'
import { picker } from '~/messages/vi/picker'
import { places as words } from '~/messages/vi/places'
import { Button } from '~/ui/button'
import { IconLocate } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'

/** Puts the customer's position into the form, when they press and allows it. */
export function HereButton({ typed }: { typed: string }) {
  const toast = useToast()
  const [point, setPoint] = useState(typed)
  const { isLocating, locate } = usePosition(setPoint, () =>
    toast({ kind: 'error', text: picker.denied }),
  )

  return (
    <div className="scripted-only stack stack--tight">
      <input type="hidden" name="point" value={point} />
      <Button icon={<IconLocate />} busy={isLocating} onClick={locate}>
        {isLocating ? words.hereBusy : words.here}
      </Button>
      {point ? <Notice kind="success">{words.hereDone}</Notice> : null}
    </div>
  )
}
