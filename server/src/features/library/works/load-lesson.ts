import { itemFailures } from '#contract/wire/item-types.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { playableSeconds } from './works.policy.ts'
import { loadWork } from './load-work.ts'
import { selectLesson } from './progress.queries.ts'

/** Loads a lesson and how many seconds of it the caller may play. Refuses a lesson of which they may play nothing. */
export async function loadLesson(
  context: Pick<Context, 'db' | 'member'>,
  productionId: number,
  lessonId: number,
): Promise<{ id: number; seconds: number; playable: number }> {
  const row = await loadWork(context, productionId)
  const lesson = await selectLesson(context.db, productionId, lessonId)
  const playable = lesson ? playableSeconds(row.access, row, lesson) : 0
  if (!lesson || playable === 0) throw refuse(itemFailures.programMissing, { detail: 'episode_id' })
  return { ...lesson, playable }
}
