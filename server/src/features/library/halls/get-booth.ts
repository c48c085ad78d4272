import { failures } from '#contract/wire/failure.ts'
import { hallCalls } from '#contract/library/halls.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentWholeBooth } from './halls.present.ts'
import { addBoothVisit, selectBooth, selectBoothMedia, selectBoothProducts } from './halls.queries.ts'

export const getBooth = answer(hallCalls.booth, async (input, context) => {
  const { db } = context
  const row = await selectBooth(db, input.booth_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'booth_id' })
  const boothId = row.booth.id
  const isNew = await isNewVisit(context, `booth ${boothId}`)
  const [products, media] = await Promise.all([
    selectBoothProducts(db, boothId),
    selectBoothMedia(db, boothId),
    isNew && addBoothVisit(db, boothId),
  ])
  const booth = presentWholeBooth(row, products, media)
  return { ...booth, visit_num: booth.visit_num + Number(isNew) }
})
