import { pinyinInitials } from '#kernel/pinyin.ts'
import { ensureHospitals } from '#server/features/people/profile/ensure-hospitals.ts'
import { insertHospitals } from '#server/features/people/profile/profile.queries.ts'
import { hospitals } from '#demo/content/hospitals.ts'
import type { World } from '#demo/world.ts'

/** Puts the hospitals of the demo's doctors on the list, beside the real ones: it says which province somebody is in. */
export async function loadHospitals({ db }: World): Promise<void> {
  await ensureHospitals(db)
  const rows = hospitals.map(async ({ name, province, city }) => ({
    name,
    province,
    city,
    initials: await pinyinInitials(city + name),
  }))
  await insertHospitals(db, await Promise.all(rows))
}
