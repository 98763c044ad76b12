/** Milliseconds that a toast stays, by kind. */
export const toastMs = {
  success: 1000,
  error: 3000,
  /** The customer must read which step is missing. */
  stepWarning: 5000,
  login: 5000,
  notification: 5000,
  /** The live region keeps the text after the toast has gone. */
  cancelled: 300,
} as const
