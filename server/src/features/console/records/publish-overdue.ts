import type { Services } from '#kernel/services.ts'
import { publishVersion } from './publish-version.ts'
import { selectOverdue } from './records.queries.ts'

/** What should have been published is published, once an hour. A job that still waits finds it done. */
export async function publishOverdue({ db, jobs }: Services): Promise<void> {
  const overdue = await selectOverdue(db)
  await jobs.sendAll(
    db,
    publishVersion,
    overdue.map(({ id }) => ({ data: { versionId: id } })),
  )
}
