import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { fullDay, vietnamDay, hourText, clockText } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { ErrorNote } from '~/ui/empty-state'
import { refreshPersonal } from '../personal/use-personal'
import { saveLocationPath } from '../places/paths'
import { pageMeta } from '../../seo/page-meta'
import { accountAction, type AccountAction } from './action.server'
import { ConsentSection } from './consent-section'
import { DeviceSection } from './device-section'
import { loadAccount, type AccountData, type AccountProfile } from './load.server'
import { PasswordSection } from './password-section'
import { accountPaths, dataPath } from './paths'
import { ProfileSection } from './profile-section'
import { PushSection } from './push-section'
import { Section, SectionLink } from './section'
import type { AccountPage } from './layout'
import { Button } from '~/ui/button'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form, useFormResult } from '~/ui/form'
import { SelectField } from '~/ui/more-fields'
import { timeLabel } from '../../../domain/frames'
import { NIGHT, QUIET_STEP, WIDEST_NIGHT } from '../../../domain/quiet-hours'
import { formatDong } from '~/ui/price-format'
import { Checkbox } from '~/ui/toggle'

const hotline = brand.hotline.display

/**
 * The customer's legal rights: to download their data and to have them deleted (law 91/2025/QH15).
 */
function DataSection({
  data: { balance, done, lacking },
  deletion,
}: {
  data: AccountData
  deletion: Deletion | null
}) {
  return (
    <Section
      id="du-lieu"
      title={messages.data}
      forms={['erase', 'stay']}
      success={done === 'stay' && !deletion && messages.eraseStayed}
    >
      <p className="muted">{messages.dataText}</p>
      <p>
        {/* The response says that it is a file; the log-in, which may stand in its place, is none. */}
        <Button href={dataPath} size="s">
          {messages.download}
        </Button>
      </p>
      {deletion ? (
        <PendingDeletion deletion={deletion} isNew={done === 'erase'} />
      ) : lacking.includes('DELETION') ? null : (
        <Erase balance={balance} />
      )}
    </Section>
  )
}

type Deletion = NonNullable<AccountProfile['deletion']>

function PendingDeletion({
  deletion: { requestedAt, dueAt },
  isNew,
}: {
  deletion: Deletion
  isNew: boolean
}) {
  return (
    <FocusedNotice kind="info" title={messages.erase} isNew={isNew}>
      <p>
        {formatMessage(messages.eraseSent, {
          time: clockText(requestedAt),
          requested: dayOf(requestedAt),
          due: dayOf(dueAt),
        })}
      </p>
      <Form action={accountPaths.profile} hidden={{ intent: 'stay' }} preventScrollReset>
        <Button size="s" type="submit">
          {messages.eraseStay}
        </Button>
      </Form>
    </FocusedNotice>
  )
}

function Erase({ balance }: { balance: number | null }) {
  const owed =
    balance === null
      ? formatMessage(messages.eraseBalanceUnknown, { hotline })
      : balance > 0
        ? formatMessage(messages.eraseBalance, { amount: formatDong(balance), hotline })
        : null
  const result = useFormResult<AccountAction>()('erase')
  return (
    <details className="account-fold" open={result !== null}>
      <summary>{messages.erase}</summary>
      <Form
        action={accountPaths.profile}
        hidden={{ intent: 'erase' }}
        preventScrollReset
        className="stack stack--tight"
      >
        <p>{messages.eraseText}</p>
        {owed ? <p className="strong">{owed}</p> : null}
        <Checkbox name="sure" value="1" label={messages.eraseSure} error={result?.problems.sure} />
        <Button kind="danger" size="s" type="submit">
          {messages.eraseSend}
        </Button>
      </Form>
    </details>
  )
}

function dayOf(instant: number): string {
  return fullDay(vietnamDay(instant))
}

export const handle: AccountPage<AccountData> = {
  current: 'profile',
  title: ({ profile }) =>
    profile?.name ? formatMessage(messages.hello, { name: profile.name }) : messages.title,
  lead: ({ profile }) =>
    profile && profile.joinedAt !== null
      ? formatMessage(messages.since, {
          brand: brand.name,
          day: fullDay(vietnamDay(profile.joinedAt)),
        })
      : '',
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.metaText,
    path: accountPaths.profile,
    isPublic: false,
  })

