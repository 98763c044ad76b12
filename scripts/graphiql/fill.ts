/**
 * Values in the variables of examples that the query page replaces whenever a query is sent, so
 * that an example runs for whoever is signed in, and more than once.
 */
export const marks = {
  /** An idempotency key that no query has had. */
  newKey: '{{newKey}}',
  /** The phone of whoever is signed in, and of the demo's newcomer when nobody is. */
  myPhone: '{{myPhone}}',
  /** The appointment of whoever is signed in, or of this browser. */
  myBooking: '{{myBooking}}',
  /** The token of its manage link. */
  myToken: '{{myToken}}',
  /** The token of the calendar feed of whoever is signed in. */
  myFeed: '{{myFeed}}',
}

/** What the marks stand for when nobody is signed in and nothing is booked. */
const fallback = {
  phone: '0909090909',
  booking: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  token: 'opens-nothing',
}

/** What the query answers that is sent to replace marks. */
export type Mine = {
  viewer: { phone: string } | null
  myBookings: { id: string; status: string; manageToken: string | null }[] | null
  calendarFeedToken: string | null
}

/**
 * Replaces the marks in a request's body; `ask` sends a query as whoever is signed in. It refers to
 * nothing outside itself, as the page has it as text.
 */
async function fill(
  body: string,
  execute: (query: string) => Promise<Mine>,
  { newKey, ...mine }: typeof marks,
  { phone, booking, token }: typeof fallback,
): Promise<string> {
  const keyed = body.replaceAll(newKey, `graphiql-${crypto.randomUUID()}`)
  if (!Object.values(mine).some((mark) => keyed.includes(mark))) return keyed
  const { viewer, myBookings, calendarFeedToken } = await execute(
    '{ viewer { phone } myBookings { id status manageToken } calendarFeedToken }',
  )
  const current = myBookings?.find(({ status }) => ['CONFIRMED', 'PENDING_CODE'].includes(status))
  return keyed
    .replaceAll(mine.myPhone, viewer?.phone ?? phone)
    .replaceAll(mine.myBooking, current?.id ?? booking)
    .replaceAll(mine.myToken, current?.manageToken ?? token)
    .replaceAll(mine.myFeed, calendarFeedToken ?? token)
}

/** A request's body with its marks replaced. */
export function filled(body: string, execute: (query: string) => Promise<Mine>): Promise<string> {
  return fill(body, execute, marks, fallback)
}

/** The script that makes the page replace the marks in all that it sends. */
export function fillScript(): string {
  return `(${fillSent.toString()})(${fill.toString()}, ${JSON.stringify(marks)}, ${JSON.stringify(fallback)})`
}

function fillSent(fillBody: typeof fill, replaced: typeof marks, otherwise: typeof fallback): void {
  const send = globalThis.fetch
  const execute = async (query: string) => {
    const response = await send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    })
    return ((await response.json()) as { data: Mine }).data
  }
  globalThis.fetch = async (address, init) =>
    typeof init?.body === 'string'
      ? send(address, { ...init, body: await fillBody(init.body, execute, replaced, otherwise) })
      : send(address, init)
}
