import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentItemPage } from '#server/features/community/items/load-items.ts'
import { countFollowers, isFollowing } from '#server/features/community/follows/follows.queries.ts'
import {
  selectCompanies,
  selectCompany,
  selectCompanyAds,
  selectCompanyContents,
} from './companies.queries.ts'
import { presentCompany, presentCompanyItem, presentProductItem } from './encyclopedia.present.ts'
import { selectProducts } from './products.queries.ts'

export async function findCompany(db: Db, companyId: number) {
  const row = await selectCompany(db, companyId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'company_id' })
  return row
}

export const listCompanies = answer(encyclopediaCalls.companyList, async (_input, { db }) =>
  (await selectCompanies(db, 0)).map(presentCompanyItem),
)

export const getCompany = answer(encyclopediaCalls.companyDetail, async (input, { db, member }) => {
  const row = await findCompany(db, input.company_id)
  const [count, isOn] = await Promise.all([
    countFollowers(db, 'company', row.id),
    isFollowing(db, member?.userId, 'company', row.id),
  ])
  return presentCompany(row, { count, isOn })
})

export const listCompanyColumn = answer(encyclopediaCalls.companyColumn, async (input, context) => {
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectCompanyContents(context.db, input.company_id, limit, offset),
  )
  return presentItemPage(context, found)
})

export const listCompanyProducts = answer(encyclopediaCalls.companyProduct, async (input, { db, caller }) => {
  const filter = { classId: 0, companyId: input.company_id, collegeId: 0 }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectProducts(db, filter, 'sort', limit, offset),
  )
  return presentPage(found, (row) => presentProductItem(row, caller.language))
})

export const listCompanyAds = answer(encyclopediaCalls.companyAdvertising, async (input, { db }) => {
  const rows = await selectCompanyAds(db, input.company_id)
  return rows.map((row) => ({ ads_id: row.id, img: row.image, title: row.title, ads_link: row.link }))
})
