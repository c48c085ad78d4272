import { expertPhones } from '#demo/people/account.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { doctorIdOf } from '#demo/people/verification.ts'
import type { World } from '#demo/world.ts'
import { draftDigests } from '#server/features/library/recording-digests/draft-digests.ts'
import { digestReady } from '#server/features/library/recording-digests/recording-digests.notices.ts'
import { releaseDigest } from '#server/features/library/recording-digests/release-digest.ts'
import type { CaptionReader } from '#server/features/library/transcripts/read-transcripts.ts'
import { deleteOtherNotices, selectDraftsOf, selectOtherDrafts } from './recording-digests.queries.ts'

const editorPhone = '13800000012'
const releasedByEditor = 12

/** The first expert has released all digests of their talks but the latest, which waits. An editor has released some of other talks. */
export async function loadDigests(world: World, reader: CaptionReader): Promise<void> {
  const { db } = world
  await draftDigests({ db, ...reader })
  const expert = await findAccount(world, expertPhones[0]!)
  const editor = await findAccount(world, editorPhone)
  const own = await selectDraftsOf(db, doctorIdOf(world, expert.truename)!)
  await deleteOtherNotices(db, digestReady.event, own.at(-1)?.recording_id ?? 0)
  for (const digest of own.slice(0, -1))
    await releaseDigest(db, digest, { revision: digest.revision, userId: expert.id })
  for (const digest of await selectOtherDrafts(db, releasedByEditor, own))
    await releaseDigest(db, digest, { revision: digest.revision, userId: editor.id })
}
