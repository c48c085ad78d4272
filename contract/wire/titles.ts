import type { Language } from './language.ts'

type Named = readonly [zh: string, en: string]

/** Professional titles by profession, highest first. The Chinese name is what is stored. */
export const titleGroups: readonly { group: Named; members: readonly Named[] }[] = [
  {
    group: ['医师', 'Physicians'],
    members: [
      ['主任医师', 'Chief Physician'],
      ['副主任医师', 'Associate Chief Physician'],
      ['主治医师', 'Attending Physician'],
      ['住院医师', 'Resident Physician'],
      ['助理医师', 'Assistant Physician'],
    ],
  },
  {
    group: ['护理', 'Nurses'],
    members: [
      ['主任护师', 'Chief Nurse'],
      ['副主任护师', 'Associate Chief Nurse'],
      ['主管护师', 'Nurse in Charge'],
      ['护师', 'Senior Nurse'],
      ['护士', 'Nurse'],
    ],
  },
  {
    group: ['药学', 'Pharmacists'],
    members: [
      ['主任药师', 'Chief Pharmacist'],
      ['副主任药师', 'Associate Chief Pharmacist'],
      ['主管药师', 'Pharmacist in Charge'],
      ['药师', 'Pharmacist'],
      ['药士', 'Assistant Pharmacist'],
    ],
  },
  {
    group: ['医技', 'Technologists'],
    members: [
      ['主任技师', 'Chief Technologist'],
      ['副主任技师', 'Associate Chief Technologist'],
      ['主管技师', 'Technologist in Charge'],
      ['技师', 'Technologist'],
      ['技士', 'Assistant Technologist'],
    ],
  },
  {
    group: ['教学科研及其他', 'Teaching, Research and Others'],
    members: [
      ['教授', 'Professor'],
      ['副教授', 'Associate Professor'],
      ['讲师', 'Lecturer'],
      ['研究员', 'Researcher'],
      ['医学生', 'Medical Student'],
      ['其他', 'Other'],
    ],
  },
]

const english = new Map(titleGroups.flatMap(({ members }) => members))

/** A stored title in the language of the screen. Each of several ("主任医师 教授") is translated; an unknown one stays as it is. */
export function titleName(title: string, language: Language): string {
  if (language === 'zh') return title
  const names = title.split(' ').map((one) => english.get(one))
  return names.includes(undefined) ? title : names.join(', ')
}
