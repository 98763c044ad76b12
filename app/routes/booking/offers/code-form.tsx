import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState, useId, type ChangeEvent } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import type { OfferTab } from '~/booking/offers/tabs'
import { cleanCode, codeInQr } from '~/booking/offers/promo-code'
import { offers as messages } from '~/messages/vi/offers'
import { Button, Spinner } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { useDraft } from '../use-draft'
import { useHydrated } from '../use-script'
import type { OffersResult } from './action.server'
import { Dialog } from '~/ui/dialog'
import { IconCamera, IconPicture } from '~/ui/offer-icons'

/**
 * Longest side at which a picture is read, in pixels, one try after the other: large photos blur
 * their noise away, small codes need every pixel.
 */
const sides = [1024, 480, 2048]

/** Milliseconds that one try may take beyond the least it must do. */
const timeLimitMs = 300

/** The promo code in a picture; null when there is none, or it is too small or blurry. */
async function readPicture(file: Blob): Promise<string | null> {
  const [{ decodeQR }, bitmap] = await Promise.all([
    import('qr/decode.js'),
    createImageBitmap(file).catch(() => null),
  ])
  if (!bitmap) return null
  try {
    for (const side of sides) {
      const text = readAt(bitmap, side, (image) =>
        decodeQR(image, { effort: 4, timeLimit: timeLimitMs }),
      )
      if (text !== null) return codeInQr(text)
    }
    return null
  } finally {
    bitmap.close()
  }
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray }
type Drawable = CanvasImageSource & ({ width: number; height: number } | HTMLVideoElement)

/** The text of the QR code in something that can be drawn, null when none is found at this size. */
function readAt(source: Drawable, side: number, decode: (image: Pixels) => string): string | null {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  if (wide === 0 || high === 0) return null
  const scale = Math.min(1, side / Math.max(wide, high))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  // Transparent pictures are read as if printed on paper.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  try {
    return decode(pen.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // The decoder throws when there is nothing to read.
    return null
  }
}

/** Milliseconds between two readings of the camera's picture: 10 times a second. */
const scanEveryMs = 1000 / 10

/**
 * Reads again and again until there is a code, then calls back once; the returned function stops
 * it.
 */
export function scan(read: () => string | null, onCode: (code: string) => void): () => void {
  const timer = setInterval(() => {
    const code = read()
    if (code === null) return
    clearInterval(timer)
    onCode(code)
  }, scanEveryMs)
  return () => clearInterval(timer)
}

/**
 * Why there is no picture from a camera: the customer or their browser refused, or there is no
 * camera.
 */
export function cameraProblem(error: unknown): 'denied' | 'none' {
  return error instanceof DOMException &&
    (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'none'
}

/**
 * Longest side at which a camera's picture is read, in pixels: enough for a code that fills the
 * frame, and quick enough for ten a second.
 */
const side = 640

/**
 * The camera over the page, until it has read a promo code or is closed; its light goes out with
 * it.
 */
function ScanDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
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
    <Dialog open title={messages.scanTitle} closeTo={after()} onClose={onClose} width={450}>
      {state === 'denied' || state === 'none' ? (
        <Notice kind="error">{state === 'denied' ? messages.scanDenied : messages.scanNone}</Notice>
      ) : (
        <div className="scan">
          <video
            ref={video}
            className="scan__video"
            muted
            playsInline
            aria-label={messages.scanVideo}
          />
          <p role="status">{state === 'open' ? messages.scanHint : messages.scanStarting}</p>
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

/** An action's response about a promo code; `lost` when none came back. */
export type PromoCodeResult =
  OffersResult | { form: 'lost' | 'create' | 'confirm' | 'resend' } | undefined

/** A promo code, typed or read from a QR code; the server's refusal stands under it. */
export function CodeForm({ result, tab }: { result: PromoCodeResult; tab: OfferTab }) {
  const { next } = useDraft()
  const action = bookingPath(next, { tab: tab === 2 ? 2 : null })
  const submit = useSubmit()
  const hasScript = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setEmpty] = useState(true)
  const refusal = result?.form === 'redeem' ? result : null
  const isFailed = Boolean(refusal?.message) || result?.form === 'lost'
  useFailureToast(result, isFailed)
  // Also counts what was typed while the page's JavaScript was still on its way.
  useEffect(() => setEmpty(isEmptyIn(form.current)), [result])

  function useScanned(code: string) {
    const fields = new FormData()
    fields.set('intent', 'redeem')
    fields.set('code', code)
    const input = form.current?.elements.namedItem('code')
    if (input instanceof HTMLInputElement) input.value = code
    submit(fields, { method: 'post', action, replace: true, preventScrollReset: true })
  }

  return (
    <div className="promo">
      <Form
        formRef={form}
        action={action}
        hidden={{ intent: 'redeem' }}
        replace
        preventScrollReset
        className="promo__line"
        noValidate
        onInput={() => setEmpty(isEmptyIn(form.current))}
      >
        <TextField
          key={refusal?.typed.code}
          label={messages.code}
          hideLabel
          name="code"
          placeholder={messages.codePlaceholder}
          defaultValue={refusal?.typed.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          error={refusal?.problems.code}
        />
        <Button type="submit" disabled={hasScript && isEmpty}>
          {messages.codeApply}
        </Button>
      </Form>
      {isFailed ? (
        <Notice kind="error" title={messages.notice} afterToast>
          {messages.error}
        </Notice>
      ) : null}
      <QrReader onCode={useScanned} />
      <p className="no-js-only small muted">{messages.qrNoScript}</p>
    </div>
  )
}

/** A failure is shown by a notification, which stays longer than other errors. */
function useFailureToast(result: PromoCodeResult, isFailed: boolean): void {
  const toast = useToast()
  useEffect(() => {
    if (isFailed) toast({ kind: 'notice', title: messages.notice, text: messages.error })
    // Each response is shown once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result])
}

function isEmptyIn(form: HTMLFormElement | null): boolean {
  return form === null || cleanCode(String(new FormData(form).get('code') ?? '')) === ''
}

/**
 * Two ways to a promo code without typing: a picture with a QR code and the camera; both need
 * scripts.
 */
function QrReader({ onCode }: { onCode: (code: string) => void }) {
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
        <span>{messages.qrPicture}</span>
      </label>
      <Button size="s" icon={<IconCamera size="s" />} onClick={() => setState('scanning')}>
        {messages.qrCamera}
      </Button>
      <span className="visually-hidden" role="status">
        {state === 'reading' ? messages.qrReading : null}
      </span>
      {state === 'unreadable' ? (
        <Dialog
          open
          title={messages.qrNoneTitle}
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
                {messages.qrOther}
              </Button>
              <Button wide onClick={() => setState('scanning')}>
                {messages.qrScanInstead}
              </Button>
            </div>
          }
        >
          <p>{messages.qrNone}</p>
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
