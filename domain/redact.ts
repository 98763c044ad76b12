/** Replaces anything that looks like a Vietnamese phone number by `0…`. */
export function withoutPhones(text: string): string {
  return text.replace(/(\+?84|0)[\d. ]{8,12}\d/g, '0…')
}

/** Takes the keys out of the addresses that are keys: manage links, places in line, calendar feeds. */
function withoutKeys(text: string): string {
  return text.replace(/(\/(?:lich(?:-theo-doi)?|cho)\/)[\w-]+/g, '$1…')
}

/** The text as logs and reports may contain it: without phones and without secret addresses. */
export function withoutSecrets(text: string): string {
  return withoutPhones(withoutKeys(text))
}

const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[\da-f]{1,4}(?:::?[\da-f]{1,4}){3,7}\b/gi

/**
 * The text as it may leave the chain: also without queries, tokens, mail addresses and addresses of
 * the network.
 */
export function withoutPersonalData(text: string): string {
  return withoutSecrets(text.replace(NETWORK_ADDRESS, '…'))
    .replace(/(\/[^\s?#"]*)\?[^\s"]*/g, '$1')
    .replace(/\b(Bearer|Basic) \S+/gi, '$1 …')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
    .replace(/\b(?=[\w-]*\d)[\w-]{32,}/g, '…')
}
