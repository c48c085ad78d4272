import type { Consultation } from '#contract/practice/consultations.ts'
import type { KnownNames } from '#contract/practice/scrub-text.ts'
import { scrubText } from '#contract/practice/scrub-text.ts'

const sexes = ['男性', '女性']

/** Ages are told by the decade. */
const decadeOf = (age: number) =>
  age > 89 ? '90 岁以上' : age < 10 ? '10 岁以下' : `${Math.floor(age / 10)}0 余岁`

/** Whatever of a consultation names somebody or some place. */
export const namesIn = ({
  patient,
  applicant,
  receiver,
  hospital,
  department_name,
  doctor_name,
  signer_name,
  signer_hospital,
}: Consultation): KnownNames => [
  patient.name,
  patient.phone,
  patient.id_number,
  ...[applicant, receiver].flatMap((person) => (person ? [person.truename, person.hospital] : [])),
  hospital,
  `${hospital}${department_name}`,
  doctor_name,
  signer_name,
  signer_hospital,
]

/** A text to begin with: what was asked, found and advised, without names, dates and numbers. */
export function draftCase(shown: Consultation): string {
  const { patient, opinion } = shown
  const parts: [string, string][] = [
    ['病例', `${sexes[patient.gender - 1]!}，${decadeOf(patient.age)}`],
    ['主诉', patient.complaint],
    ['病史', patient.history],
    ['会诊目的', shown.purpose],
    ['诊断', opinion?.diagnosis ?? ''],
    ['处理建议', opinion?.advice ?? ''],
    ['用药', opinion?.medication ?? ''],
    ['随访', opinion?.follow_up ?? ''],
    ['转归', shown.outcome],
  ]
  const names = namesIn(shown)
  return parts
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}：${scrubText(text, names)}`)
    .join('\n')
}
