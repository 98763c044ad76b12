import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { form, formAction, text } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form } from '~/ui/form'
import {
  ClaimQuestDocument,
  WheelQuestsDocument,
  type WheelQuestsQuery,
} from '../../../schema/generated/graphql'
import { Balance, describeWheel, type WheelPage } from './layout'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'
import { logInStatusOf } from '../auth/log-in-status'

export const handle: WheelPage = {
  current: 'quests',
  title: messages.tabs.quests,
  lead: messages.questsText,
  logIn: { stands: 'before' },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.tabs.quests,
    path: paths.quests,
    text: messages.questsText,
  })

/** The quests, and those that the customer may claim. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeWheel(site, 'quests')
  const response = await site.gateway.query(WheelQuestsDocument, {})
  return {
    who: logInStatusOf(response),
    quests: (response.ok ? response.data.wheel?.quests : null) ?? null,
    account: (response.ok ? response.data.viewer?.wheelAccount : null) ?? null,
    mayClaim: response.ok && !response.data.lacking.includes('QUESTS'),
    isClaimed: new URL(request.url).searchParams.has('da-nhan'),
  }
}

/** Claims a quest; a reload afterwards claims nothing. */
export const action = formAction(messages.error, {
  default: form(z.object({ questId: text }), async (quest, { run }) => {
    const result = await run(ClaimQuestDocument, quest)
    return result.__typename === 'QuestClaimed'
      ? redirect(`${paths.quests}?da-nhan=1`, 303)
      : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man/nhiem-vu: quests. */
export default function Quests() {
  const { who, quests, account, mayClaim, isClaimed } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  // What was pressed may stand far below, or be gone.
  const { key: visit } = useLocation()
  return (
    <>
      {account ? <Balance {...account} /> : null}
      {refused ? (
        <FocusedNotice key={visit} kind="error">
          {refused.message}
        </FocusedNotice>
      ) : isClaimed && who === 'member' ? (
        <FocusedNotice key={visit} kind="success">
          {messages.claimed}
        </FocusedNotice>
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
            {who === 'member' && mayClaim ? <ClaimForm quest={quest} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

type Quest = NonNullable<NonNullable<WheelQuestsQuery['wheel']>['quests']>[number]

function ClaimForm({ quest }: { quest: Quest }) {
  if (quest.claimable === 0)
    return (
      <p className={quest.isDone ? 'chip chip--pine' : 'small muted'}>
        {quest.isDone ? (quest.isDaily ? messages.doneToday : messages.done) : messages.notDone}
      </p>
    )
  return (
    <Form action={paths.quests} hidden={{ questId: quest.id }} preventScrollReset>
      <Button type="submit" size="s" data-track="wheel_claim">
        {quest.isCheckIn
          ? messages.checkIn
          : formatMessage(messages.claim, { n: quest.spins * quest.claimable })}
      </Button>
    </Form>
  )
}