/** The account of the session's customer. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return loadAccount(site, request)
}

/** One of the page's forms. */
export const action = accountAction

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /tai-khoan: everything about the customer's own account; all of it works without JavaScript. */
export default function AccountPage() {
  const data = useLoaderData<typeof loader>()
  const { profile, who, done } = data
  useEffect(() => {
    // The header shows the name that has just been saved, also when it is saved once more.
    if (done === 'profile') refreshPersonal()
  }, [done, profile?.name])
  return (
    <>
      {who === 'unknown' ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.failed}</ErrorNote>
      ) : null}
      {profile ? <Sections data={data} profile={profile} /> : null}
    </>
  )
}

function Sections({ data, profile }: { data: AccountData; profile: AccountProfile }) {
  return (
    <>
      <ProfileSection data={data} profile={profile} />
      <SavedAddresses
        addresses={data.addresses}
        maySave={!data.lacking.includes('SAVED_ADDRESSES')}
      />
      <PasswordSection data={data} profile={profile} />
      <DeviceSection data={data} />
      {data.noticeSettings ? (
        <NoticeSection settings={data.noticeSettings} isDone={data.done === 'notices'} />
      ) : null}
      {data.push ? <PushSection push={data.push} done={data.done} /> : null}
      {data.feed ? <FeedSection feed={data.feed} /> : null}
      <ConsentSection data={data} consents={profile.consents} />
      <DataSection data={data} deletion={profile.deletion} />
    </>
  )
}

function SavedAddresses({
  addresses,
  maySave,
}: {
  addresses: AccountData['addresses']
  maySave: boolean
}) {
  if (!maySave && !addresses?.length) return null
  return (
    <Section id="dia-chi" title={messages.places}>
      {addresses === null ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.partFailed}</ErrorNote>
      ) : null}
      {addresses?.length === 0 ? <p className="muted">{messages.placesNone}</p> : null}
      {addresses && addresses.length > 0 ? (
        <ul className="account-list">
          {addresses.map(({ id, name, address }) => (
            <li key={id}>
              <span className="strong">{name}</span>
              <span className="small muted">{address}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {maySave ? (
        <SectionLink to={saveLocationPath({})}>{messages.placesManage}</SectionLink>
      ) : null}
    </Section>
  )
}

/** A calendar that follows their appointments, and the way to end it. */
function FeedSection({ feed: { address } }: { feed: NonNullable<AccountData['feed']> }) {
  return (
    <Section id="lich" title={messages.feed} forms={['openFeed', 'closeFeed']}>
      <p className="muted">{messages.feedText}</p>
      <div className="row">
        {address ? (
          <Button size="s" href={address}>
            {messages.feedFollow}
          </Button>
        ) : null}
        <Form
          action={accountPaths.profile}
          hidden={{ intent: address ? 'closeFeed' : 'openFeed' }}
          preventScrollReset
        >
          <Button size="s" type="submit" kind={address ? 'danger' : 'quiet'}>
            {address ? messages.feedClose : messages.feedOpen}
          </Button>
        </Form>
      </div>
      {address ? <p className="small muted">{messages.feedKey}</p> : null}
    </Section>
  )
}

type Settings = NonNullable<AccountData['noticeSettings']>

/** How the customer wants messages about their bookings: channels and quiet hours. */
function NoticeSection({
  settings: { channels, quietFrom, quietUntil },
  isDone,
}: {
  settings: Settings
  isDone: boolean
}) {
  return (
    <Section
      id="tin-nhan"
      title={messages.notices}
      forms={['notices']}
      success={isDone && messages.noticesSaved}
    >
      <p className="muted">{messages.noticesText}</p>
      <Form
        action={accountPaths.profile}
        hidden={{ intent: 'notices' }}
        preventScrollReset
        className="stack"
      >
        <SelectField
          key={`channels ${channels.join()}`}
          label={messages.noticeChannels}
          name="channels"
          defaultValue={channels.join(',')}
          options={Object.entries(messages.noticeChoices).map(([value, label]) => ({
            value,
            label,
          }))}
        />
        <SelectField
          key={`from ${quietFrom}`}
          label={messages.quietFrom}
          name="quietFrom"
          defaultValue={String(quietFrom)}
          options={hours(WIDEST_NIGHT.from, NIGHT.from)}
        />
        <SelectField
          key={`until ${quietUntil}`}
          label={messages.quietUntil}
          name="quietUntil"
          defaultValue={String(quietUntil)}
          options={hours(NIGHT.until, WIDEST_NIGHT.until)}
        />
        <div>
          <Button type="submit" size="s">
            {messages.noticesSave}
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
