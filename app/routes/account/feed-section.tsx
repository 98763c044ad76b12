import { Form } from '@remix-run/react'
import { profile as words } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import type { AccountData } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'

/** A calendar that follows their appointments, and the way to end it. */
export function FeedSection({
  feed: { address },
  problem,
}: {
  feed: NonNullable<AccountData['feed']>
  problem: string | null
}) {
  const intent = address ? 'closeFeed' : 'openFeed'
  const isBusy = useSending('intent', intent)
  return (
    <Section id="lich" title={words.feed}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <p className="muted">{words.feedText}</p>
      <div className="row">
        {address ? (
          <Button size="s" href={address}>
            {words.feedFollow}
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
            {address ? words.feedClose : words.feedOpen}
          </Button>
        </Form>
      </div>
      {address ? <p className="small muted">{words.feedKey}</p> : null}
    </Section>
  )
}
