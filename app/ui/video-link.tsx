import { lazy, Suspense, useState, type ReactNode } from 'react'
import { formatMessage } from '~/messages/format-message'
import { ui } from '~/messages/vi/ui'
import { isPlainPress } from './plain-press'

const loadDialog = () => import('./video-dialog')
const VideoDialog = lazy(loadDialog)

type VideoLinkProps = {
  link: string
  title: string
  className?: string
  /** The tracking name of a press. */
  track: string
  children: ReactNode
}

/**
 * A link to a video that opens it in a dialog; without JavaScript it leads to the video's own page.
 */
export function VideoLink({ link, title, className, track, children }: VideoLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = youtubeId(link)
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={formatMessage(ui.playVideo, { title })}
        data-track={track}
        onClick={(event) => {
          if (!id || !isPlainPress(event)) return
          event.preventDefault()
          void loadDialog().then(
            () => setIsOpen(true),
            () => location.assign(link),
          )
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

/** The id of a YouTube address in any of its usual forms; null for other addresses. */
export function youtubeId(link: string | null): string | null {
  const match =
    /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/.exec(
      link ?? '',
    )
  return match?.[1] ?? null
}
