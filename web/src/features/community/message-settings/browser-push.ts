import { messageSettingMutations } from './mutations.ts'

export const isPushPossible = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The subscription of this browser; undefined while there is none. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (!isPushPossible()) return undefined
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? undefined
}

/** Asks the person and subscribes. False if they do not allow it. */
export async function subscribeBrowser(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  await messageSettingMutations.saveBrowser({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  return true
}

/** Notifications end here, and the server forgets the browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription) return
  await messageSettingMutations.forgetBrowser({ endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
