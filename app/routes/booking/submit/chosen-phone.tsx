import { dotted } from '~/booking/customer/phone'
import { booking as messages } from '~/messages/vi/booking'
import { Button } from '~/ui/button'

/** The customer's phone, and the way to another one. */
export function ChosenPhone({
  phone,
  to,
  onPress,
}: {
  phone: string
  to: string
  onPress: () => void
}) {
  return (
    <p className="row">
      <span>{dotted(phone)}</span>
      <Button kind="plain" size="s" to={to} replace onClick={onPress}>
        {messages.changePhone}
      </Button>
    </p>
  )
}
