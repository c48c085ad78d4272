import type { Notice } from '#kernel/notice.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { notifyAll } from './notify.ts'
import type { Sending } from './send-message.ts'

/** Who did something last, and how many have done it. */
type Doers = { name: string; count: number }

/** Tells readers what others have done since they were last told; nobody is told what they did themselves. */
export async function tellGathered(
  services: Sending,
  { readers, userIds }: { readers: number[]; userIds: number[] },
  write: (doers: Doers) => Notice,
): Promise<void> {
  for (const reader of readers) {
    const others = userIds.filter((userId) => userId !== reader)
    const last = others[0] === undefined ? undefined : await selectUser(services.db, others[0])
    if (last) await notifyAll(services, [reader], write({ name: last.truename, count: others.length }))
  }
}
