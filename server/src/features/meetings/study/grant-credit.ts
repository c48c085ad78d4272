import type { StudyProgress } from '#contract/meetings/study.ts'
import type { Services } from '#kernel/services.ts'
import { issueCertificate } from '#server/features/meetings/certificates/issue-certificate.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { isEarned } from './conditions.ts'
import { loadProgress } from './load-progress.ts'
import { insertCredit } from './study.queries.ts'

/**
 * Grants credit and certificate once, as soon as every requirement of a meeting is met. Called whenever one of the conditions may have
 * changed, and again whenever the progress is requested.
 */
export async function grantCredit(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: number,
  meetingId: number,
): Promise<StudyProgress | undefined> {
  const row = await selectMeeting(db, meetingId)
  if (!row) return undefined
  const { meeting } = row
  const [progress] = await loadProgress(db, userId, [meeting])
  const isDecided = progress!.is_finished === 1 || progress!.is_revoked === 1
  if (isDecided || !isEarned(progress!.conditions)) return progress
  await db.transaction(async (db) => {
    const pointsTenths = Math.round(Number(progress!.credit) * 10)
    const credit = { user_id: userId, meeting_id: meeting.id, points_tenths: pointsTenths }
    if (await insertCredit(db, credit))
      await issueCertificate(
        { db, vault },
        { userId, meetingId: meeting.id, title: meeting.title, pointsTenths },
      )
  })
  const [settled] = await loadProgress(db, userId, [meeting])
  return settled
}
