import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import type { Elements } from '~/ui/elements'
import { Picture } from '~/ui/picture'

/** A gift in a list: its picture, its name, its description. */
export function GiftCard({
  name,
  image,
  children,
}: {
  name: string
  image: string
  children?: Elements
}) {
  return (
    <li className="wheel-gift">
      <Picture src={image} width={72} height={54} alt="" shape="soft" />
      <div className="wheel-gift__words">
        <h2 className="wheel-gift__name">{name}</h2>
        {children}
      </div>
    </li>
  )
}

/** The code of a gift and how long it works; without one, where the gift is. */
export function GiftCode({
  kind,
  code,
  expiresAt,
  now,
}: {
  kind: string
  code: string | null
  expiresAt: number | null
  now: number
}) {
  if (kind === 'NONE') return null
  if (!code)
    return (
      <p className="small muted">
        {kind === 'POINTS' || kind === 'SPIN' ? messages.there : messages.asOffer}
      </p>
    )
  return (
    <>
      <p className="wheel-code">
        <span className="small muted">{messages.code}</span> <strong className="num">{code}</strong>
      </p>
      {expiresAt === null ? null : (
        <p className="small muted">
          {expiresAt < now
            ? messages.expired
            : formatMessage(messages.validUntil, { date: dateText(expiresAt) })}
        </p>
      )}
    </>
  )
}

/** `21/11/2026` in Vietnam. */
export function dateText(at: number): string {
  return fullDay(vietnamDay(at))
}
