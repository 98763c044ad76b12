import { useLocation, useRevalidator } from '@remix-run/react'
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { cookiesHere } from '~/browser/cookies'
import { logClientError } from '~/browser/log-client-error'
import type { Elements } from '~/ui/elements'
import { lazyExtra } from '~/ui/lazy-extra'
import { isPlainPress } from '~/ui/plain-press'
import {
  askOnReturn,
  forgetPersonal,
  isVisitorKnown,
  usePersonal,
  sessionCount,
} from '../personal/use-personal'
import { useHydrated } from '../booking/use-script'
import { logInPath, type Reason } from './next-path'

/** The options of a log-in; all are optional. */
export type LogInRequest = {
  /** Why a log-in is needed; determines the title. */
  reason?: Reason
  /** Another title than the reason's. */
  title?: string
  /** Ten digits to begin with. */
  phone?: string
  /** Runs once, when the session is there and the dialog has closed. */
  onLoggedIn?: () => void
}

type OpenLogIn = (request: LogInRequest) => void

const LogInContext = createContext<OpenLogIn>(() => undefined)
const loadDialog = () => import('./dialog')
const LogInDialog = lazy(loadDialog)

/** Opens the log-in over the page, from a press or an effect. */
export function useLogIn(): { openLogIn: OpenLogIn } {
  return { openLogIn: useContext(LogInContext) }
}

/**
 * A link to the log-in. A press opens it as a dialog over the page, which stays as it is; its
 * loaders run again afterwards, and `onLoggedIn` is called without waiting for them. Without
 * JavaScript it leads to /dang-nhap and then back to `next`.
 */
export function useLogInLink({ next, ...request }: LogInRequest & { next: string }) {
  const { openLogIn } = useLogIn()
  return {
    to: logInPath({ next, ...request }),
    onClick: (event: MouseEvent) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      openLogIn(request)
    },
  }
}

/** Holds the log-in dialog of the page; opens it by itself when a session has ended. */
export function LogInProvider({ children }: { children: Elements }) {
  const [request, setRequest] = useState<LogInRequest | null>(null)
  const openLogIn = useCallback<OpenLogIn>(
    (wanted) =>
      void loadDialog().then(
        () => setRequest(wanted),
        () => location.assign(pageOf(wanted)),
      ),
    [],
  )
  const { key, pathname } = useLocation()
  const personal = usePersonal()
  const { revalidate } = useRevalidator()

  useEffect(() => askOnReturn(revalidate), [revalidate])

  useEffect(() => {
    const token = storedToken()
    if (token)
      void import('./import-legacy').then(({ importLegacy }) => importLegacy(token), logClientError)
  }, [])

  useEffect(() => {
    // The server sets this cookie when it removes the cookie of a session that has ended. In a
    // partner's frame it is partitioned, and is another cookie than the one without.
    if (!/(^|; )muot_ended=1/.test(cookiesHere())) return
    const ended = 'muot_ended=; Path=/; Max-Age=0'
    document.cookie = ended
    document.cookie = `${ended}; SameSite=None; Secure; Partitioned`
    // The header names them until then.
    if (personal?.viewer) forgetPersonal()
    if (pathname !== '/dang-nhap')
      void loadDialog().then(
        () => setRequest((open) => open ?? { reason: 'het-han' }),
        logClientError,
      )
  }, [key, pathname, personal])

  return (
    <LogInContext.Provider value={openLogIn}>
      {children}
      <PersonalData />
      {request ? (
        <Suspense>
          <LogInDialog logIn={request} onClose={() => setRequest(null)} />
        </Suspense>
      ) : null}
    </LogInContext.Provider>
  )
}

const PersonalDataQuery = lazyExtra(() => import('../personal/personal-query'))

/** Loads what this browser's visitor has here; for logged-out visitors no request is sent. */
function PersonalData() {
  // A log-in sets the cookie that says it.
  sessionCount.use()
  return useHydrated() && isVisitorKnown() ? (
    <Suspense>
      <PersonalDataQuery />
    </Suspense>
  ) : null
}

/** The page of the same log-in, for when the dialog's code cannot be fetched. */
function pageOf({ phone, reason }: LogInRequest): string {
  return logInPath({ next: location.pathname + location.search, phone, reason })
}

/** A token that an older site left where scripts can read it. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('accessToken')
  } catch {
    return null
  }
}
