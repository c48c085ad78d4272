import type { ExpertItem } from '#contract/items.ts'
import type { ExpertRow } from './doctors.queries.ts'

export const presentExpert = (row: ExpertRow): ExpertItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  live_status: row.live ? 1 : 0,
  new_production_num: row.newWorks,
})
