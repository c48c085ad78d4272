import { workplaceOptionCalls } from '#contract/people/profile.ts'
import { answer } from '#kernel/answer.ts'
import { selectHospitals } from './profile.queries.ts'

const most = 20

export const searchHospital = answer(workplaceOptionCalls.searchHospital, async ({ keyword }, { db }) => {
  const rows = await selectHospitals(db, keyword, most)
  return rows.map(({ id, name, province, city }) => ({ hospital_id: id, name, province, city }))
})
