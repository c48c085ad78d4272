import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import type { DoctorProfile, HomepageField } from '#contract/discover/doctor-homepage.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import type { EditedForm } from '#web/shell/edit-form.tsx'
import type { InBoth } from '#web/ui/language.ts'

type EditedField = HomepageField | 'doctor_cover'
export type HomepageValues = Partial<Record<EditedField, string>>
export type BindField = EditedForm<Record<EditedField, string>>['bind']

/** The two edit pages: what the homepage says, and the card with which the doctor is shown elsewhere. */
const editedFields = {
  homepage: ['doctor_cover', 'good_at', 'introduction'],
  card: ['doctor_cover', 'title', 'hospital', 'department'],
} as const satisfies Record<string, readonly EditedField[]>

export type EditPage = keyof typeof editedFields

const required = new Set<string>(['title', 'hospital', 'department'])

const names: Record<HomepageField, InBoth<string>> = {
  title: { zh: '职称', en: 'title' },
  hospital: { zh: '医院', en: 'hospital' },
  department: { zh: '科室', en: 'department' },
  good_at: { zh: '擅长', en: 'expertise' },
  introduction: { zh: '简介', en: 'introduction' },
}

/** What a page edits. */
export const valuesOf = (page: EditPage, profile: DoctorProfile) =>
  Object.fromEntries(editedFields[page].map((field) => [field, profile[field]])) as Record<
    EditedField,
    string
  >

/** What is wrong with which field, in the order of the form. */
export const faultsOf = (values: HomepageValues) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, inBoth]) => {
      const field = name as HomepageField
      const value = values[field]?.trim()
      const fault = value === undefined ? undefined : faultOf(value, inBoth, field)
      return fault ? [[field, fault]] : []
    }),
  ) as Partial<Record<HomepageField, InBoth<string>>>

function faultOf(
  value: string,
  { zh, en }: InBoth<string>,
  field: HomepageField,
): InBoth<string> | undefined {
  const most = homepageLimits[field]
  if (value === '' && required.has(field)) return { zh: `请填写${zh}`, en: `please fill in: ${en}` }
  if (characterCount(value) <= most) return undefined
  return { zh: `${zh}不能超过 ${most} 个字`, en: `at most ${most} characters` }
}
