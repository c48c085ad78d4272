import type { Comment } from '#contract/community/comments.ts'
import { danmakuCalls, danmakuLimits } from '#contract/meetings/danmaku.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentComment } from '#server/features/community/comments/comments.present.ts'
import { pictureAt } from '#server/features/community/comments/place-live.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { momentsOf, placeOnTape, timelineOf } from '#server/features/meetings/meetings/recording-timeline.ts'
import { selectDanmaku, selectLiveDanmaku } from './danmaku.queries.ts'
import { findRecording } from './find-recording.ts'

export const getWindow = answer(danmakuCalls.window, async (input, context) => {
  const { db } = context
  const { from, to, l_r_id: recordingId } = input
  if (to < from || to - from > danmakuLimits.seconds) throw refuse(failures.parameterError, { detail: 'to' })
  const item = { itemType: input.item_type, itemId: input.item_id }
  const recording = await findRecording(context, item, recordingId)
  if (!recording) await findDiscussion(context, item)
  const timeline = recording && timelineOf(recording)
  const moments = timeline && momentsOf(timeline, from * 1000, to * 1000)
  const [said, live] = await Promise.all([
    selectDanmaku(db, item, recordingId, { from, to }, danmakuLimits.rows),
    moments ? selectLiveDanmaku(db, item, moments, danmakuLimits.rows) : [],
  ])
  const shownLive = live.flatMap((row) => {
    const second = (placeOnTape(recording!, pictureAt(row.comment).getTime()) ?? -1000) / 1000
    return second >= from && second <= to ? [{ ...presentComment(row), play_time: second }] : []
  })
  const shown = [...said.map(presentComment), ...shownLive]
  return { comment_list: shown.toSorted(byTime).slice(0, danmakuLimits.rows) }
})

const byTime = (a: Comment, b: Comment) => a.play_time! - b.play_time! || a.comment_id - b.comment_id
