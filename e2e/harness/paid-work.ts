import type { Page } from '@playwright/test'
import { workCalls } from '#contract/library/works.ts'
import type { ProductionDetail } from '#contract/library/works.ts'
import { post } from './register.ts'

/** The first works of the demo are enough: about half of them cost something. */
const looked = 20

/** A work of the demo that costs something. */
export async function findPaidWork(page: Page): Promise<ProductionDetail> {
  for (let id = 1; id <= looked; id++) {
    const work = await post<ProductionDetail>(page, workCalls.detail.path, { production_id: String(id) })
    if (work.access === 'trial') return work
  }
  throw new Error(`none of the first ${looked} works costs anything`)
}

export const workAddress = ({ production_id }: ProductionDetail) =>
  `/doctorSharePage?production_id=${production_id}`
