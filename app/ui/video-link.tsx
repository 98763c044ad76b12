import { lazy, Suspense, useState, type ReactNode } from 'react'
import { openAfterPaint } from '~/browser/open-after-paint'
import { untilFetched } from '~/browser/until-fetched'
import { formatMessage } from '~/messages/format-message'
import { ui } from '~/messages/vi/ui'
import { youtubeId } from './youtube'

const VideoDialog = lazy(() => untilFetched(() => import('./video-dialog')))

type VideoLinkProps = {
  link: string
  title: string
  className?: string
  /** The tracking name of a press (B-374). */
  track: string
  children: ReactNode
}

/** A link to a video that opens it in a dialog (H-025, B-095); without JavaScript it leads to the video's own page. */
export function VideoLink({ link, title, className, track, children }: VideoLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = youtubeId(link)
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className={className}
        aria-label={formatMessage(ui.playVideo, { title })}
        data-track={track}
        onClick={(event) => {
          if (!id) return
          event.preventDefault()
          openAfterPaint(() => setIsOpen(true))
        }}
      >
        {children}
      </a>
      {isOpen && id ? (
        <Suspense>
          <VideoDialog id={id} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
