import { parseDicom } from 'dicom-parser'
import { describe, expect, it } from 'vitest'
import { dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import type { DicomElement } from '#contract/wire/dicom-file.ts'
import { contradictionsOf, readIdentity } from './identity.ts'

const read = (...elements: DicomElement[]) =>
  readIdentity(parseDicom(encodeDicom(dicomSyntaxes.explicitLittle, elements)))

const file = (name: string, sex = 'F', birth = '19500101') =>
  read(
    dicomText(dicomTags.studyDate, 'DA', '20260305'),
    dicomText(dicomTags.modality, 'CS', 'CT'),
    dicomText(dicomTags.patientName, 'PN', name),
    dicomText(dicomTags.patientBirth, 'DA', birth),
    dicomText(dicomTags.patientSex, 'CS', sex),
  )

const patient = { name: '欧阳蕴仪', gender: 2, age: 76 } as const

it('reads whom a file is about, when and how it was made', () => {
  expect(file('Ouyang^Yunyi=欧阳^蕴仪')).toEqual({
    names: ['Ouyang Yunyi', '欧阳 蕴仪'],
    gender: 2,
    birth: '1950-01-01',
    date: '2026-03-05',
    modality: 'CT',
  })
})

it('reads names in GB 18030', () => {
  // 王 is CD F5 there.
  const name = { tag: dicomTags.patientName, vr: 'PN', value: Uint8Array.from([0xcd, 0xf5]) }
  expect(read(name).names).toEqual(['王'])
})

it('says nothing of a file that says nothing', () => {
  expect(contradictionsOf(read(dicomText(dicomTags.modality, 'CS', 'CT')), patient)).toEqual([])
})

describe('a file of', () => {
  it.each([
    ['the patient', file('Ouyang^Yunyi=欧阳^蕴仪'), []],
    ['the patient in letters alone', file('OUYANG^YUNYI'), []],
    ['another name', file('Wang^Fang=王^芳'), ['name']],
    ['another gender', file('欧阳蕴仪', 'M'), ['gender']],
    ['somebody older', file('欧阳蕴仪', 'F', '19300101'), ['age']],
    ['another person altogether', file('王芳', 'M', '19300101'), ['name', 'gender', 'age']],
  ])('%s', (_, identity, found) => {
    expect(contradictionsOf(identity, patient)).toEqual(found)
  })
})
