import { defineItem } from '#kernel/items.ts'
import type { RecordedSecond } from '#kernel/items.ts'
import { selectLiveTimelines } from '#server/features/meetings/meetings/recordings.queries.ts'
import { placeOnTape } from '#server/features/meetings/meetings/recording-timeline.ts'

/** A live meeting becomes one or several recordings; the latest one that was made at a moment has it. */
export const recordedMeeting = defineItem({
  type: 'meeting',
  async placeLive(db, meetingId, moments) {
    const recordings = await selectLiveTimelines(db, meetingId)
    return moments.map((moment) =>
      recordings.reduce<RecordedSecond | undefined>((found, recording) => {
        const media = placeOnTape(recording, moment.getTime())
        return media === undefined ? found : { recordingId: recording.id, second: media / 1000 }
      }, undefined),
    )
  },
})
