import type { Tx } from '#kernel/database.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'

/** The account of a doctor may be deleted. */
export async function notifyDoctor(db: Tx, userId: number | null, notice: Notice): Promise<void> {
  if (userId !== null) await notify(db, userId, notice)
}
