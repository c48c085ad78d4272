import { liveFailures, studioCalls } from '#contract/meetings/live.ts'
import type { LiveAction, LiveState } from '#contract/meetings/live.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { liveStateOf } from './live.present.ts'
import { beginNow, endNow, ensureStream, updatePhase } from './live.queries.ts'
import { findStartable } from './may-start.ts'
import { newStreamKey } from './stream-key.ts'
import { publishState } from './publish-state.ts'

/** The states in which each action is allowed; repeating an action does nothing. */
const possible: Record<LiveAction, LiveState['live_state'][]> = {
  begin: ['preview', 'live', 'in_progress'],
  break: ['live', 'in_progress', 'tea_break'],
  resume: ['tea_break', 'live', 'in_progress'],
  end: ['live', 'in_progress', 'tea_break'],
}

const moves: Record<LiveAction, (db: Db, meetingId: number) => Promise<unknown>> = {
  begin: beginNow,
  break: (db, meetingId) => updatePhase(db, meetingId, { from: ['open', 'break'], to: 'break' }),
  resume: (db, meetingId) => updatePhase(db, meetingId, { from: ['open', 'break'], to: 'open' }),
  end: (db, meetingId) =>
    db.transaction(async (db) => {
      await updatePhase(db, meetingId, { from: ['open', 'break', 'ended'], to: 'ended' })
      await endNow(db, meetingId)
    }),
}

export const setLiveState = answer(studioCalls.setState, async (input, context) => {
  const { db, vault } = context
  const { meeting } = await findStartable(context, input.meeting_id)
  const stream = await ensureStream(db, meeting.id, newStreamKey(vault).row)
  const state = liveStateOf(meeting, stream, new Date())
  if (state === 'ended') throw refuse(liveFailures.meetingEnded)
  if (!possible[input.action].includes(state)) throw refuse(liveFailures.notNow)
  await moves[input.action](db, meeting.id)
  return (await publishState(context, meeting.id))!
})
