import { Dialog } from './dialog'
import './video.css'

/**
 * The video over the page. Its frame loads when the dialog opens, so YouTube receives nothing about
 * visitors who do not watch.
 */
export default function VideoDialog({
  id,
  title,
  onClose,
}: {
  id: string
  title: string
  onClose: () => void
}) {
  return (
    <Dialog open title={title} closeTo="/" onClose={onClose} width={480}>
      <iframe
        className="video"
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={title}
        width={480}
        height={270}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      />
    </Dialog>
  )
}
