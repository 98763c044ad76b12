/**
 * A booking form that waits for the log-in of a customer without JavaScript: where it goes, and its
 * fields as a query. Nothing of it is stored anywhere.
 */
export type CarriedForm = { to: string; fields: string }

/**
 * The fields of the form that books at the end. A change is confirmed after that, beside the old
 * time.
 */
export function fieldsOf({ fields }: CarriedForm): [name: string, value: string][] {
  return [...new URLSearchParams(fields)].filter(
    ([name]) => name !== 'allowChange' && name !== 'script',
  )
}
