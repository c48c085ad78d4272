import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentClassTree, presentCompanyItem, presentProductItem } from './encyclopedia.present.ts'
import { selectCompanies } from './companies.queries.ts'
import { countLetters, selectClasses, selectProducts } from './products.queries.ts'

const rowsPerShelf = 6
const companiesAtHome = 12

export const getEncyclopediaHome = answer(encyclopediaCalls.home, async (input, { db, caller }) => {
  const shelf = (kind: 'drug' | 'device') =>
    selectProducts(
      db,
      { kind, classId: 0, companyId: 0, collegeId: input.college_id },
      'sort',
      rowsPerShelf,
      0,
    )
  const [classes, companies, drugs, devices] = await Promise.all([
    selectClasses(db, undefined, input.college_id),
    selectCompanies(db, input.college_id, companiesAtHome),
    shelf('drug'),
    shelf('device'),
  ])
  return {
    // A class without products of the subject is left out.
    classes: presentClassTree(classes, caller.language)
      .filter((node) => node.product_num > 0)
      .map(({ children: _children, ...node }) => node),
    companies: companies.map(presentCompanyItem),
    drugs: drugs.map((row) => presentProductItem(row, caller.language)),
    devices: devices.map((row) => presentProductItem(row, caller.language)),
  }
})

export const getClassTree = answer(encyclopediaCalls.classTree, async (input, { db, caller }) =>
  presentClassTree(await selectClasses(db, input.kind, 0), caller.language),
)

export const listProducts = answer(encyclopediaCalls.productPages, async (input, { db, caller }) => {
  const filter = {
    kind: input.kind,
    classId: input.class_id,
    companyId: input.company_id,
    collegeId: input.college_id,
    keyword: input.keyword,
    letter: input.letter,
  }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectProducts(db, filter, input.order, limit, offset),
  )
  return presentPage(found, (row) => presentProductItem(row, caller.language))
})

export const listLetters = answer(encyclopediaCalls.letters, async (input, { db }) => {
  const filter = {
    kind: input.kind,
    classId: input.class_id,
    companyId: input.company_id,
    collegeId: input.college_id,
    keyword: input.keyword,
  }
  const rows = await countLetters(db, filter)
  return rows.map((row) => ({ letter: row.letter, product_num: row.n }))
})
