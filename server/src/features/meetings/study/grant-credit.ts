import type { StudyProgress } from '#contract/meetings/study.ts'
import { notify } from '#kernel/notify.ts'
import type { Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { issueCertificate } from '#server/features/meetings/certificates/issue-certificate.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { isEarned } from './conditions.ts'
import { loadProgress } from './load-progress.ts'
import { creditEarned } from './study.notices.ts'
import { insertCredit } from './study.queries.ts'

/**
 * Grants credit and certificate once, as soon as every requirement of a meeting is met, and tells the member. Called
 * whenever one of the conditions may have changed, and again whenever the progress is requested.
 */
export const grantCredit = (
  services: Pick<Services, 'db' | 'vault'>,
  userId: number,
  meetingId: number,
): Promise<StudyProgress | undefined> =>
  settleCredit(services, userId, meetingId, (db, earned) => notify(db, userId, creditEarned.write(earned)))

/** Sent with what may have met the last condition, which must not fail because a certificate cannot be issued. */
export const grantEarned = defineJob<{ userId: number; meetingId: number }>({
  name: 'grant-credit',
  retryWaits: [10, 60, 600, 3600],
  run: (services, { userId, meetingId }) => grantCredit(services, userId, meetingId),
})

type Tell = (db: Tx, earned: { meeting: string; credit: string }) => Promise<void>

/** The same, with another message or none. */
export async function settleCredit(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: number,
  meetingId: number,
  tell?: Tell,
): Promise<StudyProgress | undefined> {
  const row = await selectMeeting(db, meetingId)
  if (!row) return undefined
  const { meeting } = row
  const { id, title } = meeting
  const [progress] = await loadProgress(db, userId, [meeting])
  const isDecided = progress!.is_finished === 1 || progress!.is_revoked === 1
  if (isDecided || !isEarned(progress!.conditions)) return progress
  await db.transaction(async (db) => {
    const pointsTenths = Math.round(Number(progress!.credit) * 10)
    const isInserted = await insertCredit(db, {
      user_id: userId,
      meeting_id: id,
      points_tenths: pointsTenths,
    })
    if (!isInserted) return
    await issueCertificate({ db, vault }, { userId, meetingId: id, title, pointsTenths })
    await tell?.(db, { meeting: title, credit: progress!.credit })
  })
  const [settled] = await loadProgress(db, userId, [meeting])
  return settled
}
