import { shareMark } from '#contract/community/share.ts'
import { createSignal } from '#web/ui/signal.ts'
import { shareMutations } from './mutations.ts'

/** What is shared: `path` with its query is the page; `description` says who and when. */
export type ShareItem = {
  itemType: string
  itemId: number
  title: string
  description: string
  image: string
  path: string
}

/** What the screen in front offers to share; none while it has nothing of its own. */
export const shareOnScreen = createSignal<ShareItem | null>(null)

/** Whoever comes through a shared link counts for the sharer. That it fails is nobody's business here. */
export async function countArrival(address: string): Promise<void> {
  const sid = new URL(address).searchParams.get(shareMark)
  if (sid) await shareMutations.countVisit({ sid }).catch(() => undefined)
}
