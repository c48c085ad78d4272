import { checksIn, overviewOf } from '#kernel/console-framework/place.ts'
import { selectCompanyPage } from './companies.console.queries.ts'

/** What the page of a company lacks, and where to see to it. */
export const companyOverview = overviewOf('companies', async ({ db, caller }, id) => {
  const page = await selectCompanyPage(db, id)
  if (!page) return {}
  const check = checksIn(caller.language)
  return {
    checks: [
      check(['简介', 'Profile'], { isDone: page.profile !== '', to: 'edit' }),
      check(['城市', 'City'], { isDone: page.city !== '', isOptional: true, note: page.city, to: 'edit' }),
      // People find a company by its products: without one it is in no list.
      check(['展示中的产品', 'Products shown'], {
        isDone: page.products > 0,
        note: page.products,
        to: 'products',
      }),
      check(['关联内容', 'Linked content'], {
        isDone: page.contents > 0,
        isOptional: true,
        note: page.contents,
        to: 'edit',
      }),
      check(['展示', 'Shown'], { isDone: page.taken_back_at === null, to: '' }),
    ],
  }
})
