import {
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import {
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from '@remix-run/react'
import * as z from 'zod'
import { form, formAction, text } from '~/form.server'
import { logClientError } from '~/browser/log-client-error'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { byId } from '~/persisted-document'
import { sentenceOf } from '~/refusal'
import { ErrorNote } from '~/ui/empty-state'
import { freshOr } from '~/ui/use-look-again'
import {
  SpinWheelDocument,
  WheelPageDocument,
  type SpinPartsFragment as SpinShown,
} from '../../../schema/generated/graphql'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'
import { LogInNeeded } from '../auth/log-in-needed'
import { logInStatusOf } from '../auth/log-in-status'
import { Balance, type WheelPage } from './layout'
import { useEffect, useRef, useState, type FormEvent, type RefObject, forwardRef } from 'react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { GiftCode } from './gift-card'
import { sectorAt, restAt, labelTransform, linesOf, middleOf, sectorPath } from './rotation'
import { useLogIn } from '~/routes/auth/log-in-provider'
import { refreshPersonal } from '~/routes/personal/use-personal'

const spinWheel = byId(SpinWheelDocument)

/** A sector as it is drawn. */
type Sector = { position: number; label: string }

const RADIUS = 96
const LABEL_AT = 58
const LINE = 9

/** The wheel; `at` is the sector under the pointer. The reference is the part that turns. */
const WheelPicture = forwardRef<
  SVGGElement,
  { name: string; sectors: readonly Sector[]; at: number | null }
>(function WheelPicture({ name, sectors, at }, turning) {
  const count = sectors.length
  const rest = at ? restAt(at, count) : 0
  const labels = sectors.map(({ label }) => label).join(', ')
  return (
    <svg
      className="wheel"
      viewBox="-110 -116 220 226"
      role="img"
      aria-label={formatMessage(messages.picture, { name, n: count, labels })}
    >
      <circle r={104} className="wheel__rim" />
      {/* An attribute, because a style in the page's text would be refused; the browser turns it by script. */}
      <g ref={turning} className="wheel__turning" transform={`rotate(${rest})`}>
        {sectors.map((sector, index) => (
          <g
            key={sector.position}
            className={`wheel__sector wheel__sector--${toneOf(index, count)}`}
          >
            <path d={sectorPath(index + 1, count, RADIUS)} />
            <g transform={labelTransform(middleOf(index + 1, count), rest, LABEL_AT)}>
              {linesOf(sector.label).map((line, row, lines) => (
                <text
                  key={line}
                  y={(row - (lines.length - 1) / 2) * LINE}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {line}
                </text>
              ))}
            </g>
          </g>
        ))}
      </g>
      <circle r={16} className="wheel__hub" />
      <path className="wheel__pointer" d="M-9 -114H9L0 -92Z" />
    </svg>
  )
})

/** Adjacent sectors differ: three tones in turn, and the last sector never has that of the first. */
function toneOf(index: number, count: number): 'a' | 'b' | 'c' {
  if (index === count - 1 && index % 3 === 0) return 'b'
  return (['a', 'b', 'c'] as const)[index % 3]!
}

/** Ms that the wheel turns, and the number of whole turns. */
const TURN_MS = 3800
const ROUNDS = 6

/**
 * Spins the wheel in place: sends the request, turns to the sector that the server drew, then shows
 * the gift. The key stays the same until a response has come, so a lost connection never spins
 * twice.
 */
function useSpin({
  wheelId,
  turning,
  sectors,
  at,
  firstKey,
}: {
  wheelId: string
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
    setTurning(true)
    setProblem(null)
    setSpin(null)
    const response = await post({ wheelId, key: key.current })
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

/** What came of a spin; `lost`: nobody knows whether it was made. */
type PostedSpin =
  | { kind: 'spun'; spin: SpinShown }
  | { kind: 'logged-out' }
  | { kind: 'refused' | 'lost'; message: string }

async function post(turn: { wheelId: string; key: string }): Promise<PostedSpin> {
  try {
    const { currentClient, isLoggedOut } = await import('~/urql/client')
    const { data, error } = await currentClient().mutation(spinWheel, turn).toPromise()
    const result = data?.spinWheel
    if (result?.__typename === 'Spun') return { kind: 'spun', spin: result.spin }
    if (result) return { kind: 'refused', message: sentenceOf(result, messages.error) }
    if (isLoggedOut(error)) return { kind: 'logged-out' }
  } catch (error) {
    logClientError(error)
  }
  return { kind: 'lost', message: messages.error }
}

type PlayProps = {
  wheel: { id: string; name: string; sectors: Sector[] }
  account: { spinsLeft: number; points: number }
  /** Key of the first spin on this page. */
  spinKey: string
  /** A spin that was made without JavaScript. */
  shown: SpinShown | null
  problem: string | null
  now: number
}

/** The wheel with what is needed to turn it: a form that works by itself, and in place where scripts run. */
function Play({ wheel, account, spinKey, shown, problem, now }: PlayProps) {
  const turning = useRef<SVGGElement>(null)
  const at = sectorAt(wheel.sectors, shown?.position)
  const {
    spin,
    problem: refused,
    isTurning,
    submit,
  } = useSpin({ wheelId: wheel.id, turning, sectors: wheel.sectors, at, firstKey: spinKey })
  const result = isTurning ? null : (spin ?? shown)
  // Labels are turned for the sector at which the wheel has stopped last, also while it turns again.
  const [stoppedAt, setStoppedAt] = useState(at)
  const drawn = sectorAt(wheel.sectors, spin?.position)
  if (drawn && drawn !== stoppedAt) setStoppedAt(drawn)
  const notice = refused ?? (spin ? null : problem)
  // The server has counted the spin already; the new count is shown when the wheel has stopped.
  const [before, setBefore] = useState(account)
  if (!isTurning && before !== account) setBefore(account)
  const { spinsLeft, points } = isTurning ? before : account
  return (
    <div className="wheel-play">
      {/* The gift lies over the wheel that has drawn it, where the customer looks. */}
      <div className="wheel-stage">
        <WheelPicture ref={turning} name={wheel.name} sectors={wheel.sectors} at={stoppedAt} />
        <div className="wheel-stage__result" aria-live="polite">
          {result ? <Result spin={result} isNew={result === spin} now={now} /> : null}
        </div>
      </div>
      <div className="wheel-play__side">
        {spinsLeft > 0 || isTurning ? (
          <form method="post" action={paths.wheel} onSubmit={(event) => void submit(event)}>
            <input type="hidden" name="wheelId" value={wheel.id} />
            <input type="hidden" name="key" value={spinKey} />
            <Button kind="primary" type="submit" wide busy={isTurning} data-track="wheel_spin">
              {isTurning ? messages.spinning : messages.spin}
            </Button>
          </form>
        ) : (
          <div className="stack stack--tight">
            <p>{messages.noSpins}</p>
            <Button kind="primary" wide to={paths.quests}>
              {messages.earnSpins}
            </Button>
            <Button wide to={paths.packs}>
              {messages.buySpins}
            </Button>
          </div>
        )}
        <Balance spinsLeft={spinsLeft} points={points} />
        {notice ? <Notice kind="error">{notice}</Notice> : null}
      </div>
    </div>
  )
}

function Result({ spin, isNew, now }: { spin: SpinShown; isNew: boolean; now: number }) {
  const isBlank = spin.kind === 'NONE'
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <section
      ref={section}
      className="wheel-result"
      aria-label={messages.resultTitle}
      data-testid="spin-result"
      data-kind={spin.kind}
    >
      <h2 className="h3">{isBlank ? messages.blankTitle : messages.wonTitle}</h2>
      <p>{isBlank ? spin.giftName : formatMessage(messages.won, { gift: spin.giftName })}</p>
      <GiftCode kind={spin.kind} code={spin.code} expiresAt={spin.expiresAt} now={now} />
      {spin.code ? <p className="small">{messages.showAtSalon}</p> : null}
      {isBlank ? null : (
        <Button size="s" to={paths.mine}>
          {messages.toMine}
        </Button>
      )}
    </section>
  )
}

export const handle: WheelPage<SerializeFrom<typeof loader>> = {
  current: 'wheel',
  title: ({ wheel }) => wheel?.name ?? messages.name,
  lead: messages.lead,
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { page: messages.name, path: paths.wheel })

/** The wheel and what the customer has to play with; `?lan-quay=` shows a spin that was made without JavaScript. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: messages.name, path: paths.wheel }))
  const spinId = new URL(request.url).searchParams.get('lan-quay')
  const response = await site.gateway.query(WheelPageDocument, { withSpins: spinId !== null })
  const { wheel, viewer } = response.ok ? response.data : { wheel: null, viewer: null }
  const spin =
    viewer?.wheelSpins?.nodes.find(({ id, wheelId }) => id === spinId && wheelId === wheel?.id) ??
    null
  const who = logInStatusOf(response)
  const account = viewer?.wheelAccount ?? null
  return {
    now: response.ok ? response.data.now : site.now,
    who,
    wheel,
    account,
    winners: wheel?.winners ?? null,
    spin,
    key: crypto.randomUUID(),
    /** A customer who may be logged in cannot play. */
    isFailed: who !== 'logged-out' && !(who === 'member' && wheel && account),
  }
}

let loaded: SerializeFrom<typeof loader> | null = null

/** The loader's data; what a member sees already, with a drawn gift, while it cannot be read again. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const last = loaded?.who === 'member' ? loaded : null
  return (loaded = await freshOr(last, () => serverLoader<typeof loader>()))
}
clientLoader.hydrate = true

/** A spin without JavaScript: its result has an address of its own, so that a reload does not spin again. */
export const action = formAction(messages.error, {
  default: form(z.object({ wheelId: text, key: text }), async (turn, { run }) => {
    const result = await run(SpinWheelDocument, turn)
    return result.__typename === 'Spun'
      ? redirect(`${paths.wheel}?lan-quay=${result.spin.id}`, 303)
      : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man: the lucky wheel. */
export default function WheelPage() {
  const { now, who, wheel, account, winners, spin, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  useEffect(() => () => void (loaded = null), [])
  return (
    <>
      {wheel && wheel.sectors.length > 0 ? (
        who === 'member' && account ? (
          <Play
            key={wheel.id}
            wheel={wheel}
            account={account}
            spinKey={key}
            shown={spin}
            problem={refused?.message ?? null}
            now={now}
          />
        ) : (
          <>
            <WheelPicture name={wheel.name} sectors={wheel.sectors} at={null} />
            {who === 'logged-out' ? (
              <LogInNeeded title={messages.logInTitle} text={messages.logInText} />
            ) : (
              <ErrorNote retryTo={paths.wheel}>{messages.listFailed}</ErrorNote>
            )}
          </>
        )
      ) : (
        <ErrorNote retryTo={paths.wheel}>{messages.failed}</ErrorNote>
      )}
      <Winners winners={winners} />
    </>
  )
}

function Winners({
  winners,
}: {
  winners: { name: string; giftName: string; at: number }[] | null
}) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.winners}</h2>
      {winners === null ? <ErrorNote retryTo={paths.wheel}>{messages.listFailed}</ErrorNote> : null}
      {winners?.length === 0 ? <p className="muted">{messages.noWinners}</p> : null}
      <ul className="wheel-winners">
        {winners?.slice(0, 8).map(({ name, giftName, at }, index) => (
          <li key={`${at} ${index}`}>{formatMessage(messages.winner, { name, gift: giftName })}</li>
        ))}
      </ul>
    </section>
  )
}
