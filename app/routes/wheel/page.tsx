import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as words } from '~/messages/vi/wheel'
import { ErrorNote } from '~/ui/empty-state'
import { WheelPageDocument } from '../../../schema/generated/graphql'
import { notDone, spinOnce } from './actions.server'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { wheelMeta } from './meta'
import { paths } from './paths'
import { Play } from './play'
import { WheelPicture } from './wheel-picture'
import { LogInNeeded } from '../auth/log-in-needed'
import { logInStatusOf } from '../auth/log-in-status'
import type { WheelPage } from './layout'

export const handle: WheelPage<SerializeFrom<typeof loader>> = {
  current: 'wheel',
  title: ({ wheel }) => wheel?.name ?? words.name,
  lead: words.lead,
}

export const meta: MetaFunction = ({ matches }) =>
  wheelMeta(matches, { page: words.name, path: paths.wheel })

/** The wheel and what the customer has to play with; `?lan-quay=` shows a spin that was made without JavaScript. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: words.name, path: paths.wheel }))
  const spinId = new URL(request.url).searchParams.get('lan-quay')
  const response = await site.gateway.query(WheelPageDocument, { withSpins: spinId !== null })
  const {
    wheel,
    wheelAccount: account,
    wheelWinners: winners,
    myWheelSpins,
  } = response.ok
    ? response.data
    : { wheel: null, wheelAccount: null, wheelWinners: null, myWheelSpins: null }
  const spin =
    myWheelSpins?.items.find(({ id, wheelId }) => id === spinId && wheelId === wheel?.id) ?? null
  return {
    now: response.ok ? response.data.now : site.now,
    who: logInStatusOf(response),
    wheel,
    account,
    winners,
    spin,
    key: crypto.randomUUID(),
  }
}

/** A spin without JavaScript: its result has an address of its own, so that a reload does not spin again. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const result = await spinOnce(site, await readBody(request))
  if (result.kind === 'spun') throw redirect(`${paths.wheel}?lan-quay=${result.spin.id}`, 303)
  return notDone(result, paths.wheel)
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man: the lucky wheel. */
export default function WheelPage() {
  const { now, who, wheel, account, winners, spin, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <>
      {wheel && wheel.sectors.length > 0 ? (
        who === 'member' && account ? (
          <Play
            key={wheel.id}
            wheel={wheel}
            account={account}
            spinKey={key}
            shown={spin}
            problem={refused?.problem ?? null}
            now={now}
          />
        ) : (
          <>
            <WheelPicture name={wheel.name} sectors={wheel.sectors} at={null} />
            {who === 'logged-out' ? (
              <LogInNeeded title={words.logInTitle} text={words.logInText} />
            ) : (
              <ErrorNote retryTo={paths.wheel}>{words.listFailed}</ErrorNote>
            )}
          </>
        )
      ) : (
        <ErrorNote retryTo={paths.wheel}>{words.failed}</ErrorNote>
      )}
      <Winners winners={winners} />
    </>
  )
}

function Winners({
  winners,
}: {
  winners: { name: string; giftName: string; at: number }[] | null
}) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{words.winners}</h2>
      {winners === null ? <ErrorNote retryTo={paths.wheel}>{words.listFailed}</ErrorNote> : null}
      {winners?.length === 0 ? <p className="muted">{words.noWinners}</p> : null}
      <ul className="wheel-winners">
        {winners?.slice(0, 8).map(({ name, giftName, at }, index) => (
          <li key={`${at} ${index}`}>{formatMessage(words.winner, { name, gift: giftName })}</li>
        ))}
      </ul>
    </section>
  )
}
