import { operationCalls } from '#contract/library/operations.ts'
import { answer } from '#kernel/answer.ts'
import { noteView } from '#server/features/community/history/note-view.ts'
import { findOperation } from './find-operation.ts'
import { presentOperation } from './operations.present.ts'
import { addOperationView, selectDoctorsOfOperation, selectSteps } from './operations.queries.ts'

export const getOperation = answer(operationCalls.detail, async (input, context) => {
  const { db, caller } = context
  const row = await findOperation(db, input.id)
  const { operation } = row
  const isNew = await noteView(context, 'operation', operation.id)
  const [doctors, steps] = await Promise.all([
    selectDoctorsOfOperation(db, operation.id),
    selectSteps(db, operation.id),
    isNew && addOperationView(db, operation.id),
  ])
  const detail = presentOperation(row, doctors, steps, caller.language)
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})
