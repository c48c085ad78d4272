import { patientCalls, patientFailures } from '#contract/practice/patients.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentDraft, presentPatient } from './patients.present.ts'
import {
  countConsultations,
  selectAttachments,
  selectDrafts,
  selectOpenConsultation,
  selectPatient,
} from './patients.queries.ts'
import { doctorOf } from './save-patient.ts'

export const getPatient = answer(patientCalls.detail, async (input, context) => {
  const { db, vault } = context
  const row = await selectPatient(db, input.patient_id, doctorOf(context))
  if (!row) throw refuse(patientFailures.patientMissing)
  const [attachments, open, orders] = await Promise.all([
    selectAttachments(db, row.attachments),
    selectOpenConsultation(db, row.id),
    countConsultations(db, row.id),
  ])
  return presentPatient(row, { attachments, openId: open?.id ?? 0, isDraft: orders === 0 }, vault)
})

export const listDrafts = answer(patientCalls.drafts, async (input, context) => {
  const { db, vault } = context
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectDrafts(db, doctorOf(context), limit, offset),
  )
  return presentPage(found, ({ patient }) => presentDraft(patient, vault))
})
