import {
  PushOfferDocument,
  SubscribeToPushDocument,
  type PushOfferQuery,
} from '../../schema/generated/graphql'
import { idOf } from '../persisted-document'

/** An event whose work the browser waits for. */
export type Extendable = { waitUntil: (work: Promise<unknown>) => void }

type Subscription = { toJSON: () => { endpoint: string; keys?: Record<string, string> } }

/** A message from the server: workers/auth/notices/push/push-notice.ts writes it. */
type PushedMessage = { title: string; body: string; path: string; tag: string; lang: string }

/** The events of Web Push. */
export type PushEvents = {
  push: Extendable & { data: { json: () => unknown } | null }
  notificationclick: Extendable & { notification: { data: unknown; close: () => void } }
  pushsubscriptionchange: Extendable & {
    oldSubscription?: { options: unknown } | null
    newSubscription?: Subscription | null
  }
}

/** The part of the worker's registration that shows messages. */
export type PushRegistration = {
  showNotification: (title: string, options: object) => Promise<void>
  pushManager: { subscribe: (options: unknown) => Promise<Subscription> }
}

/** The open windows of the site. */
export type WindowList = {
  matchAll: (options: {
    type: 'window'
  }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>
  openWindow: (url: string) => Promise<unknown>
}

/** Shows a message; a later one of the same tag takes its place. */
export async function showPushed(
  registration: PushRegistration,
  { data }: PushEvents['push'],
): Promise<void> {
  const { title, path, ...shown } = data?.json() as PushedMessage
  await registration.showNotification(title, {
    ...shown,
    renotify: true,
    data: path,
    icon: '/icons/192.png',
  })
}

/** Opens the page of a message that was pressed, or shows the window that has it. */
export async function openNotified(
  { clients, location }: { clients: WindowList; location: { origin: string } },
  { notification }: PushEvents['notificationclick'],
): Promise<void> {
  notification.close()
  const { href } = new URL(String(notification.data), location.origin)
  const open = await clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => url === href || url.split(/[?#]/)[0] === href)
  await (there ? there.focus() : clients.openWindow(href))
}

/**
 * Sends the subscription that takes the place of an ended one, where whoever is logged in has it: a
 * log-out leaves it in the browser.
 */
export async function subscribeAgain(
  scope: {
    registration: PushRegistration
    fetch: (path: string, init?: RequestInit) => Promise<Response>
  },
  { oldSubscription, newSubscription }: PushEvents['pushsubscriptionchange'],
): Promise<void> {
  const execute = async (document: object, variables?: object) =>
    (
      await scope.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: idOf(document), variables }),
      })
    ).json()
  const { data } = (await execute(PushOfferDocument)) as { data: PushOfferQuery }
  if (!data.pushDevices?.some(({ isThis }) => isThis)) return
  // Browsers may leave both out.
  const options = oldSubscription?.options ?? {
    userVisibleOnly: true,
    applicationServerKey: data.pushKey,
  }
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options))
  const { endpoint, keys } = subscription.toJSON()
  await execute(SubscribeToPushDocument, { input: { endpoint, ...keys } })
}
