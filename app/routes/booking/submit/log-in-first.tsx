import { logInPath, type Reason } from '~/routes/auth/next-path'
import { booking as words } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

type LogInFirstProps = {
  title: string
  /**
   * Why a log-in is needed: to change a booking that is theirs, or because their session has ended.
   */
  reason: Reason
  phone: string
  /** This page's address. */
  here: string
  onLogIn: () => void
}

/**
 * A booking that needs a log-in first. Its buttons send the form on as it is: without JavaScript
 * the log-in page carries what was typed, and books at its end.
 */
export function LogInFirst({ title, reason, phone, here, onLogIn }: LogInFirstProps) {
  return (
    <Notice kind="error" title={title}>
      <div className="row">
        <Button
          size="s"
          type="submit"
          name="carryTo"
          value={here}
          formAction={logInPath({ next: here, reason, ...(phone ? { phone } : {}) })}
          onClick={(event) => {
            event.preventDefault()
            onLogIn()
          }}
        >
          {words.logIn}
        </Button>
        {reason === 'doi-lich' ? (
          <Button size="s" to={phone ? `/booking/lookup?phone=${phone}` : '/booking/lookup'}>
            {words.seeBooking}
          </Button>
        ) : null}
      </div>
    </Notice>
  )
}
