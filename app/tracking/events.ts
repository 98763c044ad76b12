/** A click or a view; the visitor's token travels as an HttpOnly cookie and is never seen here. */
export type TrackedEvent = { pageId: string; screenId: string; eventId: string; data?: string }

/** Most events that one call takes. */
export const batchSize = 20

/** Properties of the page that events come from (`extendData`). */
export type PageFacts = { lang: string; isWide: boolean }

/** The request body of one batch. */
export function batchBody(
  events: readonly TrackedEvent[],
  query: URLSearchParams,
  facts: PageFacts,
): string {
  const variables = {
    events: events.slice(0, batchSize),
    ...readSource(query),
    extendData: JSON.stringify(facts),
  }
  return JSON.stringify({ documentId, operationName: 'Track', variables })
}

/** Where a visitor came from, as the query of a page names it. */
export function readSource(query: URLSearchParams) {
  return { source: query.get('source'), utmSource: query.get('utm_source') }
}

// The id of track.graphql; importing it with the others would make a file of its own that every page loads.
const documentId = 'sha256:dc7ccafc63fad0d9d04d9496912b9e9c019cba9fca9378135c8a0915d9c3d259'
