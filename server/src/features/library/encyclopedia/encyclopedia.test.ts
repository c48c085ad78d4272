import { describe, expect, it } from 'vitest'
import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { failures } from '#contract/wire/failure.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import {
  buildArticle,
  buildCollege,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildClass, buildCompany, buildProduct, linkProduct } from '#server/testing/build-encyclopedia.ts'
import { testApp } from '#server/testing/test-app.ts'
import { encyclopediaPages } from './encyclopedia.pages.ts'
import { companyAds, companyContents, productDocuments } from './encyclopedia.tables.ts'

const app = await testApp()

const db = () => app.services.db
const anyProducts = { class_id: 0, company_id: 0, college_id: 0, page: 1, order: 'sort' as const }

describe('a product', () => {
  it('is shown with company, documents, diseases, doctors, and the number of mentions', async () => {
    const company = await buildCompany(db())
    const shelf = await buildClass(db(), { kind: 'drug', name: '抗凝用药甲', name_en: 'Anticoagulants' })
    const product = await buildProduct(db(), {
      company_id: company.id,
      class_id: shelf.id,
      name: '利伐沙班片',
      pinyin: 'lifashabanpian',
      specification: '15 mg',
      indications: '房颤',
      notes: '处方药',
      name_en: 'Rivaroxaban tablets',
      composition: '利伐沙班 15 mg',
      dose: '每日一次，与餐同服',
      contraindications: '活动性出血',
      interactions: '利福平',
    })
    await db().insert(productDocuments).values({
      product_id: product.id,
      name: '说明书',
      file: '/files/x.pdf',
      size: 1200,
      preview: '<p onclick="x()">一</p>',
    })
    const diseaseId = await buildDisease(db(), { name: '房颤甲' })
    const doctor = await buildDoctor(db())
    const meeting = await buildMeeting(db())
    const hidden = await buildMeeting(db(), { published: false })
    await linkProduct(db(), product.id, 'disease', diseaseId)
    await linkProduct(db(), product.id, 'doctor', doctor.id)
    await linkProduct(db(), product.id, 'meeting', meeting.id)
    await linkProduct(db(), product.id, 'meeting', hidden.id)
    expect(await app.client().call(encyclopediaCalls.productDetail, { product_id: product.id })).toEqual({
      product_id: product.id,
      product_name: '利伐沙班片',
      kind: 'drug',
      cover: product.cover,
      specification: '15 mg',
      indications: '房颤',
      class_id: shelf.id,
      class_name: '抗凝用药甲',
      company_id: company.id,
      company_name: company.name,
      letter: 'L',
      product_name_en: 'Rivaroxaban tablets',
      composition: '利伐沙班 15 mg',
      dose: '每日一次，与餐同服',
      contraindications: '活动性出血',
      interactions: '利福平',
      notes: '处方药',
      company: { company_id: company.id, company_name: company.name, logo: company.logo, product_num: 1 },
      documents: [
        {
          document_id: expect.any(Number) as number,
          name: '说明书',
          url: '/files/x.pdf',
          size: 1200,
          preview: '<p>一</p>',
        },
      ],
      diseases: [{ disease_id: diseaseId, disease_name: '房颤甲' }],
      doctors: [expect.objectContaining({ doctor_id: doctor.id })],
      mention_num: { meeting: 1, production: 0, operation: 0, information: 0 },
    })
  })

  it.each(itemTypes)('is found from a %s and back', async (type) => {
    const build = {
      meeting: buildMeeting,
      production: buildWork,
      operation: buildOperation,
      information: buildArticle,
    }
    const item = await build[type](db())
    const product = await buildProduct(db())
    await linkProduct(db(), product.id, type, item.id)
    const client = app.client()
    const from = await client.call(encyclopediaCalls.productsOfItem, { item_type: type, item_id: item.id })
    expect(from.map((row) => row.product_id)).toEqual([product.id])
    const back = await client.call(encyclopediaCalls.productMentions, {
      product_id: product.id,
      type,
      page: 1,
    })
    expect(back).toMatchObject({ total: 1, last_page: 1 })
    expect(back.data.map((row) => row.id)).toEqual([item.id])
  })

  it('has its mentions listed latest first', async () => {
    const product = await buildProduct(db())
    const old = await buildArticle(db(), { published_at: hoursFromNow(-9) })
    const fresh = await buildArticle(db(), { published_at: hoursFromNow(-1) })
    await linkProduct(db(), product.id, 'information', old.id)
    await linkProduct(db(), product.id, 'information', fresh.id)
    const input = { product_id: product.id, type: 'information' as const, page: 1 }
    const page = await app.client().call(encyclopediaCalls.productMentions, input)
    expect(page.data.map((row) => row.id)).toEqual([fresh.id, old.id])
  })

  it('is rejected if it does not exist', async () => {
    const answer = await app.client().ask(encyclopediaCalls.productDetail, { product_id: 999_999_999 })
    expect(answer).toMatchObject({ code: 'FAILED', status: failures.dataMissing.status, result: null })
  })

  it('describes itself to crawlers', async () => {
    const product = await buildProduct(db(), { indications: '用于房颤' })
    const page = encyclopediaPages.find(({ path }) => path === '/productDetail')!
    const facts = await page.describe({ product_id: String(product.id) }, app.services, 'zh')
    expect(facts).toMatchObject({ title: product.name, image: product.cover })
    expect(facts!.description).toContain('用于房颤')
    expect(await page.describe({ product_id: '999999999' }, app.services, 'zh')).toBeUndefined()
  })
})

