import { membership as messages } from '~/messages/vi/membership'
import { Chip } from '~/ui/chip'

type Status = keyof typeof messages.status

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
      <Chip tone={tones[status]}>{messages.status[status]}</Chip>
    </span>
  )
}
