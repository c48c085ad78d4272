import { demoNotes } from '#demo/content/own-notes.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectLessonToNote, selectPackageIds, selectRecordingToNote } from './notes.queries.ts'
import { playbackNotes } from '#server/features/community/notes/notes.tables.ts'
import { dataPackageMails } from '#server/features/library/data-packages/data-packages.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'
const mailbox = 'shen.qinghe@example.com'
const dayMinutes = 24 * 60

/** The notes and the downloads of the demo's doctor. */
export async function loadOwnNotes(world: World): Promise<void> {
  const { db, vault, now } = world
  const { id: user_id } = await findAccount(world, person)
  const rows = []
  for (const [at, { on, title, atSeconds, content }] of demoNotes.entries())
    rows.push({
      user_id,
      ...(on === 'recording'
        ? { item_type: 'meeting' as const, ...(await selectRecordingToNote(db, title)) }
        : { item_type: 'production' as const, ...(await selectLessonToNote(db, title)) }),
      at_seconds: atSeconds,
      content_sealed: vault.seal(content),
      created_at: minutesFrom(now, -(at + 1) * 1.6 * dayMinutes),
    })
  await insertRows(db, playbackNotes, rows.toReversed())
  const packageIds = await selectPackageIds(db)
  await insertRows(
    db,
    dataPackageMails,
    packageIds.slice(0, 3).map((package_id, at) => {
      const created_at = minutesFrom(now, -(at + 2) * dayMinutes)
      const isSent = at > 0
      return {
        package_id,
        user_id,
        address_sealed: vault.seal(mailbox),
        address_digest: vault.digest(mailbox),
        state: isSent ? ('sent' as const) : ('failed' as const),
        created_at,
        sent_at: isSent ? minutesFrom(created_at, 1) : null,
      }
    }),
  )
}
