import { lazy, Suspense, useState, type ReactNode } from 'react'
import { say } from '~/messages/say'
import { home } from '~/messages/vi/home'
import { youtubeId } from './destination'

const VideoDialog = lazy(() => import('./video-dialog'))

/** A link to a video that opens it in a dialog (H-025); without JavaScript it leads to the video's own page. */
export function VideoLink({ link, title, className, children }: { link: string; title: string; className?: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = youtubeId(link)
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className={className}
        aria-label={say(home.playVideo, { title })}
        data-track="home_video"
        onClick={(event) => {
          if (!id) return
          event.preventDefault()
          setIsOpen(true)
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
