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

test('after a log-in and a log-out nothing says any more that a session has ended [H-130]', () => {
  const lineAfter = (change: (visitor: Visitor) => void, cookie: string) => {
    const visitor = visitorOf(new Request('https://muot.example/', { headers: { cookie } }), '')
    visitor.forgetSession()
    change(visitor)
    return visitor.outgoing.get('muot_ended')
  }
  for (const change of [(one: Visitor) => one.logIn(TOKEN), (one: Visitor) => one.logOut()]) {
    expect(lineAfter(change, 'muot_ended=1')).toMatch(/^muot_ended=; Path=\/; .*Max-Age=0/)
    expect(lineAfter(change, '')).toBeUndefined()
  }
})
