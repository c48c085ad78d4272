import { certificateFailures } from '#contract/meetings/certificates.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import {
  selectCertificate,
  selectCertificateByNumber,
  updateRevoked,
} from '#server/features/meetings/certificates/certificates.queries.ts'
import type { CertificateRow } from '#server/features/meetings/certificates/certificates.queries.ts'
import { issueCertificate } from '#server/features/meetings/certificates/issue-certificate.ts'
import { certificateReissued, certificateRevoked, certificateSentAgain } from './study.notices.ts'
import { setCreditRevoked } from './study.queries.ts'

export async function revoke(context: Context, number: string, reason: string) {
  const found = await findForOperator(context, number)
  const revoked = await context.db.transaction(async (db) => {
    const row = await updateRevoked(db, found.number, reason)
    if (!row) return undefined
    await setCreditRevoked(db, row, true)
    await notifyOwner(db, row, certificateRevoked.write({ ...factsOf(row), reason }))
    return row
  })
  const { revoked_at } = revoked ?? (await findForOperator(context, number))
  return { revoked_at: shanghaiTime(revoked_at!) }
}

/** The new certificate has another number and the name that the profile has now, as when the old one was misspelt. */
export async function reissue(context: Context, number: string) {
  const { vault } = context
  const found = await findForOperator(context, number)
  const { user_id: userId, meeting_id: meetingId } = found
  // The account or the meeting was deleted.
  if (userId === null || meetingId === null) throw refuse(certificateFailures.certificateMissing)
  const latest = await selectCertificate(context.db, userId, meetingId)
  if (latest?.revoked_at === null) throw refuse(certificateFailures.notRevoked)
  const { meeting_title: title, points_tenths: pointsTenths } = found
  const issued = await context.db.transaction(async (db) => {
    const row = await issueCertificate({ db, vault }, { userId, meetingId, title, pointsTenths })
    if (!row) return undefined
    await setCreditRevoked(db, row, false)
    await notifyOwner(db, row, certificateReissued.write({ ...factsOf(row), number: row.number }))
    return row
  })
  if (!issued) {
    const isTaken = (await selectCertificate(context.db, userId, meetingId))?.revoked_at === null
    throw refuse(isTaken ? certificateFailures.notRevoked : certificateFailures.nameMissing)
  }
  return { number: issued.number }
}

/** Tells the holder of a valid certificate once more where it is. */
export async function sendAgain(context: Context, number: string): Promise<void> {
  const { user_id: userId, meeting_title: meeting } = await findForOperator(context, number)
  await context.db.transaction(async (db) => {
    const now = await selectCertificateByNumber(db, number)
    // The account was deleted, or the certificate revoked meanwhile.
    if (userId === null || !now || now.revoked_at) throw refuse(certificateFailures.certificateMissing)
    await notify(db, userId, certificateSentAgain.write({ meeting, number }))
  })
}

/** Operators may not decide about their own certificates. */
async function findForOperator(context: Context, number: string): Promise<CertificateRow> {
  const row = await selectCertificateByNumber(context.db, number.toUpperCase())
  if (!row) throw refuse(certificateFailures.certificateMissing)
  if (row.user_id === memberOf(context).userId) throw refuse(failures.noPermission)
  return row
}

const factsOf = (certificate: CertificateRow) => ({
  meeting: certificate.meeting_title,
  credit: presentPoints(certificate.points_tenths),
  meetingId: certificate.meeting_id,
})

async function notifyOwner(db: Tx, { user_id: userId }: CertificateRow, notice: Notice) {
  if (userId !== null) await notify(db, userId, notice)
}
