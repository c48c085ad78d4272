import type { Db } from '#kernel/database.ts'
import { pinyinInitials } from '#kernel/pinyin.ts'
import { hospitalList } from './hospitals.data.ts'
import { hasHospitals, insertHospitals } from './profile.queries.ts'

/** Fills an empty list. One that operators have changed is theirs. */
export async function ensureHospitals(db: Db): Promise<void> {
  if (await hasHospitals(db)) return
  const rows = hospitalList.map(async (hospital) => ({
    ...hospital,
    initials: await pinyinInitials(hospital.city + hospital.name),
  }))
  await insertHospitals(db, await Promise.all(rows))
}
