import { applicationStates, unionCalls, unionFailures, unionMemberTypes } from '#contract/practice/unions.ts'
import { userTypes } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import type { UnionMemberType } from '#contract/practice/unions.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { hasDepartment } from '#server/features/library/departments/departments.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { insertApplication } from './applications.queries.ts'
import { findUnion } from './union-role.ts'
import { membershipNotices } from './unions.notices.ts'
import { hasDepartmentMember, hasPersonMember, selectManagerIds } from './unions.queries.ts'

export const applyToUnion = answer(unionCalls.apply, async (input, context) => {
  const { db } = context
  const { userId, userType } = memberOf(context)
  const { union } = await findUnion(context, input.id)
  if (userType !== userTypes.doctor) throw refuse(unionFailures.doctorsOnly)
  const department_id = await checkApplicant(db, { ...input, userId })
  const answers = union.questions.map((question, at) => ({ question, answer: input.answers[at] ?? '' }))
  if (answers.some(({ answer }) => answer === '')) throw refuse(unionFailures.answersMissing)
  const row = await db.transaction(async (db) => {
    const row = await insertApplication(db, {
      union_id: union.id,
      type: input.type,
      user_id: userId,
      department_id,
      reason: input.reason,
      answers,
    })
    if (!row) throw refuse(unionFailures.alreadyApplied)
    const name = (await selectUser(db, userId))?.truename ?? ''
    const notice = membershipNotices.applied.write({ name, union: union.name, unionId: union.id })
    await notify(db, await selectManagerIds(db, union.id), notice)
    return row
  })
  return { application_id: row.id, status: applicationStates.pending }
})

type Applicant = { id: number; type: UnionMemberType; department_id: number; userId: number }

/** A person joins once, and so does a department. Returns the department that joins. */
async function checkApplicant(
  db: Db,
  { id, type, department_id, userId }: Applicant,
): Promise<number | null> {
  if (type === unionMemberTypes.doctor) {
    if (await hasPersonMember(db, id, userId)) throw refuse(unionFailures.alreadyMember)
    return null
  }
  if (department_id === 0) throw refuse(unionFailures.departmentNeeded)
  if (!(await hasDepartment(db, department_id)))
    throw refuse(failures.dataMissing, { detail: 'department_id' })
  if (await hasDepartmentMember(db, id, department_id)) throw refuse(unionFailures.departmentTaken)
  return department_id
}
