import type { Language } from '#contract/wire/language.ts'
import { departmentGroups } from './departments.data.ts'

const english = new Map(departmentGroups.flatMap(({ members }) => members))

/** The name of a stored department; one that is not in the list is shown as it is. */
export const departmentName = (department: string, language: Language): string =>
  language === 'zh' ? department : (english.get(department) ?? department)
