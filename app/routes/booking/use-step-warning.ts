import { booking as messages } from '~/messages/vi/booking'
import { toastMs, useToast } from '~/ui/toast'

/** Returns what shows, for the five seconds of a step's warning, what is missing on it. */
export function useStepWarning(): (text: string) => void {
  const toast = useToast()
  return (text) => toast({ kind: 'error', title: messages.notice, text, ms: toastMs.stepWarning })
}
