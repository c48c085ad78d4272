import { defineJob } from '#kernel/jobs/job.ts'
import type { JobQueue } from '#kernel/jobs.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { selectOutsideName } from './recordings.queries.ts'
import type { RoomRow } from './rooms.queries.ts'

/** A recording that the media server makes. */
export type OutsideRecording = { recordingId: number }

/** Begins it, follows it and keeps it; `room-recordings` runs it. */
export const followOutside: JobQueue<OutsideRecording> = { name: 'follow-outside-recording' }

/** Whether the media server records this room. */
export const isRecordedOutside = (
  services: Pick<Services, 'declared' | 'providers'>,
  { kind }: Pick<RoomRow, 'kind'>,
): boolean =>
  services.providers.rooms.media.recorder !== undefined &&
  roomKindsOf(services).get(kind).mayRecordOutside === true

/** At once, as somebody may have taken their consent back. One that is only about to begin is stopped where it is followed. */
export const stopOutside = defineJob<OutsideRecording>({
  name: 'stop-outside-recording',
  retryWaits: [2, 5, 30, 120, 600],
  async run({ db, providers }, { recordingId }) {
    const name = await selectOutsideName(db, recordingId)
    if (name !== null) await providers.rooms.media.recorder?.stop(name)
  },
})
