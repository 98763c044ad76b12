import { useLocation } from '@remix-run/react'
import { booked } from '~/messages/vi/booked'
import { LookUpForm } from '~/routes/booking/lookup/look-up-form'
import { Dialog } from '~/ui/dialog'

/** The menu's dialog that finds a booking by its phone; loaded when it is opened. */
export default function LookupDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Dialog
      open
      title={booked.lookUpTitle}
      closeTo={pathname + search}
      onClose={onClose}
      width={375}
    >
      <LookUpForm />
    </Dialog>
  )
}
