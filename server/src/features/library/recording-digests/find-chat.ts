import type { Db } from '#kernel/database.ts'
import { placeOnTape } from '#server/features/meetings/meetings/recording-timeline.ts'
import { selectChat, selectLecturers } from './digest-talks.queries.ts'
import type { ChatRow, DigestTalk } from './digest-talks.queries.ts'
import { findSessions } from './find-digest-talk.ts'
import type { ChatLine } from './pair-questions.ts'

type Placed = Pick<ChatRow, 'recording_id' | 'play_time' | 'picture_at' | 'created_at'>

/** The second of a recording at which something was written; undefined for what was not written over it. */
export function secondOf(talk: DigestTalk, row: Placed): number | undefined {
  if (row.play_time === null) return undefined
  if (row.recording_id !== 0)
    return row.recording_id === talk.recording_id ? Math.floor(row.play_time) : undefined
  const media = placeOnTape(talk, (row.picture_at ?? row.created_at).getTime())
  return media === undefined ? undefined : Math.floor(media / 1000)
}

/** What was written about a recording, in the order of time: over it, live, below its sessions, or below its meeting if that has no other. */
export async function findChat(db: Db, talk: DigestTalk): Promise<ChatLine[]> {
  const rows = await selectChat(db, talk.meeting_id)
  const lecturers = await selectLecturers(db, talk.meeting_id)
  const sessions = await findSessions(db, talk)
  const isBelow = ({ play_time, schedule_id }: ChatRow) =>
    play_time === null && (schedule_id === 0 ? talk.is_only : sessions.some(({ id }) => id === schedule_id))
  return rows
    .flatMap((row): ChatLine[] => {
      const second = secondOf(talk, row)
      if (second === undefined && !isBelow(row)) return []
      return [
        {
          id: row.id,
          content: row.content,
          atMs: row.created_at.getTime(),
          second: second ?? -1,
          isPinned: row.pinned_at !== null,
          likes: row.likes,
          isLecturer: lecturers.includes(row.user_id),
        },
      ]
    })
    .toSorted((a, b) => a.atMs - b.atMs || a.id - b.id)
}
