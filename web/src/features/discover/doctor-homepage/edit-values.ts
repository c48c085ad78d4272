import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import type { DoctorProfile, HomepageField } from '#contract/discover/doctor-homepage.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import type { InBoth } from '#web/ui/language.ts'

export type EditedField = HomepageField | 'doctor_cover'
export type HomepageValues = Record<EditedField, string>

/** The props that the form gives a field. */
export type BindField = (field: EditedField) => {
  name: string
  value: string
  onValue: (value: string) => void
  onBlur: () => unknown
  error: string | undefined
}

/** The two edit pages: what the homepage says, and the card with which the doctor is shown elsewhere. */
export const editedFields = {
  homepage: ['doctor_cover', 'good_at', 'introduction'],
  card: ['doctor_cover', 'title', 'hospital', 'department'],
} as const satisfies Record<string, readonly EditedField[]>

export type EditPage = keyof typeof editedFields

const allFields: EditedField[] = ['doctor_cover', ...(Object.keys(homepageLimits) as HomepageField[])]
const required = new Set<EditedField>(['title', 'hospital', 'department'])

const names: Record<HomepageField, InBoth<string>> = {
  title: { zh: '职称', en: 'title' },
  hospital: { zh: '医院', en: 'hospital' },
  department: { zh: '科室', en: 'department' },
  good_at: { zh: '擅长', en: 'expertise' },
  introduction: { zh: '简介', en: 'introduction' },
}

export const valuesOf = (profile: DoctorProfile): HomepageValues => ({
  doctor_cover: profile.doctor_cover,
  title: profile.title,
  hospital: profile.hospital,
  department: profile.department,
  good_at: profile.good_at,
  introduction: profile.introduction,
})

export const isSame = (a: HomepageValues, b: HomepageValues) =>
  allFields.every((field) => a[field].trim() === b[field].trim())

/** What is wrong with the fields of a page, in its order. */
export const faultsOf = (page: EditPage, values: HomepageValues) =>
  Object.fromEntries(
    editedFields[page].flatMap((field) => {
      const fault = field === 'doctor_cover' ? undefined : faultOf(field, values[field].trim())
      return fault ? [[field, fault]] : []
    }),
  ) as Partial<Record<EditedField, InBoth<string>>>

function faultOf(field: HomepageField, value: string): InBoth<string> | undefined {
  const { zh, en } = names[field]
  const most = homepageLimits[field]
  if (value === '' && required.has(field)) return { zh: `请填写${zh}`, en: `please fill in: ${en}` }
  if (characterCount(value) <= most) return undefined
  return { zh: `${zh}不能超过 ${most} 个字`, en: `at most ${most} characters` }
}

/** Only what the page shows and the person has changed, so that two pages do not overwrite each other. */
export const toSend = (page: EditPage, values: HomepageValues, saved: HomepageValues) =>
  Object.fromEntries(
    editedFields[page].flatMap((field) => {
      const value = values[field].trim()
      return value === saved[field] ? [] : [[field, value]]
    }),
  ) as Partial<HomepageValues>

/** What the homepage would say. */
export const withValues = (profile: DoctorProfile, values: HomepageValues): DoctorProfile => ({
  ...profile,
  ...values,
})
