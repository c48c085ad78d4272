import { certificateCalls, certificateFailures } from '#contract/meetings/certificates.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { grantCredit } from '#server/features/meetings/study/grant-credit.ts'
import {
  presentPoints,
  presentCertificate,
} from '#server/features/meetings/certificates/certificates.present.ts'
import { sumCredits } from '#server/features/meetings/study/study.queries.ts'
import { certificateAddress } from '#server/features/meetings/certificates/certificate-address.ts'
import {
  selectCertificate,
  selectCertificatesOf,
  selectTruename,
} from '#server/features/meetings/certificates/certificates.queries.ts'
import { issueCertificate } from '#server/features/meetings/certificates/issue-certificate.ts'
import { proofOf } from '#server/features/meetings/certificates/proof.ts'

export const getCertificate = answer(certificateCalls.get, async (input, context) => {
  const row = await findOwn(context, memberOf(context).userId, input.meeting_id)
  return {
    ...presentCertificate(row),
    pdf: certificateAddress(context.vault, row.number, 'pdf'),
    picture: certificateAddress(context.vault, row.number, 'png'),
    badge: certificateAddress(context.vault, row.number, 'jwt'),
    proof: proofOf(row, row.signature),
  }
})

async function findOwn(context: Context, userId: number, meetingId: number) {
  const there = await selectCertificate(context.db, userId, meetingId)
  if (there) return there
  const progress = await grantCredit(context, userId, meetingId)
  if (!progress) throw refuse(meetingFailures.meetingMissing)
  if (progress.is_finished === 0 && progress.is_revoked === 0)
    throw refuse(certificateFailures.notEarned, { data: { conditions: progress.conditions } })
  const issued = await selectCertificate(context.db, userId, meetingId)
  if (issued) return issued
  // The credit was granted while there was no name for the certificate.
  const { meeting } = await findMeeting(context.db, meetingId)
  const pointsTenths = Math.round(Number(progress.credit) * 10)
  await issueCertificate(context, { userId, meetingId, title: meeting.title, pointsTenths })
  const late = await selectCertificate(context.db, userId, meetingId)
  if (!late) throw refuse(certificateFailures.nameMissing)
  return late
}

export const getAuthInfo = answer(certificateCalls.authInfo, async (_, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const [truename, tenths, rows] = await Promise.all([
    selectTruename(db, userId),
    sumCredits(db, userId),
    selectCertificatesOf(db, userId),
  ])
  return { truename, credit_total: presentPoints(tenths), certificates: rows.map(presentCertificate) }
})
