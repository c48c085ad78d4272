import { browseCalls } from '#contract/discover/browse.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import {
  selectDiseases,
  selectDiseaseWithCollege,
} from '#server/features/library/subjects/taxonomy.queries.ts'

const named = (row: { name: string; name_en: string }, language: Language) =>
  language === 'en' ? row.name_en : row.name

export const getDiseaseName = answer(browseCalls.diseaseName, async (input, { db, caller }) => {
  const row = await selectDiseaseWithCollege(db, input.disease_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'disease_id' })
  return {
    disease_id: row.disease.id,
    disease_name: named(row.disease, caller.language),
    college_id: row.college.id,
    college_name: named(row.college, caller.language),
  }
})

export const listCollegeDiseases = answer(browseCalls.collegeDiseases, async (input, { db, caller }) => {
  // Without a subject the call is rejected; 0 would return the diseases of all subjects.
  if (input.college_id === 0) throw refuse(failures.dataMissing, { detail: 'college_id' })
  const rows = await selectDiseases(db, input.college_id)
  return rows.map((row) => ({ disease_id: row.id, disease_name: named(row, caller.language) }))
})
