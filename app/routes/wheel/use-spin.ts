import { useRevalidator } from '@remix-run/react'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { wheel as words } from '~/messages/vi/wheel'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { refreshPersonal } from '~/routes/personal/use-personal'
import type { SpinResult, SpinShown } from './actions.server'
import { restAt, sectorAt } from './rotation'

/** Ms that the wheel turns, and the number of whole turns. */
const TURN_MS = 3800
const ROUNDS = 6

/**
 * Spins the wheel in place: sends the request, turns to the sector that the server drew, then shows
 * the gift. The key stays the same until a response has come, so a lost connection never spins
 * twice.
 */
export function useSpin({
  turning,
  sectors,
  at,
  firstKey,
}: {
  turning: RefObject<SVGGElement>
  sectors: readonly { position: number }[]
  at: number | null
  firstKey: string
}) {
  const [spin, setSpin] = useState<SpinShown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTurning, setTurning] = useState(false)
  const key = useRef(firstKey)
  const rest = useRef(at ? restAt(at, sectors.length) : 0)
  const { revalidate } = useRevalidator()
  const { openLogIn } = useLogIn()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTurning) return
    const body = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    body.set('key', key.current)
    setTurning(true)
    setProblem(null)
    setSpin(null)
    const response = await post(body)
    if (response.kind !== 'lost') key.current = crypto.randomUUID()
    if (response.kind === 'spun') {
      await turnTo(response.spin.position)
      setSpin(response.spin)
    } else if (response.kind === 'logged-out') {
      refreshPersonal()
      openLogIn({ reason: 'het-han' })
    } else {
      setProblem(response.message)
    }
    setTurning(false)
    if (response.kind !== 'lost') revalidate()
  }

  async function turnTo(position: number) {
    const at = sectorAt(sectors, position)
    if (at === null) return
    const from = rest.current % 360
    const to = restAt(at, sectors.length, ROUNDS)
    rest.current = to
    if (turning.current) await turn(turning.current, from, to)
  }

  return { spin, problem, isTurning, submit }
}

/** Turns an element between two angles, at once for those who want little motion. */
async function turn(element: SVGGElement, from: number, to: number): Promise<void> {
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isQuiet && 'animate' in element) {
    const animation = element.animate(
      [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
      { duration: TURN_MS, easing: 'cubic-bezier(0.12, 0.72, 0.1, 1)' },
    )
    await animation.finished.catch(() => undefined)
  }
  element.setAttribute('transform', `rotate(${to % 360})`)
}

type PostedSpin = SpinResult | { kind: 'lost'; message: string }

async function post(body: URLSearchParams): Promise<PostedSpin> {
  try {
    const response = await fetch('/vong-quay-may-man/luot', { method: 'POST', body })
    return response.ok
      ? ((await response.json()) as SpinResult)
      : { kind: 'lost', message: words.error }
  } catch {
    return { kind: 'lost', message: words.error }
  }
}
