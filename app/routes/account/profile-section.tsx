import { Form } from '@remix-run/react'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import type { AccountResult } from './action.server'
import type { AccountData, AccountViewer } from './load.server'
import { maskedPhone } from './masked-phone'
import { accountPaths } from './paths'
import { Section } from './section'

type ProfileSectionProps = {
  data: AccountData
  viewer: AccountViewer
  result: Extract<AccountResult, { about: 'profile' }> | null
}

const hotline = brand.hotline.display

/** The customer's optional personal details. */
export function ProfileSection({
  data: { account, done, now },
  viewer,
  result,
}: ProfileSectionProps) {
  const isBusy = useSending('intent', 'profile')
  const born = birthdayOf(viewer)
  const typed = result?.typed ?? {
    name: viewer.name,
    email: viewer.email ?? '',
    gender: account?.gender ?? '',
    birthday: born,
  }
  const problems = result?.problems ?? {}
  return (
    <Section id="ho-so" title={messages.info}>
      {problems[''] ? <Notice kind="error">{problems['']}</Notice> : null}
      {done === 'profile' && !result ? <Notice kind="success">{messages.saved}</Notice> : null}
      <dl className="account-fact">
        <dt>{messages.phone}</dt>
        <dd className="strong">{maskedPhone(viewer.phone)}</dd>
        <dd className="small muted">{messages.phoneHint}</dd>
      </dl>
      <Form
        method="post"
        action={accountPaths.profile}
        noValidate
        preventScrollReset
        className="stack"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="profile" />
        <TextField
          label={messages.name}
          name="name"
          autoComplete="name"
          hint={messages.nameHint}
          defaultValue={typed.name}
          error={problems.name}
        />
        <TextField
          label={messages.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          defaultValue={typed.email}
          error={problems.email}
        />
        <SelectField
          label={messages.gender}
          name="gender"
          options={Object.entries(messages.genders).map(([value, label]) => ({ value, label }))}
          defaultValue={typed.gender}
          error={problems.gender}
        />
        <TextField
          label={messages.birthday}
          name="birthday"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={vietnamDay(now)}
          readOnly={born !== ''}
          hint={formatMessage(born === '' ? messages.birthdayHint : messages.birthdayStands, {
            hotline,
          })}
          defaultValue={typed.birthday}
          error={problems.birthday}
        />
        <Button kind="primary" type="submit" wide busy={isBusy}>
          {messages.save}
        </Button>
      </Form>
    </Section>
  )
}

/** As a date's field has it, '' while it is not known whole. */
function birthdayOf({ birthDay, birthMonth, birthYear }: AccountViewer): string {
  if (birthDay === null || birthMonth === null || birthYear === null) return ''
  return [
    String(birthYear).padStart(4, '0'),
    ...[birthMonth, birthDay].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}
