import { failures } from '#contract/failure.ts'
import { operationCalls } from '#contract/operations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentOperation } from './operations.present.ts'
import {
  addOperationView,
  selectDoctorsOfOperation,
  selectOperation,
  selectSteps,
} from './operations.queries.ts'

export const getOperation = answer(operationCalls.detail, async (input, context) => {
  const { db, caller } = context
  const row = await selectOperation(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const { operation } = row
  const isNew = await isNewVisit(context, `operation ${operation.id}`)
  const [doctors, steps] = await Promise.all([
    selectDoctorsOfOperation(db, operation.id),
    selectSteps(db, operation.id),
    isNew && addOperationView(db, operation.id),
  ])
  const detail = presentOperation(row, doctors, steps, caller.language)
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})
