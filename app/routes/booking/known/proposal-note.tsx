import { formatMessage } from '~/messages/format-message'
import { proposal as messages } from '~/messages/vi/proposal'
import { Notice } from '~/ui/notice'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/** Shows what was chosen for a returning customer, until they make a choice themselves. */
export function ProposalNote({ stylists }: Pick<MainData, 'stylists'>) {
  const { query } = useDraft()
  const busy = Number(query.get('busy') ?? 0)
  const name = stylists?.find(({ id }) => id === busy)?.name
  switch (query.get('again')) {
    case 'ready':
      return (
        <Notice>
          {busy > 0
            ? formatMessage(messages.againBusy, { name: name ?? messages.againStylist })
            : messages.againReady}
        </Notice>
      )
    case 'full':
      return <Notice>{messages.againFull}</Notice>
    case 'usual':
      return <Notice>{messages.againUsual}</Notice>
    default:
      return null
  }
}
