import { operationCalls } from '#contract/library/operations.ts'
import { answer } from '#kernel/answer.ts'
import { summary } from '#kernel/pages/summary.ts'
import { findOperation } from './find-operation.ts'
import { selectDoctorsOfOperation } from './operations.queries.ts'

export const getShareConfig = answer(operationCalls.shareConfig, async (input, { db }) => {
  const { operation } = await findOperation(db, input.id)
  const doctors = await selectDoctorsOfOperation(db, operation.id)
  const names = doctors.map((doctor) => doctor.name).join('、')
  return {
    title: operation.title,
    description: summary(`${names} ${operation.intro}`),
    image: operation.cover,
    path: `/operationDetail?id=${operation.id}`,
  }
})
