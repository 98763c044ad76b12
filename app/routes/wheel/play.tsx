import { useEffect, useRef, useState } from 'react'
import { formatMessage } from '~/messages/format-message'
import { wheel as words } from '~/messages/vi/wheel'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { SpinShown } from './actions.server'
import { Balance } from './balance'
import { GiftCode } from './gift-card'
import { paths } from './paths'
import { sectorAt } from './rotation'
import { useSpin } from './use-spin'
import { type Sector, WheelPicture } from './wheel-picture'

type PlayProps = {
  wheel: { id: number; name: string; sectors: Sector[] }
  account: { spinsLeft: number; points: number }
  /** Key of the first spin on this page. */
  spinKey: string
  /** A spin that was made without JavaScript. */
  shown: SpinShown | null
  problem: string | null
  now: number
}

/** The wheel with what is needed to turn it: a form that works by itself, and in place where scripts run. */
export function Play({ wheel, account, spinKey, shown, problem, now }: PlayProps) {
  const turning = useRef<SVGGElement>(null)
  const at = sectorAt(wheel.sectors, shown?.position)
  const {
    spin,
    problem: refused,
    isTurning,
    submit,
  } = useSpin({ turning, sectors: wheel.sectors, at, firstKey: spinKey })
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
      <WheelPicture ref={turning} name={wheel.name} sectors={wheel.sectors} at={stoppedAt} />
      <div className="wheel-play__side">
        {spinsLeft > 0 || isTurning ? (
          <form method="post" action={paths.wheel} onSubmit={(event) => void submit(event)}>
            <input type="hidden" name="wheelId" value={wheel.id} />
            <input type="hidden" name="key" value={spinKey} />
            <Button kind="primary" type="submit" wide busy={isTurning} data-track="wheel_spin">
              {isTurning ? words.spinning : words.spin}
            </Button>
          </form>
        ) : (
          <div className="stack stack--tight">
            <p>{words.noSpins}</p>
            <Button kind="primary" wide to={paths.quests}>
              {words.earnSpins}
            </Button>
            <Button wide to={paths.packs}>
              {words.buySpins}
            </Button>
          </div>
        )}
        <Balance spinsLeft={spinsLeft} points={points} />
        <div aria-live="polite">
          {result ? <Result spin={result} isNew={result === spin} now={now} /> : null}
        </div>
        {notice ? <Notice kind="error">{notice}</Notice> : null}
      </div>
    </div>
  )
}

function Result({ spin, isNew, now }: { spin: SpinShown; isNew: boolean; now: number }) {
  const isBlank = spin.kind === 'NONE'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <section
      className="wheel-result"
      aria-label={words.resultTitle}
      data-testid="spin-result"
      data-kind={spin.kind}
    >
      <h2 ref={heading} className="h3">
        {isBlank ? words.blankTitle : words.wonTitle}
      </h2>
      <p>{isBlank ? spin.giftName : formatMessage(words.won, { gift: spin.giftName })}</p>
      <GiftCode kind={spin.kind} code={spin.code} expiresAt={spin.expiresAt} now={now} />
      {spin.code ? <p className="small">{words.showAtSalon}</p> : null}
      {isBlank ? null : (
        <Button size="s" to={paths.mine}>
          {words.toMine}
        </Button>
      )}
    </section>
  )
}
