/** Replaces anything that looks like a Vietnamese phone number by `0…`. */
export function withoutPhones(text: string): string {
  return text.replace(/(\+?84|0)[\d. ]{8,12}\d/g, '0…')
}

/** Takes the keys out of the addresses that are keys: manage links and calendar feeds. */
function withoutKeys(text: string): string {
  return text.replace(/(\/lich(?:-theo-doi)?\/)[\w-]+/g, '$1…')
}

/** The text as logs and reports may contain it: without phones and without secret addresses. */
export function withoutSecrets(text: string): string {
  return withoutPhones(withoutKeys(text))
}
