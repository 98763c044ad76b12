import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import { WheelQuestsDocument, type WheelQuestsQuery } from '../../../schema/generated/graphql'
import { claimOnce, notDone } from './actions.server'
import { Balance } from './balance'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { wheelMeta } from './meta'
import { paths } from './paths'
import { logInStatusOf } from '../auth/log-in-status'
import type { WheelPage } from './layout'

export const handle: WheelPage = {
  current: 'quests',
  title: messages.tabs.quests,
  lead: messages.questsText,
  logIn: { stands: 'before' },
}

export const meta: MetaFunction = ({ matches }) =>
  wheelMeta(matches, { page: messages.tabs.quests, path: paths.quests, text: messages.questsText })

/** The quests, and those that the customer may claim. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(
    site,
    trailTo(
      { name: messages.name, path: paths.wheel },
      { name: messages.tabs.quests, path: paths.quests },
    ),
  )
  const response = await site.gateway.query(WheelQuestsDocument, {})
  const { wheelQuests: quests, wheelAccount: account } = response.ok
    ? response.data
    : { wheelQuests: null, wheelAccount: null }
  return {
    who: logInStatusOf(response),
    quests,
    account,
    isClaimed: new URL(request.url).searchParams.has('da-nhan'),
  }
}

/** Claims a quest; a reload afterwards claims nothing. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const act = await claimOnce(site, await readBody(request))
  if (act.kind === 'done') throw redirect(`${paths.quests}?da-nhan=1`, 303)
  return notDone(act, paths.quests)
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man/nhiem-vu: quests. */
export default function Quests() {
  const { who, quests, account, isClaimed } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <>
      {account ? <Balance {...account} /> : null}
      {refused ? (
        <Notice kind="error">{refused.problem}</Notice>
      ) : isClaimed && who === 'member' ? (
        <Notice kind="success">{messages.claimed}</Notice>
      ) : null}
      {quests === null ? <ErrorNote retryTo={paths.quests}>{messages.listFailed}</ErrorNote> : null}
      {quests?.length === 0 ? <EmptyState picture="no-data" title={messages.noQuests} /> : null}
      <ul className="wheel-list">
        {quests?.map((quest) => (
          <li key={quest.id} className="wheel-quest">
            <div>
              <h2 className="wheel-gift__name">{quest.name}</h2>
              <p className="row">
                <span className="chip chip--amber">
                  {formatMessage(messages.questSpins, { n: quest.spins })}
                </span>
                {quest.isDaily ? <span className="small muted">{messages.daily}</span> : null}
              </p>
            </div>
            {who === 'member' ? <ClaimForm quest={quest} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

type Quest = NonNullable<WheelQuestsQuery['wheelQuests']>[number]

function ClaimForm({ quest }: { quest: Quest }) {
  const isBusy = useSending('questId', String(quest.id))
  if (quest.claimable === 0)
    return (
      <p className={quest.isDone ? 'chip chip--pine' : 'small muted'}>
        {quest.isDone ? (quest.isDaily ? messages.doneToday : messages.done) : messages.notDone}
      </p>
    )
  return (
    <Form
      method="post"
      action={paths.quests}
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="questId" value={quest.id} />
      <Button type="submit" size="s" busy={isBusy} data-track="wheel_claim">
        {quest.isCheckIn
          ? messages.checkIn
          : formatMessage(messages.claim, { n: quest.spins * quest.claimable })}
      </Button>
    </Form>
  )
}