describe('lists of products', () => {
  it('are filtered by kind, class with subclasses, company and subject', async () => {
    const collegeId = await buildCollege(db())
    const company = await buildCompany(db())
    const parent = await buildClass(db())
    const child = await buildClass(db(), { parent_id: parent.id })
    const device = await buildProduct(db(), {
      kind: 'device',
      class_id: child.id,
      company_id: company.id,
      college_id: collegeId,
    })
    const drug = await buildProduct(db(), { company_id: company.id, college_id: collegeId, sort: 1 })
    const ids = async (filter: Partial<typeof anyProducts> & { kind?: 'drug' | 'device' }) => {
      const page = await app.client().call(encyclopediaCalls.productPages, { ...anyProducts, ...filter })
      return page.data.map((row) => row.product_id)
    }
    expect(await ids({ company_id: company.id })).toEqual([device.id, drug.id])
    expect(await ids({ company_id: company.id, kind: 'drug' })).toEqual([drug.id])
    expect(await ids({ class_id: parent.id })).toEqual([device.id])
    expect(await ids({ class_id: child.id })).toEqual([device.id])
    expect(await ids({ college_id: collegeId, kind: 'device' })).toEqual([device.id])
  })

  it('are found by name, pronunciation and company, and wildcards are plain letters', async () => {
    const company = await buildCompany(db(), { name: '泽源唯一科技' })
    const product = await buildProduct(db(), {
      company_id: company.id,
      name: '百分之50%葡萄糖',
      pinyin: 'zzbaifenzhi',
    })
    const find = async (keyword: string) => {
      const page = await app.client().call(encyclopediaCalls.productPages, { ...anyProducts, keyword })
      return page.data.map((row) => row.product_id)
    }
    for (const word of ['葡萄', '50%葡', 'zzbai', 'ZZ BAI', '泽源唯一'])
      expect(await find(word)).toEqual([product.id])
    expect(await find('5_%葡')).toEqual([])
  })

  it('are in alphabetical order, with an index of first letters', async () => {
    const company = await buildCompany(db())
    const at = async (pinyin: string) => (await buildProduct(db(), { company_id: company.id, pinyin })).id
    const [none, b, a] = [await at('3m'), await at('beta'), await at('alpha')]
    const filter = { ...anyProducts, company_id: company.id, order: 'name' as const }
    const page = await app.client().call(encyclopediaCalls.productPages, filter)
    expect(page.data.map((row) => [row.product_id, row.letter])).toEqual([
      [a, 'A'],
      [b, 'B'],
      [none, '#'],
    ])
    const one = await app.client().call(encyclopediaCalls.productPages, { ...filter, letter: 'B' })
    expect(one.data.map((row) => row.product_id)).toEqual([b])
    expect(await app.client().call(encyclopediaCalls.letters, filter)).toEqual([
      { letter: 'A', product_num: 1 },
      { letter: 'B', product_num: 1 },
      { letter: '#', product_num: 1 },
    ])
  })

  it('have a tree of classes that counts subclasses', async () => {
    const parent = await buildClass(db(), { name: '植入器械甲', name_en: 'Implants' })
    const child = await buildClass(db(), { parent_id: parent.id, name: '支架甲', name_en: 'Stents' })
    await buildProduct(db(), { kind: 'device', class_id: child.id })
    const client = app.client()
    client.language = 'en'
    const tree = await client.call(encyclopediaCalls.classTree, { kind: 'device' })
    expect(tree.find((node) => node.class_id === parent.id)).toEqual({
      class_id: parent.id,
      class_name: 'Implants',
      kind: 'device',
      product_num: 1,
      children: [{ class_id: child.id, class_name: 'Stents', kind: 'device', product_num: 1 }],
    })
  })

  it('begin at the home of a subject with what the subject has', async () => {
    const collegeId = await buildCollege(db())
    const shelf = await buildClass(db(), { kind: 'drug' })
    const drug = await buildProduct(db(), { college_id: collegeId, class_id: shelf.id })
    await buildProduct(db())
    const home = await app.client().call(encyclopediaCalls.home, { college_id: collegeId })
    expect(home.drugs.map((row) => row.product_id)).toEqual([drug.id])
    expect(home.devices).toEqual([])
    expect(home.classes.map((row) => row.class_id)).toEqual([shelf.id])
    expect(home.companies.map((row) => row.company_id)).toEqual([drug.company_id])
  })
})

