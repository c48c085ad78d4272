import { subjectCalls } from '#contract/library/subjects.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { nameIn } from './subjects.present.ts'
import { selectColleges, selectDiseases } from './taxonomy.queries.ts'

export const listColleges = answer(subjectCalls.allColleges, async (_input, { db, caller }) => {
  const rows = await selectColleges(db)
  return rows.map((row) => ({
    college_id: row.id,
    college_name: nameIn(row, caller.language),
    download_logo: asBit(row.download_logo === 1),
    download_logo_title: row.download_logo_title,
  }))
})

export const listDiseases = answer(subjectCalls.diseaseList, async (input, { db, caller }) => {
  const rows = await selectDiseases(db, input.college_id)
  return rows.map((row) => ({ disease_id: row.id, disease_name: nameIn(row, caller.language) }))
})
