import { operationCalls } from '#contract/library/operations.ts'
import { answer } from '#kernel/answer.ts'
import { findOperation } from './find-operation.ts'
import { countLessons } from './lessons.queries.ts'
import { presentMenus } from './operations.present.ts'
import { selectDoctorsOfOperation, selectSteps } from './operations.queries.ts'

export const listMenus = answer(operationCalls.menuList, async (input, { db, caller }) => {
  const { operation } = await findOperation(db, input.id)
  const [steps, doctors, lessons] = await Promise.all([
    selectSteps(db, operation.id),
    selectDoctorsOfOperation(db, operation.id),
    countLessons(db, operation),
  ])
  const introduction = operation.intro === '' ? 0 : 1
  return presentMenus(
    { steps: steps.length, doctors: doctors.length, lessons, introduction },
    caller.language,
  )
})
