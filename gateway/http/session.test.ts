import { expect, test } from 'vitest'
import { visitorOf, type Visitor } from './session'

const TOKEN = 'a'.repeat(64)
const OWNER = 'b'.repeat(64)

/** The session cookies that a browser with a session is given. */
function sessionLines(change: (visitor: Visitor) => void, domain?: string): string[] {
  const headers = { cookie: `muot_session=${TOKEN}; muot_holder=${OWNER}` }
  const visitor = visitorOf(new Request('https://www.muot.example/graphql', { headers }), domain)
  change(visitor)
  return [...visitor.outgoing.values()].filter((line) => line.startsWith('muot_session='))
}

const ofHost = 'muot_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure'

test('with a domain a session ends that was stored for the host alone [H-130, H-132]', () => {
  for (const end of [(one: Visitor) => one.logOut(), (one: Visitor) => one.forgetSession()]) {
    expect(sessionLines(end, 'muot.example')).toEqual([ofHost, `${ofHost}; Domain=muot.example`])
    expect(sessionLines(end)).toEqual([ofHost])
  }
})
