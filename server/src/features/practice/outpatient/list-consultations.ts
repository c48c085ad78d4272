import { consultationSides } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { asBit } from '#contract/wire/fields.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentItem } from './consultations.present.ts'
import { selectApplied, selectReceived, selectSuperior } from './consultations.queries.ts'

export const listConsultations = answer(consultationCalls.list, async (input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const { status, page } = input
  const select = input.side === consultationSides.base ? selectApplied : selectReceived
  const filter = { userId, status, limit: pageSize, offset: offsetOf(page, pageSize) }
  const [rows, { isSuperior, waiting }] = await Promise.all([select(db, filter), selectSuperior(db, userId)])
  return {
    ...presentPage(rows, page, pageSize, (row) => presentItem(row, userId, vault)),
    is_superior: asBit(isSuperior),
    waiting_num: waiting,
  }
})

export const listConsultationsOfDoctor = answer(consultationCalls.ofDoctor, async ({ page }, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const filter = { userId, status: 0, limit: pageSize, offset: offsetOf(page, pageSize) }
  const rows = await selectReceived(db, filter)
  return presentPage(rows, page, pageSize, (row) => presentItem(row, userId, vault))
})
