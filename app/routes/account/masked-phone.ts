/**
 * The customer's own phone, masked: enough for them to recognise it, too little for a bystander.
 * `0912.***.678`.
 */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 4)}.***.${phone.slice(-3)}`
}
