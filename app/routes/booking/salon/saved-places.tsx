import { Link } from '@remix-run/react'
import { bookingPath } from '~/booking/draft/draft-query'
import { formatMessage } from '~/messages/format-message'
import { picker as words } from '~/messages/vi/picker'
import { Chip } from '~/ui/chip'
import { IconPin, IconRight } from '~/ui/icons'
import { saveLocationPath } from '../../places/paths'
import { viewInAddress } from './picker-view'
import type { SalonsData } from './load.server'
import { usePicker } from './use-picker'

/**
 * 'Salon gần Nhà' and the like, which a second press takes back, and the box of saved places, for
 * their owner only.
 */
export function SavedPlaces({ data }: { data: SalonsData }) {
  const { next, view, toView } = usePicker(data.now)
  if (!data.isOwner) return null
  const here = bookingPath(next, viewInAddress({ ...view, off: null }))
  return (
    <nav className="saved-places" aria-label={words.savedPlaces}>
      {data.addresses.map(({ id, name }) => {
        const isOn = view.address === id
        return (
          <Chip
            key={id}
            on={isOn}
            to={toView({ address: isOn ? null : id, parking: view.parking })}
          >
            {formatMessage(words.nearPlace, { name })}
          </Chip>
        )
      })}
      <Link
        className="saved-places__all"
        to={saveLocationPath({ back: here })}
        data-track="booking_save_location"
      >
        <IconPin size="s" />
        {words.savedPlaces}
        <IconRight size="s" />
      </Link>
      {data.addresses.length === 0 ? <p className="small muted">{words.savedPlacesHint}</p> : null}
    </nav>
  )
}
