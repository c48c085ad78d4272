import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Meeting } from '#server/demo/content/meetings.ts'
import type { Doctor } from '#server/demo/content/people.ts'
import type { DemoVideo } from '#server/demo/content/videos/demo-video.ts'
import type { StreamedVideo } from '#server/demo/content/videos/streamed-videos.ts'
import type { Drawn } from './drawn-videos.ts'
import type { Shelf } from './pictures.ts'
import type { Streamed } from './streamed-videos.ts'
import type { Videos } from './videos.ts'

/** What the loaders share: the content by index, and the ids it got. */
export type World = Videos & {
  db: Db
  vault: Vault
  shelf: Shelf
  now: Date
  drawn: Map<DemoVideo, Drawn>
  streamed: Map<StreamedVideo, Streamed>
  collegeIds: number[]
  /** By subject, then by the subject's disease. */
  diseaseIds: number[][]
  doctors: Doctor[]
  doctorIds: number[]
  meetings: Meeting[]
  meetingIds: number[]
  bigMeetingIds: number[]
}

export const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
