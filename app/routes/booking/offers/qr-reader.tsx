import { useId, useRef, useState, type ChangeEvent } from 'react'
import { offers as words } from '~/messages/vi/offers'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { IconCamera, IconPicture } from '~/ui/offer-icons'
import { Spinner } from '~/ui/spinner'
import { useDraft } from '../use-draft'
import { readPicture } from './qr-picture'
import { ScanDialog } from './scan-dialog'

/**
 * Two ways to a promo code without typing: a picture with a QR code and the camera; both need
 * scripts.
 */
export function QrReader({ onCode }: { onCode: (code: string) => void }) {
  const { after } = useDraft()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'reading' | 'unreadable' | 'scanning'>('idle')

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const file = field.files?.[0]
    if (!file) return
    setState('reading')
    const code = await readPicture(file).catch(() => null)
    // The same picture can be chosen again.
    field.value = ''
    setState(code === null ? 'unreadable' : 'idle')
    if (code !== null) onCode(code)
  }

  return (
    <div className="promo__qr scripted-only">
      <input
        ref={input}
        id={id}
        className="promo__file visually-hidden"
        type="file"
        accept="image/*"
        onChange={read}
      />
      <label htmlFor={id} className="button button--quiet button--s">
        {state === 'reading' ? <Spinner /> : <IconPicture size="s" />}
        <span>{words.qrPicture}</span>
      </label>
      <Button size="s" icon={<IconCamera size="s" />} onClick={() => setState('scanning')}>
        {words.qrCamera}
      </Button>
      <span className="visually-hidden" role="status">
        {state === 'reading' ? words.qrReading : null}
      </span>
      {state === 'unreadable' ? (
        <Dialog
          open
          title={words.qrNoneTitle}
          closeTo={after()}
          onClose={() => setState('idle')}
          width={375}
          footer={
            <div className="stack stack--tight">
              <Button
                kind="primary"
                wide
                onClick={() => {
                  setState('idle')
                  input.current?.click()
                }}
              >
                {words.qrOther}
              </Button>
              <Button wide onClick={() => setState('scanning')}>
                {words.qrScanInstead}
              </Button>
            </div>
          }
        >
          <p>{words.qrNone}</p>
        </Dialog>
      ) : null}
      {state === 'scanning' ? (
        <ScanDialog
          onClose={() => setState('idle')}
          onCode={(code) => {
            setState('idle')
            onCode(code)
          }}
        />
      ) : null}
    </div>
  )
}
