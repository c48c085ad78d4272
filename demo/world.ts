import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Meeting } from '#demo/content/meetings.ts'
import type { Doctor } from '#demo/content/people.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import type { StreamedVideo } from '#demo/content/videos/streamed-videos.ts'
import type { Drawn } from '#demo/films/drawn-videos.ts'
import type { Shelf } from './pictures.ts'
import type { Shorts } from '#demo/films/short-videos.ts'
import type { Streamed } from '#demo/films/streamed-videos.ts'
import type { Videos } from '#demo/films/videos.ts'

/** What the loaders share: the content by index, and the ids it got. */
export type World = Videos & {
  db: Db
  vault: Vault
  shelf: Shelf
  now: Date
  drawn: Map<DemoVideo, Drawn>
  streamed: Map<StreamedVideo, Streamed>
  shorts: Shorts
  collegeIds: number[]
  /** By subject, then by the subject's disease. */
  diseaseIds: number[][]
  doctors: Doctor[]
  doctorIds: number[]
  meetings: Meeting[]
  meetingIds: number[]
  bigMeetingIds: number[]
  articleIds: number[]
  courseIds: number[]
  operationIds: number[]
  questionnaireIds: number[]
  /** The sheet of an expert whose fee is paid. */
  paidSheetId?: number | undefined
}

export const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
