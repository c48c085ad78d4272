import { insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { consultingHours } from '#server/features/practice/consulting-hours/consulting-hours.tables.ts'
import { expertPhones } from '#demo/people/account.ts'
import type { World } from '#demo/world.ts'

const workingDays = [1, 2, 3, 4, 5]

/** The experts have time for consultations on the afternoons of working days, the first one on mornings too. */
export async function loadConsultingHours({ db, vault }: World): Promise<void> {
  for (const [at, phone] of expertPhones.entries()) {
    const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
    const afternoons = workingDays.map((weekday) => ({ weekday, begin_minute: 14 * 60, end_minute: 17 * 60 }))
    const mornings = workingDays.map((weekday) => ({ weekday, begin_minute: 8 * 60, end_minute: 9 * 60 }))
    const hours = at === 0 ? [...mornings, ...afternoons] : afternoons
    await insertRows(
      db,
      consultingHours,
      hours.map((hour) => ({ user_id: user!.id, ...hour })),
    )
  }
}
