/** The body of a request as form fields; a body that is no form is an empty one. */
export async function readBody(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

/** A text field, '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * A number of a form or an address as GraphQL's Int has it; 0, which names nothing and counts
 * nothing, when it is no whole number above it.
 */
export function positiveInt(text: string | null | undefined): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : 0
}
