import { auth as words } from '~/messages/vi/auth'
import { codeProblem, passwordProblem, phoneProblem } from './problems'
import type { LogInState } from './state'

/**
 * Sends a step of the log-in to the server and returns its next state; obviously invalid input and
 * a lost connection are reported at once (H-273).
 */
export async function postStep(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  state: LogInState,
): Promise<LogInState> {
  const fields = new FormData(form, submitter)
  const error = problemOf(fields)
  if (error) return withError(state, error)
  try {
    const answer = await fetch('/dang-nhap/buoc', {
      method: 'POST',
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    })
    return answer.ok ? ((await answer.json()) as LogInState) : withError(state, words.broken)
  } catch {
    return withError(state, words.broken)
  }
}

function problemOf(fields: FormData): string | null {
  const text = (name: string) => String(fields.get(name) ?? '')
  switch (fields.get('intent')) {
    case 'phone':
      return phoneProblem(text('phone'))
    case 'password':
    case 'newPassword':
      return passwordProblem(text('password'))
    case 'code':
      return codeProblem(text('code').trim())
    default:
      return null
  }
}

function withError(state: LogInState, error: string): LogInState {
  if (state.step === 'done') return state
  return state.step === 'password' ? { ...state, error, about: 'password' } : { ...state, error }
}
