import { readId } from '~/booking/read-id'
import { formatMessage } from '~/messages/format-message'
import { proposal as messages } from '~/messages/vi/time'
import { Notice } from '~/ui/notice'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** Shows what was chosen for a returning customer, until they make a choice themselves. */
export function ProposalNote({ stylists }: Pick<MainData, 'stylists'>) {
  const { query } = useDraft()
  const busy = readId(query.get('busy'))
  const name = stylists?.find(({ id }) => id === busy)?.name
  switch (query.get('again')) {
    case 'ready':
      return busy ? (
        <Notice>
          {formatMessage(messages.againBusy, { name: name ?? messages.againStylist })}
        </Notice>
      ) : (
        <Quiet>{messages.againReady}</Quiet>
      )
    case 'full':
      return <Notice>{messages.againFull}</Notice>
    case 'usual':
      return <Quiet>{messages.againUsual}</Quiet>
    default:
      return null
  }
}

/** What went as expected takes no room from the hours. */
function Quiet({ children }: { children: string }) {
  return (
    <p className="small muted" role="status">
      {children}
    </p>
  )
}
