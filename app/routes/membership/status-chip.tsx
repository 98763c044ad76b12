import { membership as words } from '~/messages/vi/membership'
import { Chip } from '~/ui/chip'

type Status = keyof typeof words.status

const tones: Readonly<Record<Status, 'neutral' | 'pine' | 'amber' | 'error'>> = {
  CREATED: 'neutral',
  PENDING_PAYMENT: 'amber',
  PAID: 'pine',
  ACTIVATED: 'pine',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  FAILED: 'error',
}

/** The status of an order. */
export function StatusChip({ status }: { status: Status }) {
  return (
    <span>
      <Chip tone={tones[status]}>{words.status[status]}</Chip>
    </span>
  )
}
