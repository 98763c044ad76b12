import { offline as messages } from '~/messages/vi/offline'
import { isStoringOff } from '~/offline/off-cookie'
import { Switch } from './card'
import { offlineResponse } from './document'

/** Whether this browser's owner wants nothing stored, as the switch of /offline remembers. */
export function isOff(request: Request): boolean {
  return isStoringOff(request.headers.get('cookie') ?? '')
}

/** Says that nothing is stored. A worker that asks for a card deletes the one it has. */
export function offResponse(): Promise<Response> {
  return offlineResponse({
    title: messages.offTitle,
    body: (
      <>
        <h1>{messages.offTitle}</h1>
        <p>{messages.offText}</p>
        <Switch isOn={false} />
      </>
    ),
  })
}