describe('a company', () => {
  it('shows its column, its products and its advertising', async () => {
    const company = await buildCompany(db(), { profile: '简介', city: '武汉', founded_year: 1996 })
    const product = await buildProduct(db(), { company_id: company.id })
    const meeting = await buildMeeting(db())
    const article = await buildArticle(db())
    const hidden = await buildMeeting(db(), { published: false })
    await db()
      .insert(companyContents)
      .values([
        { company_id: company.id, item_kind: 'meeting', item_id: meeting.id, created_at: hoursFromNow(-2) },
        {
          company_id: company.id,
          item_kind: 'information',
          item_id: article.id,
          created_at: hoursFromNow(-1),
        },
        { company_id: company.id, item_kind: 'meeting', item_id: hidden.id },
      ])
    await db()
      .insert(companyAds)
      .values({ company_id: company.id, image: '/files/ad.png', title: '学术周', link: '/productList' })
    const client = app.client()
    const input = { company_id: company.id }
    expect(await client.call(encyclopediaCalls.companyDetail, input)).toEqual({
      company_id: company.id,
      company_name: company.name,
      logo: company.logo,
      product_num: 1,
      profile: '简介',
      city: '武汉',
      founded_year: 1996,
      subscribe_num: 0,
      is_subscribed: 0,
    })
    const column = await client.call(encyclopediaCalls.companyColumn, { ...input, page: 1 })
    expect(column.total).toBe(2)
    expect(column.data.map((row) => row.id)).toEqual([article.id, meeting.id])
    const products = await client.call(encyclopediaCalls.companyProduct, { ...input, page: 1 })
    expect(products.data.map((row) => row.product_id)).toEqual([product.id])
    expect(await client.call(encyclopediaCalls.companyAdvertising, input)).toEqual([
      {
        ads_id: expect.any(Number) as number,
        img: '/files/ad.png',
        title: '学术周',
        ads_link: '/productList',
      },
    ])
    expect(await client.call(encyclopediaCalls.companyList, {})).toContainEqual({
      company_id: company.id,
      company_name: company.name,
      logo: company.logo,
      product_num: 1,
    })
  })

  it('is rejected if it does not exist, for crawlers too', async () => {
    const answer = await app.client().ask(encyclopediaCalls.companyDetail, { company_id: 999_999_999 })
    expect(answer).toMatchObject({ code: 'FAILED', status: failures.dataMissing.status })
    const page = encyclopediaPages.find(({ path }) => path === '/companyDetail')!
    expect(await page.describe({ company_id: '999999999' }, app.services, 'zh')).toBeUndefined()
  })
})
