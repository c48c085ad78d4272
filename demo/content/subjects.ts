import { anaesthesia } from '#demo/content/subjects/anaesthesia.ts'
import { cardiology } from '#demo/content/subjects/cardiology.ts'
import { endocrinology } from '#demo/content/subjects/endocrinology.ts'
import { gastroenterology } from '#demo/content/subjects/gastroenterology.ts'
import { neurosurgery } from '#demo/content/subjects/neurosurgery.ts'
import { obstetrics } from '#demo/content/subjects/obstetrics.ts'
import { oncology } from '#demo/content/subjects/oncology.ts'
import { ophthalmology } from '#demo/content/subjects/ophthalmology.ts'
import { orthopaedics } from '#demo/content/subjects/orthopaedics.ts'
import { paediatrics } from '#demo/content/subjects/paediatrics.ts'
import { rehabilitation } from '#demo/content/subjects/rehabilitation.ts'
import { respiratory } from '#demo/content/subjects/respiratory.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'

/** The colleges (学科) of the demo world. Other content refers to them by their place in this list. */
export const subjects: readonly Subject[] = [
  cardiology,
  neurosurgery,
  orthopaedics,
  oncology,
  gastroenterology,
  respiratory,
  endocrinology,
  obstetrics,
  paediatrics,
  ophthalmology,
  anaesthesia,
  rehabilitation,
]

export function subjectAt(index: number): Subject {
  const subject = subjects[index]
  if (!subject) throw new Error(`no subject at ${index}`)
  return subject
}

/** The place of a subject's disease, by name. */
export function diseaseIndex(subject: Subject, name: string): number {
  const index = subject.diseases.findIndex((disease) => disease.name === name)
  if (index < 0) throw new Error(`${subject.name} has no disease ${name}`)
  return index
}
