import { departmentCalls, departmentLists } from '#contract/library/departments.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { preload, preloadForVisitors } from '#kernel/pages/page.ts'
import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectDepartment } from './departments.queries.ts'

const text = {
  zh: { title: '科室主页', description: '按学科浏览与订阅医院科室' },
  en: { title: 'Department Home', description: 'Departments of hospitals by subject' },
}

export const departmentHomePage: Page = {
  path: '/departmentHomePage',
  async describe(query, _services, language) {
    const { title, description } = text[language]
    const isOwn = query.type === String(departmentLists.subscribed)
    const list = {
      type: departmentLists.all,
      college_id: readId(query.college_id),
      userid: readId(query.userid),
    }
    return {
      title: titleInAddress(query.name) || title,
      description,
      image: brandPicture,
      preload: isOwn
        ? []
        : [
            preloadForVisitors(departmentCalls.list, { ...list, page: 1 }),
            preload(departmentCalls.advertising, { department_id: 0 }),
          ],
    }
  },
}

/** A page of one department that asks for its detail and for `more`. */
const pageOf = (path: string, more: (department_id: number) => ReturnType<typeof preload>[]): Page => ({
  path,
  async describe(query, { db }) {
    const row = await selectDepartment(db, readId(query.department_id))
    if (!row) return undefined
    return {
      title: `${row.hospital} ${row.name}`,
      description: summary(row.introduction || `${row.hospital} ${row.name}`),
      image: row.cover,
      preload: [preloadForVisitors(departmentCalls.detail, { department_id: row.id }), ...more(row.id)],
    }
  },
})

const doctorsOf = (department_id: number) => preload(departmentCalls.doctors, { department_id, page: 1 })

export const departmentPages: Page[] = [
  pageOf('/departmentDetail', (department_id) => [
    doctorsOf(department_id),
    preload(departmentCalls.content, { department_id, type: 'meeting', page: 1 }),
    preload(departmentCalls.advertising, { department_id }),
  ]),
  pageOf('/briefIntroduction', () => []),
  pageOf('/doctorList', (department_id) => [doctorsOf(department_id)]),
]
