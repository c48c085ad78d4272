import { consultationSides } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentItem } from './consultations.present.ts'
import { selectApplied, selectReceived, selectSuperior } from './consultations.queries.ts'

export const listConsultations = answer(consultationCalls.list, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const { status, page } = input
  const select = input.side === consultationSides.base ? selectApplied : selectReceived
  const [found, { isSuperior, waiting }] = await Promise.all([
    readPage(page, pageSize, (limit, offset) => select(db, { userId, status, limit, offset })),
    selectSuperior(db, userId),
  ])
  return {
    ...presentPage(found, (row) => presentItem(row, userId, vault)),
    is_superior: asBit(isSuperior),
    waiting_num: waiting,
  }
})

export const listConsultationsOfDoctor = answer(consultationCalls.ofDoctor, async ({ page }, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectReceived(db, { userId, status: 0, limit, offset }),
  )
  return presentPage(found, (row) => presentItem(row, userId, vault))
})
