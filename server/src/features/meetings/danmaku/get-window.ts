import type { Comment } from '#contract/community/comments.ts'
import { danmakuCalls, danmakuLimits } from '#contract/meetings/danmaku.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentComment } from '#server/features/community/comments/comments.present.ts'
import { findItem } from '#server/features/community/items/find-item.ts'
import { mediaAt, momentsOf, plainTimeline } from '#server/features/meetings/meetings/recording-timeline.ts'
import type { Timeline } from '#server/features/meetings/meetings/recording-timeline.ts'
import { selectDanmaku, selectLiveDanmaku } from './danmaku.queries.ts'
import { findRecording } from './find-recording.ts'

export const getWindow = answer(danmakuCalls.window, async (input, context) => {
  const { db } = context
  const { from, to, l_r_id: recordingId } = input
  if (to < from || to - from > danmakuLimits.seconds) throw refuse(failures.parameterError, { detail: 'to' })
  const item = { itemType: input.item_type, itemId: input.item_id }
  await findItem(context, item)
  const recording = await findRecording(db, item, recordingId)
  const timeline = recording && timelineOf(recording)
  const moments = timeline && momentsOf(timeline, from * 1000, to * 1000)
  const [said, live] = await Promise.all([
    selectDanmaku(db, item, recordingId, { from, to }, danmakuLimits.rows),
    moments ? selectLiveDanmaku(db, item, moments, danmakuLimits.rows) : [],
  ])
  const shownLive = live.flatMap((row) => {
    const second = mediaAt(timeline!, row.comment.created_at.getTime())! / 1000
    return second >= from && second <= to ? [{ ...presentComment(row), play_time: second }] : []
  })
  const shown = [...said.map(presentComment), ...shownLive]
  return { comment_list: shown.toSorted(byTime).slice(0, danmakuLimits.rows) }
})

type MadeLive = { beganAt: Date | null; timeline: Timeline | null; seconds: number }

/** Undefined for a video that was not recorded live: nothing said live belongs to it. */
const timelineOf = ({ beganAt, timeline, seconds }: MadeLive): Timeline | undefined =>
  timeline ?? (beganAt ? plainTimeline(beganAt, seconds) : undefined)

const byTime = (a: Comment, b: Comment) => a.play_time! - b.play_time! || a.comment_id - b.comment_id
