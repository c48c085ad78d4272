import { createHmac } from 'node:crypto'
import { reportText, studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange, WatchSession } from '#contract/meetings/study.ts'
import { postCall } from '../post-call.ts'
import type { Line } from '../post-call.ts'
import type { BenchMember } from '../prepare-members.ts'

export const watchedMeetingId = 9001
export const watchedRecordingId = 9001

export type Watching = BenchMember & { session: WatchSession; seq: number; acknowledged: number }

export async function openWatching(line: Line, viewer: BenchMember): Promise<Watching> {
  const fields = { meeting_id: String(watchedMeetingId), l_r_id: String(watchedRecordingId) }
  const session = (await postCall(line, studyCalls.watchPlayback.path, viewer.token, fields)) as WatchSession
  return { ...viewer, session, seq: 0, acknowledged: 0 }
}

/** Sends one report, a second further into the recording; what was acknowledged must never be lost. */
export async function reportNext(line: Line, watching: Watching): Promise<void> {
  const seq = ++watching.seq
  const { session_id: id, secret } = watching.session
  const ranges: PlayedRange[] = [[(seq - 1) * 1000, seq * 1000, 100, 1]]
  await postCall(line, studyCalls.report.path, watching.token, {
    session_id: String(id),
    seq: String(seq),
    ranges: JSON.stringify(ranges),
    report_sign: createHmac('sha256', secret)
      .update(reportText(id, seq, ranges))
      .digest('hex'),
  })
  watching.acknowledged = seq
}
