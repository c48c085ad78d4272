import { beforeEach, describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { workplaceOptionCalls } from '#contract/people/profile.ts'
import { pinyinInitials } from '#kernel/pinyin.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { ensureHospitals } from './ensure-hospitals.ts'
import { hospitalList } from './hospitals.data.ts'
import { hospitals } from './profile.tables.ts'

const app = await testApp()

describe('the list', () => {
  it('names each hospital once, with its place', () => {
    expect(hospitalList.length).toBeGreaterThan(200)
    expect(new Set(hospitalList.map(({ name }) => name)).size).toBe(hospitalList.length)
    expect(new Set(hospitalList.map(({ province }) => province)).size).toBe(31)
    for (const { name, province, city } of hospitalList)
      expect(`${province} ${city} ${name}`).toMatch(/^\p{Script=Han}+ \p{Script=Han}+ \p{Script=Han}{4,30}$/u)
  })

  it('is loaded once, however many servers start', async () => {
    const { db } = app.services
    await db.delete(hospitals)
    await Promise.all([ensureHospitals(db), ensureHospitals(db), ensureHospitals(db)])
    expect(await db.$count(hospitals)).toBe(hospitalList.length)
  })

  it('stays as the operators have left it', async () => {
    const { db } = app.services
    await db.delete(hospitals)
    await db.insert(hospitals).values({ name: '自建医院', province: '湖北', city: '武汉', initials: 'x' })
    await ensureHospitals(db)
    expect(await db.$count(hospitals)).toBe(1)
    await db.delete(hospitals)
  })
})

describe('a search', () => {
  beforeEach(() => ensureHospitals(app.services.db))

  const find = async (keyword: string) => {
    const found = await app.client().call(workplaceOptionCalls.searchHospital, { keyword })
    return found.map(({ name }) => name)
  }

  it('answers name and place', async () => {
    const [first] = await app.client().call(workplaceOptionCalls.searchHospital, { keyword: '北京协和' })
    expect(first).toEqual({
      hospital_id: expect.any(Number),
      name: '北京协和医院',
      province: '北京',
      city: '北京',
    })
  })

  it('finds every hospital by its whole name, and by two characters something', async () => {
    for (const { name } of hospitalList.filter((_, index) => index % 50 === 0)) {
      expect((await find(name))[0]).toBe(name)
      expect(await find(name.slice(0, 2))).not.toHaveLength(0)
    }
  })

  it.each([
    ['华西', '四川大学华西医院'],
    ['浙大一院', '浙江大学医学院附属第一医院'],
    ['湘雅二', '中南大学湘雅二医院'],
    ['bjxhyy', '北京协和医院'],
    ['HXYY', '四川大学华西医院'],
    ['cqyk', '重庆医科大学附属第一医院'],
    ['广州南方', '南方医科大学南方医院'],
  ])('finds by %s %s', async (keyword, name) => {
    expect(await find(keyword)).toContain(name)
  })

  it('puts names that begin with the word first', async () => {
    const found = await find('北京')
    const beginning = hospitalList.filter(({ name }) => name.startsWith('北京')).map(({ name }) => name)
    expect(found).toHaveLength(20)
    expect(new Set(found.slice(0, beginning.length))).toEqual(new Set(beginning))
  })

  it.each(['%', '_', '\\', '%%', "' or 1=1 --", '不存在的医院'])('finds nothing by %s', async (keyword) => {
    expect(await find(keyword)).toEqual([])
  })

  it.each(['', '  ', '协\0和', '协'.repeat(51)])('refuses %j', async (keyword) => {
    expect((await postForm(app, workplaceOptionCalls.searchHospital.path, { keyword })).status).toBe(
      failures.parameterError.status,
    )
  })
})

it.each([
  ['北京协和医院', 'bjxhyy'],
  ['重庆市人民医院', 'cqsrmyy'],
  ['厦门大学附属第一医院', 'xmdxfsdyyy'],
  ['长沙', 'cs'],
  ['西藏自治区人民医院', 'xzzzqrmyy'],
  ['西藏自治区藏医院', 'xzzzqzyy'],
  ['乌鲁木齐', 'wlmq'],
  ['瑞金', 'rj'],
  ['A座', 'az'],
])('the initials of %s are %s', async (name, initials) => {
  expect(await pinyinInitials(name)).toBe(initials)
})
