import type { Tx } from './database.ts'
import type { Notice } from './notice.ts'
import { insertNotice } from './queued-notices/queued-notices.queries.ts'

/**
 * Tells somebody something, or several people the same. It is part of the transaction, so that it is told exactly when the
 * deed is done, and costs one insert: the messages, which save, show and send it, come afterwards and cannot fail the deed.
 */
export async function notify(db: Tx, to: number | readonly number[], notice: Notice): Promise<void> {
  const userIds = typeof to === 'number' ? [to] : [...new Set(to)]
  if (userIds.length > 0) await insertNotice(db, userIds, notice)
}
