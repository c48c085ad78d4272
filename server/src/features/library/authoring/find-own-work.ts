import { workFailures } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { selectLatestRevision, selectPublishedWork } from './authoring.queries.ts'

/** The doctor that the caller is. Works belong to a homepage, not to an account. */
export async function findAuthor(context: Context) {
  const doctor = await selectDoctorOf(context.db, memberOf(context).userId)
  if (!doctor) throw refuse(workFailures.noHomepage)
  return doctor
}

/** A work of the caller, published or not. Doctors manage their own works only. */
export async function findOwnWork(context: Context, productionId: number) {
  const { db } = context
  const [doctor, published, latest] = await Promise.all([
    findAuthor(context),
    selectPublishedWork(db, productionId),
    selectLatestRevision(db, productionId),
  ])
  const work = published ?? latest
  if (!work || published?.removed_at) throw refuse(failures.dataMissing, { detail: 'production_id' })
  if (work.doctor_id !== doctor.id) throw refuse(failures.noPermission)
  return { doctor, published, latest }
}
