import type { ConsultationSide } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { opinionCalls } from '#contract/practice/opinions.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    consultations: true
    /** Patients of the caller, saved as drafts or asked about. */
    patients: true
    'opinion-templates': true
  }
}

const tags = ['consultations'] as const

export const consultationQueries = {
  list: (side: ConsultationSide, status: number) =>
    pagedQueryOf(consultationCalls.list, { side, status }, { tags }),
  /** The first page of one side, which says what waits for the caller. */
  summary: (side: ConsultationSide) =>
    queryOf(consultationCalls.list, { side, status: 0, page: 1 }, { tags }),
  detail: (id: number) => queryOf(consultationCalls.detail, { id }, { tags }),
  views: (id: number) => pagedQueryOf(consultationCalls.views, { id }, { tags }),
  ofDoctor: () => queryOf(consultationCalls.ofDoctor, { page: 1 }, { tags }),
  departments: (keyword: string) => pagedQueryOf(consultationCalls.departments, { keyword }),
  doctors: (departmentId: number, keyword: string) =>
    pagedQueryOf(consultationCalls.doctors, { department_id: departmentId, keyword }),
  drafts: () => pagedQueryOf(patientCalls.drafts, {}, { tags: ['patients'] }),
  patient: (patientId: number) =>
    queryOf(patientCalls.detail, { patient_id: patientId }, { tags: ['patients'] }),
  templates: () => queryOf(opinionCalls.templates, {}, { tags: ['opinion-templates'] }),
}
