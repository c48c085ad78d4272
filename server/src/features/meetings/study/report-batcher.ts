import { studyFailures } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { defineState } from '#kernel/feature-state.ts'
import { refuse } from '#kernel/fail.ts'
import { selectOnAirSince } from '#server/features/meetings/meetings/on-air.queries.ts'
import { carryMs, judgeReport, multirangeText, onlyFetched, within } from './watch-rules.ts'
import type { Span } from './watch-rules.ts'
import { loadFetched } from './fetched-media.ts'
import type { MediaIndex } from './fetched-media.ts'
import { mediaIndex } from './media-index.ts'
import { takeProven } from './settle-claims.ts'
import { addClaims } from './watch-claims.queries.ts'
import { addWatchDays, watchDaysOf } from './watch-days.queries.ts'
import { addProgress, lockWatchers, selectCoveredMs, updateWatchers } from './watch.queries.ts'
import type { ProgressAddition, WatcherRow } from './watch.queries.ts'

export type Report = { userId: number; sessionId: number; seq: number; ranges: PlayedRange[] }

/** The result of a report: `isStep` says that it reached another twentieth of the whole. */
export type Counted = {
  meetingId: number
  recordingId: number
  countedMs: number
  coveredMs: number
  isStep: boolean
  /** What it covered, where questions may be due. */
  recallRanges: [from: number, to: number][] | undefined
}

type Waiting = { report: Report; settle: (counted: Counted) => void; fail: (error: unknown) => void }

/** Concurrent reports are written together; none waits longer than this for the others. */
const batchMs = 25
const mostAtOnce = 500
const steps = 20
/** The longest recording or meeting; ranges are stored in 32 bits. */
const longestMs = 20 * 86_400_000

/** Writes concurrent reports in one transaction. `add` resolves once a report is saved. */
export const reportBatcher = defineState({
  open: ({ db, providers, states }) =>
    createReportBatcher(db, {
      index: states.get(mediaIndex),
      // What another server sends is not seen here: its reports are believed.
      isSentHere: providers.live.sources === undefined,
      isLate: (recordingId) =>
        providers.edge !== undefined && (recordingId > 0 || providers.live.engine !== undefined),
    }),
})

/** How the server knows what was sent to somebody. */
type Evidence = {
  index: MediaIndex
  isSentHere: boolean
  /** Whether the log of an edge shows it, some time later; without segments a live stream passes no edge. */
  isLate(recordingId: number): boolean
}

function createReportBatcher(db: Db, evidence: Evidence) {
  let waiting: Waiting[] = []
  let isWriting = false
  let timer: NodeJS.Timeout | undefined

  async function write() {
    timer = undefined
    isWriting = true
    const { batch, rest } = firstOfEach(waiting)
    waiting = rest
    try {
      const settled = await db.transaction((db) => writeBatch(db, evidence, batch))
      for (const settle of settled) settle()
    } catch (error) {
      for (const one of batch) one.fail(error)
    }
    isWriting = false
    if (waiting.length > 0) schedule(0)
  }

  function schedule(ms: number) {
    if (!isWriting) timer ??= setTimeout(() => void write(), ms)
  }

  return {
    add: (report: Report): Promise<Counted> =>
      new Promise((settle, fail) => {
        waiting.push({ report, settle, fail })
        schedule(batchMs)
      }),
  }
}

/** At most one report per person in one batch: the next is judged by the state that this one leaves. */
function firstOfEach(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch = new Map<number, Waiting>()
  const rest: Waiting[] = []
  for (const one of waiting) {
    if (batch.size >= mostAtOnce || batch.has(one.report.userId)) rest.push(one)
    else batch.set(one.report.userId, one)
  }
  return { batch: [...batch.values()], rest }
}

async function writeBatch(db: Tx, evidence: Evidence, batch: Waiting[]): Promise<(() => void)[]> {
  const now = Date.now()
  const rows = new Map<number, WatcherRow>()
  const userIds = batch.map(({ report }) => report.userId)
  for (const row of await lockWatchers(db, userIds)) rows.set(row.user_id, row)
  const watching = [...rows.values()]
  const onAir = await loadOnAir(db, watching, now)
  const recorded = watching.filter((row) => row.recording_id > 0 && !evidence.isLate(row.recording_id))
  const spans = await loadFetched(db, evidence.index.ofFile, recorded)
  const fetched = new Map(recorded.flatMap((row, at) => (spans[at] ? [[row.user_id, spans[at]]] : [])))
  const judged = batch.map(({ report }, at) => {
    const row = rows.get(report.userId)
    return {
      one: batch[at]!,
      row,
      ...judge(report, row, now, { onAir, fetched, isCounted: evidence.isSentHere && !evidence.isLate(0) }),
    }
  })
  const fresh = judged.flatMap(({ update }) => update ?? [])
  const reported = judged.flatMap(({ addition }) => addition ?? []).sort((a, b) => a.userId - b.userId)
  if (fresh.length > 0) await updateWatchers(db, fresh)
  const earning = await throughClaims(db, evidence, reported)
  const sums = new Map(
    earning.length === 0
      ? []
      : (await addProgress(db, earning)).map((sum) => [
          keyOf(sum.user_id, sum.meeting_id, sum.recording_id),
          sum.covered_ms,
        ]),
  )
  await addWatchDays(db, watchDaysOf(earning))
  const settled: (() => void)[] = []
  const earnedMs = new Map(
    earning.map((one) => [keyOf(one.userId, one.meetingId, one.recordingId), one.watchedMs]),
  )
  for (const { one, row, addition, ranges = [] } of judged) {
    if (!row || row.session_id !== one.report.sessionId) {
      settled.push(() => one.fail(refuse(studyFailures.watchedElsewhere)))
      continue
    }
    const key = keyOf(row.user_id, row.meeting_id, row.recording_id)
    const coveredMs =
      sums.get(key) ?? (await selectCoveredMs(db, row.user_id, row.meeting_id, row.recording_id))
    const countedMs = addition ? (earnedMs.get(key) ?? 0) : 0
    const isStep = countedMs > 0 && reachesStep(coveredMs, countedMs, wholeMs(row))
    const { meeting_id: meetingId, recording_id: recordingId } = row
    const recallRanges = row.has_recall ? ranges : undefined
    settled.push(() => one.settle({ meetingId, recordingId, countedMs, coveredMs, isStep, recallRanges }))
  }
  return settled
}

