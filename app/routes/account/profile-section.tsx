import { vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { SelectField } from '~/ui/more-fields'
import { Form, useFormResult } from '~/ui/form'
import type { AccountAction } from './action.server'
import type { AccountData, AccountProfile } from './load.server'
import { accountPaths } from './paths'
import { maskedPhone, Section } from './section'

const hotline = brand.hotline.display

/** The customer's optional personal details. The form saves all of them, so it needs them all. */
export function ProfileSection({
  data: { done, now, isGenderFailed },
  profile,
}: {
  data: AccountData
  profile: AccountProfile
}) {
  const result = useFormResult<AccountAction>()('profile')
  const born = birthdayOf(profile)
  const typed = result?.typed ?? {
    name: profile.name ?? '',
    email: profile.email ?? '',
    gender: profile.gender ?? '',
    birthday: born,
  }
  const { problems = {} } = result ?? {}
  return (
    <Section
      id="ho-so"
      title={messages.info}
      forms={['profile']}
      success={done === 'profile' && messages.saved}
    >
      <dl className="account-fact">
        <dt>{messages.phone}</dt>
        <dd className="strong">{maskedPhone(profile.phone)}</dd>
        <dd className="small muted">{messages.phoneHint}</dd>
      </dl>
      {isGenderFailed ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.partFailed}</ErrorNote>
      ) : (
        <Form
          action={accountPaths.profile}
          hidden={{ intent: 'profile' }}
          noValidate
          preventScrollReset
          className="stack"
        >
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
          <Button kind="primary" type="submit" wide>
            {messages.save}
          </Button>
        </Form>
      )}
    </Section>
  )
}

/** As a date's field has it, '' while it is not known whole. */
function birthdayOf({ birthDay, birthMonth, birthYear }: AccountProfile): string {
  if (birthDay === null || birthMonth === null || birthYear === null) return ''
  return [
    String(birthYear).padStart(4, '0'),
    ...[birthMonth, birthDay].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}
