import { failures } from '#contract/wire/failure.ts'
import { hallCalls } from '#contract/library/halls.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentBooth, presentHall } from './halls.present.ts'
import { addHallVisit, selectBooths, selectHall } from './halls.queries.ts'

export const getHall = answer(hallCalls.detail, async (input, context) => {
  const { db } = context
  const row = await selectHall(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const isNew = await isNewVisit(context, `hall ${row.id}`)
  const [booths] = await Promise.all([selectBooths(db, row.id), isNew && addHallVisit(db, row.id)])
  const hall = presentHall(row)
  return {
    ...hall,
    visit_num: hall.visit_num + Number(isNew),
    meeting_title: row.meetingTitle ?? '',
    booths: booths.map(presentBooth),
  }
})
