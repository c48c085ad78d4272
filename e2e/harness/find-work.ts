import type { Page } from '@playwright/test'
import { workCalls } from '#contract/library/works.ts'
import type { ProductionDetail } from '#contract/library/works.ts'
import { post } from './register.ts'

/** The first demo work that matches. */
export async function findWork(
  page: Page,
  suits: (work: ProductionDetail) => boolean,
): Promise<ProductionDetail> {
  for (let id = 1; id <= 80; id++) {
    const work = await post<ProductionDetail>(page, workCalls.detail.path, { production_id: String(id) })
    if (suits(work)) return work
  }
  throw new Error('the demo world has no such work')
}
