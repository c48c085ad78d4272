import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readPage } from '#kernel/paging.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentItemPage } from '#server/features/community/items/load-items.ts'
import { selectCompany } from './companies.queries.ts'
import { presentProduct, presentProductItem } from './encyclopedia.present.ts'
import {
  countMentions,
  selectDiseasesOfProduct,
  selectDoctorsOfProduct,
  selectDocuments,
  selectMentions,
} from './mentions.queries.ts'
import { insertProductViewer, selectProduct, selectProductsOfItem } from './products.queries.ts'

const doctorsShown = 12
const productsOfItem = 12

export const getProduct = answer(encyclopediaCalls.productDetail, async (input, context) => {
  const { db, caller, member } = context
  const row = await selectProduct(db, input.product_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'product_id' })
  if (member && (await isNewVisit(context, `product ${row.id}`)))
    await insertProductViewer(db, row.id, member.userId)
  const [company, documents, diseases, doctors, mentions] = await Promise.all([
    selectCompany(db, row.company_id),
    selectDocuments(db, row.id),
    selectDiseasesOfProduct(db, row.id),
    selectDoctorsOfProduct(db, row.id, doctorsShown),
    countMentions(db, row.id),
  ])
  return presentProduct(row, { company: company!, documents, diseases, doctors, mentions }, caller.language)
})

export const listMentions = answer(encyclopediaCalls.productMentions, async (input, context) => {
  const kind = { type: input.type, shown: context.items.get(input.type).shown! }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectMentions(context.db, input.product_id, kind, limit, offset),
  )
  return presentItemPage(context, found)
})

export const listProductsOfItem = answer(encyclopediaCalls.productsOfItem, async (input, { db, caller }) => {
  const rows = await selectProductsOfItem(db, input.item_type, input.item_id, productsOfItem)
  return rows.map((row) => presentProductItem(row, caller.language))
})
