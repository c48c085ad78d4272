import { homepageFailures } from '#contract/discover/doctor-homepage.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'

/** The doctor whose homepage the caller owns. */
export async function findOwnId(context: Context): Promise<number> {
  const doctor = await selectDoctorOf(context.db, memberOf(context).userId)
  if (!doctor) throw refuse(homepageFailures.noHomepage)
  return doctor.id
}
