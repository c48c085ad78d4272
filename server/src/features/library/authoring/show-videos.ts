import type { WorkRevision } from '#contract/library/authoring.ts'
import type { Context } from '#kernel/services.ts'
import { presentVideo } from '#server/features/library/videos/videos.present.ts'
import { selectVideosByIds } from './work-videos.queries.ts'
import type { RevisionRow } from './authoring.queries.ts'

/** The videos of versions of works, by version, with the addresses that a reviewer plays. */
export async function showVideos({ db, vault }: Context, revisions: RevisionRow[]) {
  const idsOf = ({ lessons }: RevisionRow) => lessons.map((lesson) => lesson.video_id)
  const rows = await selectVideosByIds(db, revisions.flatMap(idsOf))
  return (revision: RevisionRow): WorkRevision['videos'] =>
    rows
      .filter(({ id }) => idsOf(revision).includes(id))
      .map((row) => presentVideo(vault, row))
      .map(({ video_id, state, seconds, address, captions, patients }) => ({
        video_id,
        state,
        seconds,
        address,
        captions,
        ...(patients && { patients }),
      }))
}
