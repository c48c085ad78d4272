import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import { selectDigestTalk } from './digest-talks.queries.ts'
import type { DigestTalk } from './digest-talks.queries.ts'
import { findLecturers } from './find-digest-talk.ts'
import { digestReady, digestsReady } from './recording-digests.notices.ts'
import { takeAwaiting } from './recording-digests.queries.ts'

/** Tells each lecturer of a meeting by one message which of their digests have become ready since the last one. */
export const tellReady = (db: Db, meetingId: number): Promise<void> =>
  db.transaction(async (db) => {
    const talksOf = new Map<number, DigestTalk[]>()
    for (const recordingId of await takeAwaiting(db, meetingId)) {
      const talk = await selectDigestTalk(db, recordingId)
      for (const userId of talk ? await findLecturers(db, talk) : [])
        talksOf.set(userId, [...(talksOf.get(userId) ?? []), talk!])
    }
    // Those who speak in the same recordings get the same message.
    const alike = Map.groupBy(talksOf, ([, talks]) => talks.map(({ recording_id }) => recording_id).join())
    for (const lecturers of alike.values()) {
      const userIds = lecturers.map(([userId]) => userId)
      await notify(db, userIds, noticeOf(lecturers[0]![1]))
    }
  })

function noticeOf(talks: DigestTalk[]) {
  const [first] = talks
  const { name, recording_id, meeting_id, meeting_title } = first!
  return talks.length === 1
    ? digestReady.write({ title: name, recordingId: recording_id })
    : digestsReady.write({
        meetingTitle: meeting_title,
        meetingId: meeting_id,
        titles: talks.map((talk) => talk.name),
      })
}
