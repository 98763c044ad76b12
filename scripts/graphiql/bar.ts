import { fillScript } from './fill.ts'
import { PASSWORD, people, type Person } from './people.ts'

/** Marks the bar in the page; a test looks for it in everything that is deployed. */
export const BAR_ID = 'sign-in-as'

/** The bar above the query page: one button for each demo customer to log in as, and a log-out. */
export function barHtml(): string {
  const buttons = people.map(
    ({ phone, name, who }) => `<button type="button" data-phone="${phone}" aria-pressed="false">
      <b>${name}</b><small>${phone} · ${who}</small>
    </button>`,
  )
  return `<style>${style}</style>
<header id="${BAR_ID}">
  <div role="group" aria-label="Sign in as a customer of the demo">
    ${buttons.join('')}
    <button type="button" data-out aria-pressed="true">
      <b>Nobody</b><small>signed out</small>
    </button>
  </div>
  <p role="status"></p>
</header>
<script>${fillScript()}</script>
<script>(${runBar.toString()})(${JSON.stringify({ id: BAR_ID, password: PASSWORD })})</script>`
}

// The last line: GraphiQL leaves each tab an offset that takes effect when it is pressed, so that
// the press ends beside the tab and opens nothing.
const style = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; }
  #root { flex: 1; min-height: 0; height: auto; }
  #root .graphiql-container { height: 100%; }
  #${BAR_ID} {
    display: flex; align-items: center; gap: 16px; padding: 8px 12px;
    font: 13px/1.3 system-ui, sans-serif; color: #1b2240; background: #fff;
    border-bottom: 1px solid #c9cddc;
  }
  #${BAR_ID} div { display: flex; flex-wrap: wrap; gap: 4px; }
  #${BAR_ID} p { flex: 1; min-width: 160px; margin: 0; }
  #${BAR_ID} button {
    padding: 4px 10px; border: 1px solid #8189a5; border-radius: 6px; background: #fff;
    color: inherit; font: inherit; text-align: left; cursor: pointer;
  }
  #${BAR_ID} button:hover { background: #eef0f7; }
  #${BAR_ID} button:focus-visible { outline: 3px solid #1f6feb; outline-offset: 1px; }
  #${BAR_ID} button[aria-pressed='true'] { background: #1b2240; border-color: #1b2240; color: #fff; }
  #${BAR_ID} button[aria-busy='true'] { opacity: .6; }
  #${BAR_ID} b, #${BAR_ID} small { display: block; font-size: inherit; }
  #${BAR_ID} small { font-size: 11px; }
  #root .graphiql-tab { transform: none !important; }
`

/**
 * Runs in the page, alone: it is put there as text. The cookies that log-in and log-out set are the
 * gateway's own, out of reach of scripts.
 */
function runBar({ id, password }: { id: string; password: string }): void {
  type ResponseBody = { data?: Record<string, unknown>; errors?: { message: string }[] }
  type LogIn = {
    __typename: string
    message?: string
    coded?: { code: string }[] | null
    needsCaptcha?: boolean
  }
  type Viewer = { name: string; phone: Person['phone']; tier: string | null } | null

  const bar = document.getElementById(id)!
  const status = bar.querySelector('[role=status]')!
  const buttons = [...bar.querySelectorAll('button')]

  async function queryGateway(query: string, variables = {}): Promise<Record<string, unknown>> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as ResponseBody
    if (!data || errors?.length) throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`)
    return data
  }

  async function show(): Promise<void> {
    const viewer = (await queryGateway('{ viewer { name phone tier } }')).viewer as Viewer
    for (const button of buttons)
      button.setAttribute(
        'aria-pressed',
        String(viewer ? button.dataset.phone === viewer.phone : 'out' in button.dataset),
      )
    status.textContent = viewer
      ? `You ask as ${[viewer.name, viewer.phone, viewer.tier?.toLowerCase()].filter(Boolean).join(', ')}.`
      : 'You ask as nobody.'
  }

  async function logIn(phone: string, captcha?: string): Promise<LogIn> {
    const query = `mutation LogIn($phone: String!, $password: String!, $captcha: String) {
      logInWithPassword(phone: $phone, password: $password, captcha: $captcha) {
        __typename
        ... on LogInRefused { message coded { code } needsCaptcha }
        ... on TooManyTries { message coded { code } }
      }
    }`
    return (await queryGateway(query, { phone, password, captcha })).logInWithPassword as LogIn
  }

  /** Solves the captcha's sum, which is required after too many tries. */
  async function solve(): Promise<string> {
    const { question, challenge } = (
      await queryGateway('{ captcha { ... on CaptchaSum { question challenge } } }')
    ).captcha as { question: string; challenge: string }
    const [left = 0, right = 0] = (question.match(/\d+/g) ?? []).map(Number)
    return `${challenge}:${left + right}`
  }

  async function become(phone: string): Promise<void> {
    let response = await logIn(phone)
    if (response.needsCaptcha) response = await logIn(phone, await solve())
    const { __typename, message, coded } = response
    if (__typename !== 'LoggedIn') throw new Error(coded?.[0]?.code ?? message ?? __typename)
  }

  async function press(button: HTMLButtonElement): Promise<void> {
    button.setAttribute('aria-busy', 'true')
    try {
      await (button.dataset.phone
        ? become(button.dataset.phone)
        : queryGateway('mutation LogOut { logOut { __typename } }'))
      await show()
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error)
    } finally {
      button.removeAttribute('aria-busy')
    }
  }

  for (const button of buttons) button.addEventListener('click', () => void press(button))
  void show().catch((error: unknown) => (status.textContent = String(error)))
}
