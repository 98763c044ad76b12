/** Replaces anything that looks like a Vietnamese phone number by `0…`. */
export function withoutPhones(text: string): string {
  return text.replace(/(\+?84|0)[\d. ]{8,12}\d/g, '0…')
}
