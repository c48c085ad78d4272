import type { DataSet } from 'dicom-parser'
import { dicomTags } from '#contract/wire/dicom-file.ts'
import { genders } from '#contract/practice/patients.ts'
import type { Gender } from '#contract/practice/patients.ts'

/** Whom a file says it is about, when and how it was made. What it does not say is empty. */
export type DicomIdentity = {
  /** As the file writes it, in letters and in characters. */
  names: string[]
  gender: Gender | undefined
  /** `YYYY-MM-DD`. */
  birth: string
  date: string
  modality: string
}

/** Whom a file should be about. */
export type ExpectedPatient = { name: string; gender: Gender; age: number }

export function readIdentity(file: DataSet): DicomIdentity {
  const sex = file.string(dicomTags.patientSex)?.trim()
  return {
    names: namesOf(textOf(file, dicomTags.patientName)),
    gender: sex === 'M' ? genders.male : sex === 'F' ? genders.female : undefined,
    birth: dayOf(file.string(dicomTags.patientBirth)),
    date: dayOf(file.string(dicomTags.studyDate)),
    modality: file.string(dicomTags.modality)?.trim() ?? '',
  }
}

/** Names are written in up to three groups (letters, characters, sounds), their parts apart by `^`. */
const namesOf = (written: string) =>
  written
    .split('=')
    .map((group) => group.replaceAll('^', ' ').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

const dayOf = (written = '') => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(written.trim()) ?? []
  return year ? `${year}-${month}-${day}` : ''
}

/** Files of Chinese hospitals are in GB 18030 or UTF-8, and not all say so. */
function textOf(file: DataSet, tag: string): string {
  const element = file.elements[tag]
  if (!element) return ''
  const bytes = file.byteArray.subarray(element.dataOffset, element.dataOffset + element.length)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const bare = (name: string) => name.replaceAll(/[\s·•^]/g, '').toLowerCase()
const isChinese = (name: string) => /\p{Script=Han}/u.test(name)

/** A birthday more or less, and an age that was rounded. */
const mostYears = 2

/** In what a file contradicts the patient it is shown for. What it does not say, or says in other letters, contradicts nothing. */
export function contradictionsOf(identity: DicomIdentity, patient: ExpectedPatient) {
  const found: ('name' | 'gender' | 'age')[] = []
  const comparable = identity.names.filter((name) => isChinese(name) === isChinese(patient.name))
  if (comparable.length > 0 && !comparable.some((name) => bare(name) === bare(patient.name)))
    found.push('name')
  if (identity.gender !== undefined && identity.gender !== patient.gender) found.push('gender')
  if (isAgeWrong(identity, patient.age)) found.push('age')
  return found
}

/** Somebody may have grown older since an earlier examination, but not younger. */
function isAgeWrong({ birth, date }: DicomIdentity, age: number): boolean {
  if (!birth || !date) return false
  const then = Number(date.slice(0, 4)) - Number(birth.slice(0, 4))
  return then > age + mostYears
}
