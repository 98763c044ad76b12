import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, Form } from '@remix-run/react'
import { useEffect } from 'react'
import { fullDay, vietnamDay, hourText, clockText } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { ErrorNote } from '~/ui/empty-state'
import { refreshPersonal } from '../personal/use-personal'
import { saveLocationPath } from '../places/paths'
import { pageMeta } from '../../seo/page-meta'
import { accountAction } from './action.server'
import { ConsentSection } from './consent-section'
import { DeviceSection } from './device-section'
import { loadAccount, type AccountData, type AccountViewer } from './load.server'
import { PasswordSection } from './password-section'
import { accountPaths, dataPath } from './paths'
import { ProfileSection } from './profile-section'
import { PushSection } from './push-section'
import { Section, SectionLink } from './section'
import type { AccountPage } from './layout'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import { SelectField } from '~/ui/field'
import { timeLabel } from '../../../domain/frames'
import { NIGHT, QUIET_STEP, WIDEST_NIGHT } from '../../../domain/quiet-hours'
import { noticeChoices } from './notice-choices'
import { formatDong } from '~/ui/price-format'
import { Checkbox } from '~/ui/toggle'

const hotline = brand.hotline.display

/**
 * The customer's legal rights: to download their data and to have them deleted (law 91/2025/QH15).
 */
function DataSection({
  data: { account, done },
  balance,
  problem,
}: {
  data: AccountData
  balance: number
  problem: string | null
}) {
  return (
    <Section id="du-lieu" title={messages.data}>
      <p className="muted">{messages.dataText}</p>
      <p>
        <Button href={dataPath} size="s" download>
          {messages.download}
        </Button>
      </p>
      {done === 'stay' && !account?.deletion && !problem ? (
        <Notice kind="success">{messages.eraseStayed}</Notice>
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
    <Notice kind="info" title={messages.erase}>
      <p>
        {formatMessage(messages.eraseSent, {
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
          {messages.eraseStay}
        </Button>
      </Form>
    </Notice>
  )
}

function Erase({ balance, problem }: { balance: number; problem: string | null }) {
  const isBusy = useSending('intent', 'erase')
  return (
    <details className="account-fold" open={problem !== null}>
      <summary>{messages.erase}</summary>
      <Form
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        className="stack stack--tight"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="erase" />
        <p>{messages.eraseText}</p>
        {balance > 0 ? (
          <p className="strong">
            {formatMessage(messages.eraseBalance, { amount: formatDong(balance), hotline })}
          </p>
        ) : null}
        <Checkbox name="sure" value="1" label={messages.eraseSure} error={problem} />
        <Button kind="danger" size="s" type="submit" busy={isBusy}>
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
  title: ({ viewer }) =>
    viewer?.name ? formatMessage(messages.hello, { name: viewer.name }) : messages.title,
  lead: ({ viewer, account }) =>
    viewer && account
      ? formatMessage(messages.since, {
          brand: brand.name,
          day: fullDay(vietnamDay(account.joinedAt)),
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
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  return accountAction(site, await readBody(request))
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /tai-khoan: everything about the customer's own account; all of it works without JavaScript. */
export default function AccountPage() {
  const data = useLoaderData<typeof loader>()
  const { viewer, who, done } = data
  useEffect(() => {
    // The header shows the name that has just been saved, also when it is saved once more.
    if (done === 'profile') refreshPersonal()
  }, [done, viewer?.name])
  return (
    <>
      {who === 'unknown' ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.failed}</ErrorNote>
      ) : null}
      {viewer ? <Sections data={data} viewer={viewer} /> : null}
    </>
  )
}

function Sections({ data, viewer }: { data: AccountData; viewer: AccountViewer }) {
  const result = useActionData<typeof action>()
  useEffect(() => {
    if (result) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [result])
  const logOutProblem = data.isStillLoggedIn && !result ? messages.outFailed : null
  return (
    <>
      <ProfileSection
        data={data}
        viewer={viewer}
        result={result?.about === 'profile' ? result : null}
      />
      <SavedAddresses addresses={data.addresses} />
      <PasswordSection
        viewer={viewer}
        isDone={data.done === 'password' && !result}
        result={result?.about === 'password' ? result : null}
      />
      <DeviceSection
        sessions={data.account?.sessions ?? null}
        isDone={data.done === 'device' && !result}
        problem={result?.about === 'devices' ? result.message : logOutProblem}
      />
      {data.account?.noticeSettings ? (
        <NoticeSection
          settings={data.account.noticeSettings}
          isDone={data.done === 'notices' && !result}
          problem={result?.about === 'notices' ? result.message : null}
        />
      ) : null}
      {data.push ? (
        <PushSection
          push={data.push}
          done={result ? null : data.done}
          problem={result?.about === 'push' ? result.message : null}
        />
      ) : null}
      {data.feed ? (
        <FeedSection feed={data.feed} problem={result?.about === 'feed' ? result.message : null} />
      ) : null}
      <ConsentSection
        consents={viewer.consents}
        texts={data.account?.consentWords ?? null}
        isDone={data.done === 'consent' && !result}
        result={result?.about === 'consent' ? result : null}
      />
      <DataSection
        data={data}
        balance={viewer.balance ?? 0}
        problem={result?.about === 'erase' ? result.message : null}
      />
    </>
  )
}

function SavedAddresses({ addresses }: { addresses: AccountData['addresses'] }) {
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
      <SectionLink to={saveLocationPath({})}>{messages.placesManage}</SectionLink>
    </Section>
  )
}

/** A calendar that follows their appointments, and the way to end it. */
function FeedSection({
  feed: { address },
  problem,
}: {
  feed: NonNullable<AccountData['feed']>
  problem: string | null
}) {
  const intent = address ? 'closeFeed' : 'openFeed'
  const isBusy = useSending('intent', intent)
  return (
    <Section id="lich" title={messages.feed}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <p className="muted">{messages.feedText}</p>
      <div className="row">
        {address ? (
          <Button size="s" href={address}>
            {messages.feedFollow}
          </Button>
        ) : null}
        <Form
          method="post"
          action={accountPaths.profile}
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value={intent} />
          <Button size="s" type="submit" kind={address ? 'danger' : 'quiet'} busy={isBusy}>
            {address ? messages.feedClose : messages.feedOpen}
          </Button>
        </Form>
      </div>
      {address ? <p className="small muted">{messages.feedKey}</p> : null}
    </Section>
  )
}

type Settings = NonNullable<NonNullable<AccountData['account']>['noticeSettings']>

/** How the customer wants messages about their bookings: channels and quiet hours. */
function NoticeSection({
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
    <Section id="tin-nhan" title={messages.notices}>
      {isDone ? <Notice kind="success">{messages.noticesSaved}</Notice> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <p className="muted">{messages.noticesText}</p>
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
          label={messages.noticeChannels}
          name="channels"
          defaultValue={channels.join(',')}
          options={noticeChoices.map((choice) => ({
            value: choice,
            label: messages.noticeChoices[choice],
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
          <Button type="submit" size="s" busy={isBusy}>
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
