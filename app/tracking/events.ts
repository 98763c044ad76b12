/** A click or a view (H-269); the visitor's token travels as an HttpOnly cookie and is never seen here. */
export type TrackedEvent = { pageId: string; screenId: string; eventId: string; data?: string }

/** Most events that one call takes. */
export const batchSize = 20

/** The request body of one batch. */
export function batchBody(events: readonly TrackedEvent[], query: URLSearchParams): string {
  const variables = {
    events: events.slice(0, batchSize),
    source: query.get('source'),
    utmSource: query.get('utm_source'),
  }
  return JSON.stringify({ documentId, operationName: 'Track', variables })
}

// The id of track.graphql; importing it with the others would make a file of its own that every page loads.
const documentId = 'sha256:8d5cd45f6b9f672a9a072bdad173facb8ac474e4788ef57396f063e89fcdf84b'
