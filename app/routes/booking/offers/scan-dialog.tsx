import { useEffect, useRef, useState } from 'react'
import { codeInQr } from '~/booking/offers/promo-code'
import { offers as words } from '~/messages/vi/offers'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { useDraft } from '../use-draft'
import { readAt } from './qr-picture'
import { cameraProblem, scan } from './scan'

/**
 * Longest side at which a camera's picture is read, in pixels: enough for a code that fills the
 * frame, and quick enough for ten a second.
 */
const side = 640

/**
 * The camera over the page, until it has read a promo code or is closed; its light goes out with
 * it.
 */
export function ScanDialog({
  onCode,
  onClose,
}: {
  onCode: (code: string) => void
  onClose: () => void
}) {
  const { after } = useDraft()
  const video = useRef<HTMLVideoElement>(null)
  const latestOnCode = useRef(onCode)
  const [state, setState] = useState<'starting' | 'open' | 'denied' | 'none'>('starting')

  useEffect(() => {
    latestOnCode.current = onCode
  })

  useEffect(() => {
    let isOver = false
    let stop = () => undefined as void
    async function open() {
      // The reader first: were it missing, the camera would be on for nothing.
      const { decodeQR } = await import('qr/decode.js')
      const stream = await openCamera()
      const element = video.current
      if (isOver || !element) return stream.getTracks().forEach((track) => track.stop())
      element.srcObject = stream
      // A browser may hold the picture back until a press; the frames still come.
      await element.play().catch(() => undefined)
      const stopScan = scan(
        () => {
          const text = readAt(element, side, decodeQR)
          return text === null ? null : codeInQr(text)
        },
        (code) => latestOnCode.current(code),
      )
      stop = () => {
        stopScan()
        stream.getTracks().forEach((track) => track.stop())
      }
      if (isOver) stop()
      else setState('open')
    }
    open().catch((error: unknown) => setState(cameraProblem(error)))
    return () => {
      isOver = true
      stop()
    }
  }, [])

  return (
    <Dialog open title={words.scanTitle} closeTo={after()} onClose={onClose} width={450}>
      {state === 'denied' || state === 'none' ? (
        <Notice kind="error">{state === 'denied' ? words.scanDenied : words.scanNone}</Notice>
      ) : (
        <div className="scan">
          <video
            ref={video}
            className="scan__video"
            muted
            playsInline
            aria-label={words.scanVideo}
          />
          <p role="status">{state === 'open' ? words.scanHint : words.scanStarting}</p>
        </div>
      )}
    </Dialog>
  )
}

function openCamera(): Promise<MediaStream> {
  // Missing where the page is not served safely, or in some in-app browsers.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotFoundError'))
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
}
