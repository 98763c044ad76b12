import type { AuthEnv } from '../env'
import { saveMessage } from '../store/inbox'
import type { CodeMessage } from './channel'

/** Puts the code into the local inbox instead of sending it anywhere: for a developer's machine and previews. */
export async function sendToInbox(env: AuthEnv, message: CodeMessage): Promise<void> {
  await saveMessage(env.DB, message)
}
