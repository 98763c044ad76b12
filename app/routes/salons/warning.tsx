import { shortDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { ui as messages } from '~/messages/vi/ui'
import { Notice } from '~/ui/notice'
import { Vietnamese } from '~/ui/vietnamese'

/** What the chain warns of at a salon; of an opening the page itself writes the sentence. */
export function SalonWarning({
  salon: { warnText, openingDate },
}: {
  salon: { warnText: string | null; openingDate: string | null }
}) {
  if (!warnText) return null
  return (
    <Notice>
      {openingDate ? (
        formatMessage(messages.bookableFrom, { day: shortDay(openingDate) })
      ) : (
        <Vietnamese>{warnText}</Vietnamese>
      )}
    </Notice>
  )
}
