import type { Tx } from '#kernel/database.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'

/** Who did something last, and how many have done it. */
type Doers = { name: string; count: number }

/** Tells readers what others have done since they were last told; nobody is told what they did themselves. */
export async function tellGathered(
  db: Tx,
  { readers, userIds }: { readers: number[]; userIds: number[] },
  write: (doers: Doers) => Notice,
): Promise<void> {
  for (const reader of readers) {
    const others = userIds.filter((userId) => userId !== reader)
    const last = others[0] === undefined ? undefined : await selectUser(db, others[0])
    if (last) await notify(db, reader, write({ name: last.truename, count: others.length }))
  }
}
