import { fold } from '#kernel/fold.ts'
import type { CallContext } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { addMiss } from './misses.queries.ts'

const longestTerm = 60

/** Notes what somebody searched for and did not find. Long numbers may be somebody's: they are not kept. */
export async function noteMiss(context: CallContext, typed: string): Promise<void> {
  const term = typed.trim().slice(0, longestTerm)
  const folded = fold(term)
  if (folded === '' || /\d{7,}/.test(folded)) return
  if (await isNewVisit(context, `search miss ${folded}`))
    await addMiss(context.db, { day: shanghaiTime(new Date()).slice(0, 10), folded, term })
}
