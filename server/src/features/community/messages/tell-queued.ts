import { isDatabaseAway } from '#kernel/database.ts'
import {
  hasNoneQueued,
  lockQueue,
  selectWaiting,
  updateNoticeState,
} from '#kernel/queued-notices/queued-notices.queries.ts'
import type { QueuedNotice } from '#kernel/queued-notices/queued-notices.queries.ts'
import { repeat } from '#kernel/repeat.ts'
import type { Services } from '#kernel/services.ts'
import { makeMessages } from './make-messages.ts'
import { tellLate } from './tell-late.ts'

const atOnce = 200
const everyMs = 500

/** Makes messages of what deeds have told people, for as long as the server runs. Every server does; a lock serialises them. */
export const tellContinuously = (services: Services) =>
  repeat({
    everyMs,
    log: services.log,
    failed: 'queued notices were not told',
    work: () => tellQueued(services),
  })

/** When it returns, everything that was committed before is told, or left to a job. */
export async function tellQueued(services: Services): Promise<void> {
  if (await hasNoneQueued(services.db)) return
  for (;;) {
    const { rows, error } = await tellNext(services, atOnce)
    if (rows.length === 0) return
    if (error) for (const _ of rows) await tellAlone(services)
  }
}

/** What cannot be told must not hold back the others: it is left to a job, which tries again. */
async function tellAlone(services: Services): Promise<void> {
  const {
    rows: [row],
    error,
  } = await tellNext(services, 1)
  if (!row || !error) return
  services.log.warn({ err: error, noticeId: row.id }, 'a notice is told later')
  await services.db.transaction(async (db) => {
    await updateNoticeState(db, row.id, 'failing')
    await services.jobs.send(db, tellLate, { noticeId: row.id })
  })
}

/** The next notices, and what has kept them from being told. */
async function tellNext(
  services: Services,
  limit: number,
): Promise<{ rows: QueuedNotice[]; error?: unknown }> {
  let rows: QueuedNotice[] = []
  try {
    await services.db.transaction(async (db) => {
      await lockQueue(db)
      rows = await selectWaiting(db, limit)
      await makeMessages({ ...services, db }, rows)
    })
    return { rows }
  } catch (error) {
    if (rows.length === 0 || isDatabaseAway(error)) throw error
    return { rows, error }
  }
}
