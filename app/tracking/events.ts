/** A click or a view (H-269); the visitor's token travels as an HttpOnly cookie and is never seen here. */
export type TrackedEvent = { pageId: string; screenId: string; eventId: string; data?: string }

/** Most events that one call takes. */
export const batchSize = 20

/** The request body of one batch. */
export function batchBody(events: readonly TrackedEvent[], query: URLSearchParams): string {
  const variables = { events: events.slice(0, batchSize), source: query.get('source'), utmSource: query.get('utm_source') }
  return JSON.stringify({ query: mutation, operationName: 'Track', variables })
}

// The text of track.graphql, without the parser that the typed document would bring to every page.
const mutation =
  'mutation Track($events: [TrackingEventInput!]!, $source: String, $utmSource: String) {\n  track(events: $events, source: $source, utmSource: $utmSource) {\n    __typename\n  }\n}'
