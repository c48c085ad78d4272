import type { Services, Within } from '#kernel/services.ts'
import { stopOutside } from './outside-recording.ts'
import { endRecording } from './recordings.queries.ts'
import type { RoomRow } from './rooms.queries.ts'

type Stopping = Within<Pick<Services, 'db' | 'jobs'>>

/** Ends what is asked for or recorded in a room, whether a page makes it or the media server. */
export async function stopRecording({ db, jobs }: Stopping, room: RoomRow): Promise<RoomRow> {
  if (room.is_recorded_outside) await jobs.send(db, stopOutside, { recordingId: room.recording_id! })
  return endRecording(db, room)
}
