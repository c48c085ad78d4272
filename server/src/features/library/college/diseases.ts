import { collegeCalls } from '#contract/library/college.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { selectDiseases } from '#server/features/library/subjects/taxonomy.queries.ts'
import { presentDisease } from '#server/features/library/subjects/subjects.present.ts'
import { presentDiseaseDetail } from './college.present.ts'
import { countTagged, selectDisease, selectDoctorsOfDisease, selectOtherDiseases } from './college.queries.ts'

async function findDisease(db: Db, diseaseId: number) {
  const row = await selectDisease(db, diseaseId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'disease_id' })
  return row
}

export const listDiseaseMenu = answer(collegeCalls.diseaseMenu, async (input, { db, caller }) => {
  const collegeId =
    input.disease_id > 0 ? (await findDisease(db, input.disease_id)).disease.college_id : input.college_id
  const rows = await selectDiseases(db, collegeId)
  return rows.map((row) => presentDisease(row, caller.language))
})

export const getDisease = answer(collegeCalls.diseaseDetail, async (input, { db, caller }) => {
  const row = await findDisease(db, input.disease_id)
  return presentDiseaseDetail(row, await countTagged(db, 'disease', input.disease_id), caller.language)
})

export const listDoctorsOfDisease = answer(collegeCalls.diseaseDoctors, async (input, { db }) => {
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectDoctorsOfDisease(db, input.disease_id, limit, offset),
  )
  return presentPage(found, presentDoctorItem)
})

export const listOtherDiseases = answer(collegeCalls.otherDiseases, async (input, { db, caller }) => {
  const { disease } = await findDisease(db, input.disease_id)
  const rows = await selectOtherDiseases(db, disease.college_id, disease.id)
  return rows.map((row) => presentDisease(row, caller.language))
})
