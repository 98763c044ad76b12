import { Form } from '@remix-run/react'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { profile as words } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { formatDong } from '~/ui/price-format'
import { Checkbox } from '~/ui/toggle'
import { useSending } from '~/ui/use-sending'
import type { AccountData } from './load.server'
import { accountPaths, dataPath } from './paths'
import { Section } from './section'

const hotline = brand.hotline.display

/**
 * The customer's legal rights: to download their data and to have them deleted (law 91/2025/QH15).
 */
export function DataSection({
  data: { account, done },
  balance,
  problem,
}: {
  data: AccountData
  balance: number
  problem: string | null
}) {
  return (
    <Section id="du-lieu" title={words.data}>
      <p className="muted">{words.dataText}</p>
      <p>
        <Button href={dataPath} size="s" download>
          {words.download}
        </Button>
      </p>
      {done === 'stay' && !account?.deletion && !problem ? (
        <Notice kind="success">{words.eraseStayed}</Notice>
      ) : null}
      {account?.deletion ? (
        <PendingDeletion deletion={account.deletion} />
      ) : (
        <Erase balance={balance} problem={problem} />
      )}
    </Section>
  )
}

type Deletion = NonNullable<NonNullable<AccountData['account']>['deletion']>

function PendingDeletion({ deletion: { requestedAt, dueAt } }: { deletion: Deletion }) {
  const isBusy = useSending('intent', 'stay')
  return (
    <Notice kind="info" title={words.erase}>
      <p>
        {formatMessage(words.eraseSent, {
          time: clockText(requestedAt),
          requested: dayOf(requestedAt),
          due: dayOf(dueAt),
        })}
      </p>
      <Form
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <Button size="s" type="submit" name="intent" value="stay" busy={isBusy}>
          {words.eraseStay}
        </Button>
      </Form>
    </Notice>
  )
}

function Erase({ balance, problem }: { balance: number; problem: string | null }) {
  const isBusy = useSending('intent', 'erase')
  return (
    <details className="account-fold" open={problem !== null}>
      <summary>{words.erase}</summary>
      <Form
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        className="stack stack--tight"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="erase" />
        <p>{words.eraseText}</p>
        {balance > 0 ? (
          <p className="strong">
            {formatMessage(words.eraseBalance, { amount: formatDong(balance), hotline })}
          </p>
        ) : null}
        <Checkbox name="sure" value="1" label={words.eraseSure} error={problem} />
        <Button kind="danger" size="s" type="submit" busy={isBusy}>
          {words.eraseSend}
        </Button>
      </Form>
    </details>
  )
}

function dayOf(instant: number): string {
  return fullDay(vietnamDay(instant))
}
