import { offline as words } from '~/messages/vi/offline'
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
    title: words.offTitle,
    body: (
      <>
        <h1>{words.offTitle}</h1>
        <p>{words.offText}</p>
        <Switch isOn={false} />
      </>
    ),
  })
}
