import { digestFailures } from '#contract/library/recording-digests.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { findSaid } from './find-said.ts'
import { releaseDraft } from './recording-digests.queries.ts'
import type { DigestRow } from './recording-digests.queries.ts'
import { statementsOf } from './statements.ts'

type Release = { revision: number; userId: number }

/** Shows a digest to readers, as it was at this revision. Only what stands in the captions can be released. */
export async function releaseDigest(db: Db, digest: DigestRow, { revision, userId }: Release): Promise<void> {
  const quotes = digest.chapters.flatMap((chapter) => chapter.quotes)
  if (quotes.length === 0) throw refuse(digestFailures.digestEmpty)
  if (quotes.some((quote) => findSaid(digest.spoken, quote) === undefined))
    throw refuse(digestFailures.digestStale)
  const statements = statementsOf(digest.chapters, digest.spoken)
  if (!(await releaseDraft(db, digest.recording_id, { revision, statements, userId })))
    throw refuse(digestFailures.digestChanged)
}
