import { adCalls } from '#contract/library/ads.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentAd } from './ads.present.ts'
import { addAdShow, selectAd } from './ads.queries.ts'

export const getAd = answer(adCalls.detail, async (input, context) => {
  const row = await selectAd(context.db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const isNew = await isNewVisit(context, `ad ${row.id}`)
  if (isNew) await addAdShow(context.db, row.id)
  return presentAd(row, { mayEdit: may(context.member, 'content.edit'), isNew })
})
