import { serverWords, type Language } from './request/language'
import { withoutSecrets } from '../../domain/redact'

/** The response, or a page of ours when the code that makes it threw; that is logged. */
export async function orBrokenPage(
  response: Promise<Response>,
  { language, ...place }: LogSite & { language: Language },
): Promise<Response> {
  try {
    return await response
  } catch (error) {
    logThrown('a request threw', place, error)
    return brokenPage(language)
  }
}

/** Needs no loader, no file and no cache. */
function brokenPage(language: Language): Response {
  const words = serverWords[language]
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.brokenTitle}</title>
</head>
<body>
<main>
<h1>${words.brokenTitle}</h1>
<p>${words.broken}</p>
<p><a href="/">${words.toHome}</a></p>
</main>
</body>
</html>
`
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Which request broke: its id, and its path without the query, where phones travel. */
type LogSite = { requestId: string; path: string }

/**
 * Writes one JSON line about something that was thrown, which the tail worker reports. Phone numbers in it are replaced by `0…`,
 * keys in addresses by `…`.
 */
export function logThrown(what: string, { requestId, path }: LogSite, thrown: unknown): void {
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  console.error(
    JSON.stringify({
      level: 'error',
      what,
      requestId,
      path: withoutSecrets(path),
      error: withoutSecrets(error),
    }),
  )
}
