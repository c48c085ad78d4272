import type { Tx } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { loadFetched } from './fetched-media.ts'
import type { MediaIndex } from './fetched-media.ts'
import { grantEarned } from './grant-credit.ts'
import { mediaIndex } from './media-index.ts'
import { addWatchDays, watchDaysOf } from './watch-days.queries.ts'
import { addProgress } from './watch.queries.ts'
import type { ProgressAddition } from './watch.queries.ts'
import { lockClaims, selectLiveLeft, takeFromClaims } from './watch-claims.queries.ts'
import type { ClaimRow } from './watch-claims.queries.ts'
import { clip, firstOf, lengthOf, multirangeText } from './watch-rules.ts'
import type { Span } from './watch-rules.ts'

const mostAtOnce = 200

/** Takes out of what these people claim to have watched what was sent to them: it is to be added to their progress. */
export async function takeProven(db: Tx, index: MediaIndex, userIds: number[]): Promise<ProgressAddition[]> {
  const claims = await lockClaims(db, userIds)
  const live = claims.filter((claim) => claim.recording_id === 0)
  const recorded = claims.filter((claim) => claim.recording_id > 0)
  const left = live.length > 0 ? await selectLiveLeft(db, live) : []
  const fetched = await loadFetched(db, index.ofFileOrStream, recorded)
  const proven = [
    ...live.flatMap((claim) => {
      const own = left.find((row) => row.user_id === claim.user_id && row.meeting_id === claim.meeting_id)
      return provenOf(claim, firstOf(claim.covered, Math.max(0, own?.left_ms ?? 0))) ?? []
    }),
    ...recorded.flatMap((claim, at) => provenOf(claim, playedOf(claim, fetched[at])) ?? []),
  ]
  if (proven.length > 0) await takeFromClaims(db, proven)
  return proven.sort((a, b) => a.userId - b.userId)
}

/** `fetched` is undefined where the server cannot tell seconds from bytes. */
const playedOf = ({ covered }: ClaimRow, fetched: Span[] | undefined) =>
  fetched ? covered.flatMap(([from, to]) => clip(fetched, from, to)) : covered

function provenOf(claim: ClaimRow, covered: [number, number][]): ProgressAddition | undefined {
  if (covered.length === 0) return undefined
  const share = lengthOf(covered) / lengthOf(claim.covered)
  return {
    userId: claim.user_id,
    meetingId: claim.meeting_id,
    recordingId: claim.recording_id,
    covered: multirangeText(covered.map(([from, to]) => [Math.round(from), Math.round(to)])),
    watchedMs: Math.floor(claim.watched_ms * share),
  }
}

/** Settles what people claim, after a log has shown what was sent to them, and grants what they have earned by it. */
export async function settleClaims(services: Services, userIds: number[]): Promise<void> {
  const { db, jobs, states } = services
  const sorted = userIds.toSorted((a, b) => a - b)
  for (let at = 0; at < sorted.length; at += mostAtOnce)
    await db.transaction(async (tx) => {
      const proven = await takeProven(tx, states.get(mediaIndex), sorted.slice(at, at + mostAtOnce))
      if (proven.length === 0) return
      await addProgress(tx, proven)
      await addWatchDays(tx, watchDaysOf(proven))
      await jobs.sendAll(
        tx,
        grantEarned,
        proven.map(({ userId, meetingId }) => ({ data: { userId, meetingId } })),
      )
    })
}