const keyOf = (userId: number, meetingId: number, recordingId: number) =>
  `${userId} ${meetingId} ${recordingId}`

/**
 * Of what an edge sends only what its log has shown; the rest waits for it. What was claimed before and is shown by now is
 * in it too.
 */
async function throughClaims(db: Tx, { index, isSentHere, isLate }: Evidence, reported: ProgressAddition[]) {
  const claimed = reported.filter(({ recordingId }) => isLate(recordingId) && (recordingId > 0 || isSentHere))
  if (claimed.length === 0) return reported
  await addClaims(db, claimed)
  const proven = await takeProven(
    db,
    index,
    claimed.map(({ userId }) => userId),
  )
  const others = reported.filter((one) => !claimed.includes(one))
  return [...others, ...proven].sort((a, b) => a.userId - b.userId)
}

/** What was on air, by meeting, for those who watch live; as far back as a report may reach. */
async function loadOnAir(db: Db, rows: WatcherRow[], now: number): Promise<Map<number, Span[]>> {
  const live = new Set(rows.filter((row) => row.recording_id === 0).map((row) => row.meeting_id))
  const spans = new Map<number, Span[]>()
  if (live.size === 0) return spans
  for (const one of await selectOnAirSince(db, [...live], new Date(now - carryMs))) {
    const span: Span = [one.began_ms, one.ended_ms ?? Infinity]
    spans.set(one.meeting_id, [...(spans.get(one.meeting_id) ?? []), span])
  }
  return spans
}

/** What was on air, by meeting, and what was fetched, by user. */
type Seen = {
  onAir: Map<number, Span[]>
  fetched: Map<number, Span[]>
  /** Whether this server notes what it sends of live streams. */
  isCounted: boolean
}

/** What is sent is noted every few seconds, and a player shows what it was sent before. */
const liveSlackMs = 14_000

/** How much of a live stream somebody can have seen: nothing of what was never sent to them. */
const mostLiveMs = ({ live_left_ms }: WatcherRow) =>
  live_left_ms === null ? 0 : Math.max(0, live_left_ms + liveSlackMs)

function judge(report: Report, row: WatcherRow | undefined, now: number, seen: Seen) {
  const { onAir, fetched, isCounted } = seen
  // A repeated or older report: it was counted when it came first.
  if (!row || row.session_id !== report.sessionId || report.seq <= row.seq) return {}
  const before = { claimedUntil: row.claimed_until.getTime(), hiddenMs: row.hidden_ms }
  const counting = row.recording_id === 0 ? (onAir.get(row.meeting_id) ?? []) : undefined
  const mostMs = row.recording_id === 0 && isCounted ? mostLiveMs(row) : Infinity
  const judged = judgeReport(before, report.ranges, now, counting, mostMs)
  const ofUser = fetched.get(report.userId)
  const earned = ofUser ? { ...judged, ...onlyFetched(judged, ofUser) } : judged
  const begin = row.begin_at.getTime()
  const ranges =
    row.recording_id === 0
      ? within(earned.spent, begin, Math.min(row.end_at.getTime(), begin + longestMs))
      : within(earned.covered, 0, row.seconds > 0 ? row.seconds * 1000 : longestMs)
  const update = {
    userId: report.userId,
    seq: report.seq,
    claimedUntil: new Date(earned.state.claimedUntil),
    hiddenMs: earned.state.hiddenMs,
  }
  if (earned.watchedMs === 0) return { update }
  const addition = {
    userId: report.userId,
    meetingId: row.meeting_id,
    recordingId: row.recording_id,
    covered: multirangeText(ranges),
    watchedMs: earned.watchedMs,
  }
  return { update, addition, ranges }
}

const wholeMs = (row: WatcherRow) =>
  row.recording_id === 0 ? row.end_at.getTime() - row.begin_at.getTime() : row.seconds * 1000

/** Whether it is worth checking for credit; the last step is always the end itself. */
function reachesStep(coveredMs: number, countedMs: number, whole: number): boolean {
  if (whole <= 0) return false
  const stepAt = (ms: number) => Math.floor((steps * ms) / whole)
  // Playback speed covers more than the time that passed, twice as much at most.
  return stepAt(coveredMs) > stepAt(Math.max(0, coveredMs - 2 * countedMs))
}
