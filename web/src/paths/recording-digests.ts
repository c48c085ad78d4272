import { meetingPaths } from './meetings.ts'

export const digestPaths = {
  /** A digest stands below its recording. */
  digest: (meetingId: number, recordingId: number) => meetingPaths.playback(meetingId, recordingId),
  second: (meetingId: number, recordingId: number, second: number) =>
    `${meetingPaths.playback(meetingId, recordingId)}&second=${second}`,
  edit: (recordingId: number) => `/digestEdit?recording_id=${recordingId}`,
  list: (isFocused = false) => `/digestList${isFocused ? '?focused=1' : ''}`,
}
