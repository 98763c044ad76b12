import type { ReactNode } from 'react'
import { ui } from '~/messages/vi/ui'
import { IconButton } from './button'
import { IconBack } from './icons'

/** The title line of a screen inside a flow; `backTo` gives it a back arrow, `end` stands at its right. */
export function AppBar({
  title,
  backTo,
  end,
}: {
  title: string
  backTo?: string
  end?: ReactNode
}) {
  return (
    <header className="app-bar">
      <div className="app-bar__line page page--narrow">
        {backTo === undefined ? null : (
          <IconButton label={ui.back} icon={<IconBack size="l" />} to={backTo} />
        )}
        <h1 className="app-bar__title">{title}</h1>
        {end ? <div>{end}</div> : null}
      </div>
    </header>
  )
}
