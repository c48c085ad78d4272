import type { PushMessage } from '#contract/community/messages.ts'
import { createKeptText } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

const remembered = 50

/** Each message puts itself before the person once, whatever becomes of it. */
export function createShownMessages(area: StorageArea) {
  let shownThisVisit = 0
  /** Ids, the latest first. */
  const kept = createKeptText(area, 'shown_messages')
  const ids = () => kept.get().split(',').filter(Boolean)
  return {
    /** The latest that was never shown, as long as this visit has room for one. */
    next: (unread: PushMessage[], limit: number): PushMessage | undefined => {
      if (shownThisVisit >= limit) return undefined
      const known = ids()
      return unread.find((message) => !known.includes(String(message.id)))
    },
    remember: (message: PushMessage) => {
      shownThisVisit++
      kept.set([String(message.id), ...ids()].slice(0, remembered).join(','))
    },
  }
}
