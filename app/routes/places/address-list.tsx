import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { places as words } from '~/messages/vi/places'
import { IconButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconPin, IconTrash } from '~/ui/icons'
import { saveLocationPath } from './paths'

type Address = { id: number; name: string; address: string }

/** The saved places with the ways to change and to remove each. */
export function AddressList({ addresses, back }: { addresses: readonly Address[]; back: string }) {
  return (
    <ul className="places" aria-label={words.list}>
      {addresses.map(({ id, name, address }) => (
        <li key={id} className="places__place">
          <IconPin />
          <Link className="places__words" to={saveLocationPath({ back, edit: id })}>
            <span className="strong">
              <VisuallyHidden>{words.edit} </VisuallyHidden>
              <span>{name}</span>
            </span>
            <span className="small muted">{address}</span>
          </Link>
          <IconButton
            label={formatMessage(words.removeName, { name })}
            icon={<IconTrash />}
            to={saveLocationPath({ back, remove: id })}
            preventScrollReset
          />
        </li>
      ))}
    </ul>
  )
}
