/**
 * His own phone as the page shows it: enough to know it again, too little for whoever looks over
 * his shoulder. `0912.***.678`.
 */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)}.***.${phone.slice(-3)}`
}
