import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import type { FocusedCollege } from '#contract/library/subjects.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { subjectOfDepartment } from './subject-of-department.ts'
import { selectColleges } from './taxonomy.queries.ts'
import {
  countColleges,
  lockUser,
  replaceFocusedColleges,
  selectFocusedColleges,
  selectOwnSubject,
  updateHomeCollege,
} from './subjects.queries.ts'
import type { FocusedCollegeRow } from './subjects.queries.ts'

export const listFocusedColleges = answer(subjectCalls.focusedCollege, async (_input, context) => {
  const rows = await selectFocusedColleges(context.db, memberOf(context).userId)
  return rows.map((row) => presentFocused(row, context.caller.language))
})

export const getFocusStatus = answer(subjectCalls.userFocusStatus, async (_input, context) => {
  const { userId } = memberOf(context)
  const [rows, own, colleges] = await Promise.all([
    selectFocusedColleges(context.db, userId),
    selectOwnSubject(context.db, userId),
    selectColleges(context.db),
  ])
  return {
    focus_status: asBit(rows.length > 0 || own.home > 0),
    home_selected_college: own.home,
    department_college: subjectOfDepartment(own.department, colleges)?.id ?? 0,
  }
})

export const changeFocusColleges = answer(subjectCalls.changeFocusCollege, async (input, context) => {
  const { userId } = memberOf(context)
  const rows = await context.db.transaction(async (db) => {
    await lockUser(db, userId)
    const known = (await selectFocusedColleges(db, userId)).map((row) => row.id)
    const home = input.college_id
    // A user who opens the home with a subject also follows it.
    const ids = [...new Set([...(input.college_ids ?? known), ...(home > 0 ? [home] : [])])]
    if ((await countColleges(db, ids)) !== ids.length)
      throw refuse(failures.dataMissing, { detail: 'college_ids' })
    await replaceFocusedColleges(db, userId, ids)
    await updateHomeCollege(db, userId, home)
    return selectFocusedColleges(db, userId)
  })
  return rows.map((row) => presentFocused(row, context.caller.language))
})

const presentFocused = (row: FocusedCollegeRow, language: Language): FocusedCollege => ({
  college_id: row.id,
  college_name: language === 'en' ? row.name_en : row.name,
  logo: row.logo,
  is_selected: asBit(row.isHome),
})
