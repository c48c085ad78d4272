import { anaesthesia } from './subjects/anaesthesia.ts'
import { cardiology } from './subjects/cardiology.ts'
import { endocrinology } from './subjects/endocrinology.ts'
import { gastroenterology } from './subjects/gastroenterology.ts'
import { neurosurgery } from './subjects/neurosurgery.ts'
import { obstetrics } from './subjects/obstetrics.ts'
import { oncology } from './subjects/oncology.ts'
import { ophthalmology } from './subjects/ophthalmology.ts'
import { orthopaedics } from './subjects/orthopaedics.ts'
import { paediatrics } from './subjects/paediatrics.ts'
import { rehabilitation } from './subjects/rehabilitation.ts'
import { respiratory } from './subjects/respiratory.ts'
import type { Subject } from './subjects/subject.ts'

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
