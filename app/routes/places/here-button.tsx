import { useState } from 'react'
import { picker } from '~/messages/vi/picker'
import { places as words } from '~/messages/vi/places'
import { Button } from '~/ui/button'
import { IconLocate } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'

/** Puts the place where the customer stands into the form, when he presses and allows it (B-331); three decimals are about a hundred metres. */
export function HereButton({ typed }: { typed: string }) {
  const toast = useToast()
  const [point, setPoint] = useState(typed)
  const [isLocating, setLocating] = useState(false)

  function locate() {
    function refuse() {
      setLocating(false)
      toast({ kind: 'error', text: picker.denied })
    }
    if (!('geolocation' in navigator)) return refuse()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        setPoint(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      refuse,
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }

  return (
    <div className="needs-script stack stack--tight">
      <input type="hidden" name="point" value={point} />
      <Button icon={<IconLocate />} busy={isLocating} onClick={locate}>
        {isLocating ? words.hereBusy : words.here}
      </Button>
      {point ? <Notice kind="success">{words.hereDone}</Notice> : null}
    </div>
  )
}
