import { auth as words } from '~/messages/vi/auth'
import { codeProblem, passwordProblem, phoneProblem } from './problems'
import type { LogInState } from './state'

/**
 * Sends a step of the log-in to the server and returns its next state; obviously invalid input and
 * a lost connection are reported at once.
 */
export async function postStep(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  state: LogInState,
  signal: AbortSignal,
): Promise<LogInState> {
  const fields = new FormData(form)
  // iOS before 16.4 leaves the pressed button out of FormData(form, submitter).
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  const error = problemOf(fields)
  if (error) return withError(state, error)
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  return (await post(body, signal)) ?? withError(state, words.broken)
}

/** The first step of a phone that the page knows: its password, if it has one. */
export async function beginAt(
  first: LogInState & { step: 'phone' },
  signal: AbortSignal,
): Promise<LogInState> {
  const body = new URLSearchParams({ intent: 'begin', phone: first.phone })
  return (await post(body, signal)) ?? first
}

async function post(body: URLSearchParams, signal: AbortSignal): Promise<LogInState | null> {
  try {
    const response = await fetch('/dang-nhap/buoc', { method: 'POST', body, signal })
    return response.ok ? ((await response.json()) as LogInState) : null
  } catch {
    return null
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
      return codeProblem(text('code'))
    default:
      return null
  }
}

function withError(state: LogInState, error: string): LogInState {
  if (state.step === 'done') return state
  return state.step === 'password' ? { ...state, error, about: 'password' } : { ...state, error }
}
