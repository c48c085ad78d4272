import type { Certificate } from '#contract/meetings/certificates.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** Credit is counted in tenths of a point. */
export const presentPoints = (tenths: number) => (tenths / 10).toFixed(1)

export const presentCertificate = (row: CertificateRow): Certificate => ({
  number: row.number,
  meeting_id: row.meeting_id ?? 0,
  meeting_title: row.meeting_title,
  truename: row.truename,
  hospital: row.hospital,
  job_title: row.job_title,
  organiser: row.organiser,
  name_state: row.proof_version === 1 ? 'unknown' : row.is_verified ? 'verified' : 'declared',
  credit: presentPoints(row.points_tenths),
  issued_on: row.issued_on,
  is_revoked: asBit(row.revoked_at !== null),
})
