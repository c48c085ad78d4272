import { verificationStates } from '#contract/people/verification-states.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { updateDoctorUser } from '#server/features/people/doctors/doctors.queries.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { homepagePhones } from './account.ts'
import type { World } from '#demo/world.ts'

/** Doctors with a homepage are verified, and all but the last are linked to it, which is left to be claimed. */
export async function loadVerified(world: World): Promise<void> {
  const { db, vault, now } = world
  for (const phone of homepagePhones) {
    const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
    if (!user) continue
    await insertRows(db, verifications, [
      {
        user_id: user.id,
        real_name: user.truename,
        qualification_sealed: vault.seal(`11011000001${phone.slice(-4)}`),
        title: user.title,
        photos: [],
        state: verificationStates.passed,
        submitted_at: now,
        reviewed_at: now,
      },
    ])
    const doctorId = doctorIdOf(world, user.truename)
    if (doctorId && phone !== homepagePhones.at(-1)) await updateDoctorUser(db, doctorId, user.id)
  }
}

/** The homepage of a demo account. */
export const doctorIdOf = ({ doctors, doctorIds }: World, name: string): number | undefined =>
  doctorIds[doctors.findIndex((doctor) => doctor.name === name)]
