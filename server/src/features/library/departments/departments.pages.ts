import type { Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { selectDepartment } from './departments.queries.ts'

const describe: Page['describe'] = async (query, { db }) => {
  const row = await selectDepartment(db, readId(query.department_id))
  if (!row) return undefined
  return {
    title: `${row.hospital} ${row.name}`,
    description: summary(row.introduction || `${row.hospital} ${row.name}`),
    image: row.cover,
  }
}

export const departmentPages: Page[] = [
  { path: '/departmentDetail', describe },
  { path: '/briefIntroduction', describe },
]
