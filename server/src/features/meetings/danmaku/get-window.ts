import type { Comment } from '#contract/community/comments.ts'
import { danmakuCalls, danmakuLimits } from '#contract/meetings/danmaku.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentComment } from '#server/features/community/comments/comments.present.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { selectDanmaku, selectLiveDanmaku } from './danmaku.queries.ts'
import { findRecording } from './find-recording.ts'

export const getWindow = answer(danmakuCalls.window, async (input, context) => {
  const { db } = context
  const { from, to, l_r_id: recordingId } = input
  if (to < from || to - from > danmakuLimits.seconds) throw refuse(failures.parameterError, { detail: 'to' })
  const item = { itemType: input.item_type, itemId: input.item_id }
  const recording = await findRecording(db, item, recordingId)
  await findDiscussion(context, item, recording?.sessionId ?? 0)
  const window = { from, to }
  const beganAt = recording?.beganAt
  const [said, live] = await Promise.all([
    selectDanmaku(db, item, recordingId, window, danmakuLimits.rows),
    beganAt ? selectLiveDanmaku(db, item, beganAt, window, danmakuLimits.rows) : [],
  ])
  const shown = said.map(presentComment)
  const shownLive = live.map((row) => ({
    ...presentComment(row),
    play_time: (row.comment.created_at.getTime() - beganAt!.getTime()) / 1000,
  }))
  return { comment_list: [...shown, ...shownLive].toSorted(byTime).slice(0, danmakuLimits.rows) }
})

const byTime = (a: Comment, b: Comment) => a.play_time! - b.play_time! || a.comment_id - b.comment_id
