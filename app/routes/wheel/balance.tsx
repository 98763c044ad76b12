import { wheel as messages } from '~/messages/vi/wheel'

/** Spins and points that the customer has. */
export function Balance({ spinsLeft, points }: { spinsLeft?: number; points: number }) {
  return (
    <dl className="wheel-balance">
      {spinsLeft === undefined ? null : (
        <div>
          <dt>{messages.spinsLeft}</dt>
          <dd className="num" data-testid="spins-left">
            {spinsLeft}
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.points}</dt>
        <dd className="num" data-testid="points">
          {points}
        </dd>
      </div>
    </dl>
  )
}
