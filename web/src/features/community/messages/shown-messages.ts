import type { PushMessage } from '#contract/community/messages.ts'
import type { AppStorage } from '#web/platform/storage.ts'

const remembered = 50

/** Each message puts itself before the person once, whatever becomes of it. */
export function createShownMessages(storage: Pick<AppStorage, 'get' | 'set'>) {
  let shownThisVisit = 0
  const ids = () => storage.get('shown_messages').split(',').filter(Boolean)
  return {
    /** The latest that was never shown, as long as this visit has room for one. */
    next: (unread: PushMessage[], limit: number): PushMessage | undefined => {
      if (shownThisVisit >= limit) return undefined
      const known = ids()
      return unread.find((message) => !known.includes(String(message.id)))
    },
    remember: (message: PushMessage) => {
      shownThisVisit++
      storage.set('shown_messages', [String(message.id), ...ids()].slice(0, remembered).join(','))
    },
  }
}
