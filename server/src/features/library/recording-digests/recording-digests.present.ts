import type { DigestItem } from '#contract/library/recording-digests.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { readingMinutes } from './reading-length.ts'
import type { OpenDigestRow } from './recording-digests.queries.ts'

export const presentDigest = (row: OpenDigestRow): DigestItem => ({
  recording_id: row.id,
  title: row.title,
  meeting_id: row.meeting_id,
  meeting_title: row.meeting_title,
  cover: row.cover,
  speaker: row.speaker,
  minutes: readingMinutes([row.statements]),
  released_time: shanghaiTime(row.released_at),
})
