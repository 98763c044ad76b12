import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { profile as words } from '~/messages/vi/profile'
import { ErrorNote } from '~/ui/empty-state'
import { refreshPersonal } from '../personal/use-personal'
import { saveLocationPath } from '../places/paths'
import { pageMeta } from '../../seo/page-meta'
import { accountAction } from './action.server'
import { ConsentSection } from './consent-section'
import { DataSection } from './data-section'
import { DeviceSection } from './device-section'
import { FeedSection } from './feed-section'
import { loadAccount, type AccountData, type AccountViewer } from './load.server'
import { NoticeSection } from './notice-section'
import { PasswordSection } from './password-section'
import { accountPaths } from './paths'
import { ProfileSection } from './profile-section'
import { PushSection } from './push-section'
import { Section, SectionLink } from './section'
import type { AccountPage } from './layout'

export const handle: AccountPage<AccountData> = {
  current: 'profile',
  title: ({ viewer }) =>
    viewer?.name ? formatMessage(words.hello, { name: viewer.name }) : words.title,
  lead: ({ viewer, account }) =>
    viewer && account
      ? formatMessage(words.since, {
          brand: brand.name,
          day: fullDay(vietnamDay(account.joinedAt)),
        })
      : '',
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.metaTitle, { brand: brand.name }),
    description: words.metaText,
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
        <ErrorNote retryTo={accountPaths.profile}>{words.failed}</ErrorNote>
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
  const logOutProblem = data.isStillLoggedIn && !result ? words.outFailed : null
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
    <Section id="dia-chi" title={words.places}>
      {addresses === null ? (
        <ErrorNote retryTo={accountPaths.profile}>{words.partFailed}</ErrorNote>
      ) : null}
      {addresses?.length === 0 ? <p className="muted">{words.placesNone}</p> : null}
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
      <SectionLink to={saveLocationPath({})}>{words.placesManage}</SectionLink>
    </Section>
  )
}
