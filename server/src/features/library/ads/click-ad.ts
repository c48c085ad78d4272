import { adCalls } from '#contract/library/ads.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { addAdClick, selectAd } from './ads.queries.ts'

export const clickAd = answer(adCalls.click, async (input, context) => {
  const row = await selectAd(context.db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  if (await isNewVisit(context, `ad click ${row.id}`)) await addAdClick(context.db, row.id)
  return {}
})
