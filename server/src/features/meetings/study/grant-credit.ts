import type { StudyProgress } from '#contract/meetings/study.ts'
import { userNoticed } from '#kernel/notice.ts'
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
export async function grantCredit(
  services: Pick<Services, 'db' | 'vault' | 'events'>,
  userId: number,
  meetingId: number,
): Promise<StudyProgress | undefined> {
  const settled = await settleCredit(services, userId, meetingId)
  if (settled?.isNew)
    await services.events.publish(userNoticed, {
      userId,
      notice: creditEarned.write({ meeting: settled.meeting, credit: settled.progress.credit }),
    })
  return settled?.progress
}

/** The same without a message. */
export async function settleCredit(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: number,
  meetingId: number,
): Promise<{ progress: StudyProgress; meeting: string; isNew: boolean } | undefined> {
  const row = await selectMeeting(db, meetingId)
  if (!row) return undefined
  const { meeting } = row
  const { id, title } = meeting
  const [progress] = await loadProgress(db, userId, [meeting])
  const isDecided = progress!.is_finished === 1 || progress!.is_revoked === 1
  if (isDecided || !isEarned(progress!.conditions))
    return { progress: progress!, meeting: title, isNew: false }
  const isNew = await db.transaction(async (db) => {
    const pointsTenths = Math.round(Number(progress!.credit) * 10)
    const isInserted = await insertCredit(db, {
      user_id: userId,
      meeting_id: id,
      points_tenths: pointsTenths,
    })
    if (isInserted) await issueCertificate({ db, vault }, { userId, meetingId: id, title, pointsTenths })
    return isInserted
  })
  const [settled] = await loadProgress(db, userId, [meeting])
  return { progress: settled!, meeting: title, isNew }
}
