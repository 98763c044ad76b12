import { Outlet } from '@remix-run/react'
import { BrokenNote } from '~/routes/shell/broken'
import { ContentNav } from './frame'
import './content.css'

export { brokenMeta as meta } from '~/routes/shell/broken'

/** The style of the pages that editors fill; lists and single posts draw their own frames. */
export default function ContentLayout() {
  return <Outlet />
}

/** A page that failed keeps the way to the others. */
export function ErrorBoundary() {
  return (
    <main id="main" className="page section content">
      <ContentNav />
      <BrokenNote headingLevel="h1" />
    </main>
  )
}
