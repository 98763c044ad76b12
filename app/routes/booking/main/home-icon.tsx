import type { Origin } from '~/booking/draft/draft'
import { homeClicked } from '~/booking/embed'
import { booking as words } from '~/messages/vi/booking'
import { IconButton } from '~/ui/button'
import { IconHome } from '~/ui/icons'
import { postToHost } from '../post-to-host'

/** Sends the embedding app the request to go home; only scripts can. */
export function HomeIcon({ origin, host }: { origin: Origin; host: string | null }) {
  return (
    <span className="scripted-only">
      <IconButton
        label={words.backHome}
        icon={<IconHome />}
        onClick={() => postToHost(homeClicked, origin, host)}
      />
    </span>
  )
}
