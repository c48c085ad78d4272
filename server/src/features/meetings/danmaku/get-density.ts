import { danmakuCalls, danmakuLimits } from '#contract/meetings/danmaku.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { pictureAt } from '#server/features/community/comments/place-live.ts'
import { momentsOf, placeOnTape, timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import { countParts } from './count-parts.ts'
import { selectDanmakuSeconds, selectLiveDanmakuMoments } from './danmaku.queries.ts'
import { findRecording } from './find-recording.ts'

export const getDensity = answer(danmakuCalls.density, async ({ meeting_id, l_r_id }, context) => {
  const item = { itemType: 'meeting', itemId: meeting_id } as const
  const recording = await findRecording(context, item, l_r_id)
  if (!recording) throw refuse(failures.dataMissing, { detail: 'l_r_id' })
  const timeline = timelineOf(recording)
  const moments = timeline && momentsOf(timeline, 0, recording.seconds * 1000)
  const [said, live] = await Promise.all([
    selectDanmakuSeconds(context.db, item, l_r_id),
    moments ? selectLiveDanmakuMoments(context.db, item, moments) : [],
  ])
  const placed = live.map((row) => (placeOnTape(recording, pictureAt(row).getTime()) ?? -1000) / 1000)
  const seconds = [...said.map((row) => row.second ?? -1), ...placed]
  return { counts: countParts(seconds, recording.seconds, danmakuLimits.parts) }
})
