import type { Db } from '#kernel/database.ts'
import { hospitalList } from './hospitals.data.ts'
import { pinyinInitials } from './pinyin-initials.ts'
import { hasHospitals, insertHospitals } from './profile.queries.ts'

/** Fills an empty list. One that operators have changed is theirs. */
export async function ensureHospitals(db: Db): Promise<void> {
  if (await hasHospitals(db)) return
  await insertHospitals(
    db,
    hospitalList.map((hospital) => ({
      ...hospital,
      initials: pinyinInitials(hospital.city + hospital.name),
    })),
  )
}
