/** Milliseconds that a toast stays, by kind. */
export const toastMs = {
  /** B-392 */
  success: 1000,
  /** B-393 */
  error: 3000,
  /** B-394: the customer must read which step is missing. */
  stepWarning: 5000,
  /** B-395 */
  login: 5000,
  /** B-395 */
  notification: 5000,
  /** H-109; the live region keeps the text after the toast has gone. */
  cancelled: 300,
} as const
