import { countWorkDays, watchAsReaders, watchBought, watchSeries } from './lesson-progress.queries.ts'
import { findAccount } from '#demo/people/find-account.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'

/** What readers and the demo's doctor have watched of works, and what the authors see of it. */
export async function loadLessonProgress(world: World): Promise<void> {
  const { db } = world
  await countWorkDays(db)
  const { id } = await findAccount(world, person)
  await watchSeries(db, id)
  await watchBought(db, id)
  await watchAsReaders(db, id)
}
