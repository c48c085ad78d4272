import { demoNotes } from '#demo/content/own-notes.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectLessonsToNote, selectPackageIds, selectRecordingsToNote } from './notes.queries.ts'
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
  const videos = {
    recording: { item_type: 'meeting' as const, parts: await selectRecordingsToNote(db) },
    lesson: { item_type: 'production' as const, parts: await selectLessonsToNote(db) },
  }
  await insertRows(
    db,
    playbackNotes,
    demoNotes
      .map(({ on, index, atSeconds, content }, at) => ({
        user_id,
        item_type: videos[on].item_type,
        ...videos[on].parts[index]!,
        at_seconds: atSeconds,
        content_sealed: vault.seal(content),
        created_at: minutesFrom(now, -(at + 1) * 1.6 * dayMinutes),
      }))
      .toReversed(),
  )
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
