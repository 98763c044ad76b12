import { Form } from '@remix-run/react'
import { hourText } from '~/booking/time/vietnam-day'
import { profile as words } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import { timeLabel } from '../../../domain/frames'
import { NIGHT, QUIET_STEP, WIDEST_NIGHT } from '../../../domain/quiet-hours'
import type { AccountData } from './load.server'
import { noticeChoices } from './notice-choices'
import { accountPaths } from './paths'
import { Section } from './section'

type Settings = NonNullable<NonNullable<AccountData['account']>['noticeSettings']>

/** How the customer wants messages about their bookings: channels and quiet hours. */
export function NoticeSection({
  settings: { channels, quietFrom, quietUntil },
  isDone,
  problem,
}: {
  settings: Settings
  isDone: boolean
  problem: string | null
}) {
  const isBusy = useSending('intent', 'notices')
  return (
    <Section id="tin-nhan" title={words.notices}>
      {isDone ? <Notice kind="success">{words.noticesSaved}</Notice> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <p className="muted">{words.noticesText}</p>
      <Form
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        className="stack"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="notices" />
        <SelectField
          key={`channels ${channels.join()}`}
          label={words.noticeChannels}
          name="channels"
          defaultValue={channels.join(',')}
          options={noticeChoices.map((choice) => ({
            value: choice,
            label: words.noticeChoices[choice],
          }))}
        />
        <SelectField
          key={`from ${quietFrom}`}
          label={words.quietFrom}
          name="quietFrom"
          defaultValue={String(quietFrom)}
          options={hours(WIDEST_NIGHT.from, NIGHT.from)}
        />
        <SelectField
          key={`until ${quietUntil}`}
          label={words.quietUntil}
          name="quietUntil"
          defaultValue={String(quietUntil)}
          options={hours(NIGHT.until, WIDEST_NIGHT.until)}
        />
        <div>
          <Button type="submit" size="s" busy={isBusy}>
            {words.noticesSave}
          </Button>
        </div>
      </Form>
    </Section>
  )
}

/** Half hours, both ends included. */
function hours(from: number, until: number) {
  return Array.from({ length: (until - from) / QUIET_STEP + 1 }, (_none, index) => {
    const minutes = from + index * QUIET_STEP
    return { value: String(minutes), label: hourText(timeLabel(minutes)) }
  })
}
