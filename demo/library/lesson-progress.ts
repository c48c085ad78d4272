import { countWorkDays, watchAsReaders, watchBought, watchSeries } from './lesson-progress.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'

/** What readers and the demo's doctor have watched of works, and what the authors see of it. */
export async function loadLessonProgress({ db, vault }: World): Promise<void> {
  await countWorkDays(db)
  await watchAsReaders(db)
  const user = await selectUserByPhone(db, digestPhone(vault, '86', person))
  if (!user) return
  await watchSeries(db, user.id)
  await watchBought(db, user.id)
}
