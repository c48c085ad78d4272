import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { reportText, studyFailures } from '#contract/meetings/study.ts'
import type { RecallQuestion, WatchSession } from '#contract/meetings/study.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { Report, ReportResult } from '#web/features/meetings/player/cards/watch-meter.ts'
import { studyMutations } from './mutations.ts'

/** What is watched; `recordingId` 0 is the live stream. */
type WatchTarget = { meetingId: number; recordingId: number; scheduleId: number }

/** The enterprise platform from which the user comes, as given in the address. */
function origin() {
  const query = new URLSearchParams(location.search)
  return { pf: (query.get('pf') ?? '').slice(0, 40), uid: (query.get('uid') ?? '').slice(0, 64) }
}

export function openSession({ meetingId, recordingId, scheduleId }: WatchTarget): Promise<WatchSession> {
  const fields = { meeting_id: meetingId, ...origin(), scheid: scheduleId }
  return recordingId > 0
    ? studyMutations.watchRecording({ ...fields, l_r_id: recordingId })
    : studyMutations.watchLive(fields)
}

export async function sendReport(
  session: WatchSession,
  { seq, ranges }: Report,
  onRecall: (question: RecallQuestion) => void,
): Promise<ReportResult> {
  const text = reportText(session.session_id, seq, ranges)
  const sign = bytesToHex(hmac(sha256, utf8ToBytes(session.secret), utf8ToBytes(text)))
  const fields = { session_id: session.session_id, seq, ranges, report_sign: sign }
  try {
    const { recall } = await studyMutations.report(fields)
    if (recall) onRecall(recall)
    return 'stored'
  } catch (error) {
    if (!(error instanceof CallFailure) || error.kind !== 'refused') return 'again'
    // The server would refuse a refused report again.
    if (error.status === studyFailures.watchedElsewhere.status) toast(error.message)
    return 'over'
  }
}
