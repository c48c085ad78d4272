import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { reportFailures, sponsorReportCalls } from '#contract/console/sponsor-reports.ts'
import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { failures } from '#contract/wire/failure.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { companyContents, productViewers } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildCompany, buildProduct } from '#server/testing/build-encyclopedia.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { countMonthsBefore, monthsBefore } from './count-months.ts'

const app = await testApp()
const { db, vault } = app.services
const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })

let year = 2000
/** A month that no other test has counted: each looks at a year of its own. */
const newMonth = () => `${++year}-06`

async function checkIn(
  meeting_id: number,
  month: string,
  given: { consents?: boolean; title?: string } = {},
) {
  const { user } = await buildUser(app.services, { title: given.title ?? '主治医师', truename: '沈青禾' })
  await db.insert(checkins).values({
    meeting_id,
    user_id: user.id,
    form_sealed: vault.seal('{}'),
    consents: given.consents ?? false,
    state: 2,
    submitted_at: new Date(`${month}-15T10:00:00+08:00`),
  })
  return user
}

async function buildSponsored() {
  const company = await buildCompany(db)
  const meeting = await buildMeeting(db)
  await db
    .insert(companyContents)
    .values({ company_id: company.id, item_kind: 'meeting', item_id: meeting.id })
  return { company, meeting }
}

const count = (month: string) =>
  countMonthsBefore(db, new Date(`${Number(month.slice(0, 4)) + 1}-06-10T00:00:00Z`))
const reportOf = (company_id: number, month: string) =>
  analyst.call(sponsorReportCalls.get, { company_id, from: month, until: month, kind: '' })

it('counts people by group, names those who agreed, and leaves them out of the numbers', async () => {
  const month = newMonth()
  const { company, meeting } = await buildSponsored()
  for (let at = 0; at < 13; at++) await checkIn(meeting.id, month)
  for (let at = 0; at < 4; at++) await checkIn(meeting.id, month, { title: '护师' })
  await checkIn(meeting.id, month, { consents: true })
  await count(month)
  const report = await reportOf(company.id, month)
  expect(report).toMatchObject({
    company: company.name,
    months: [{ month, people: 10 }],
    items: [{ kind: 'meeting', id: meeting.id, title: meeting.title, people: 10 }],
    // Four nurses alone would be known: they are joined with the others.
    groups: { title: [{ label: '', people: 10 }] },
    named: [{ name: '沈青禾', meeting: meeting.title, month }],
  })
})

it('says nothing of a meeting with fewer than ten', async () => {
  const month = newMonth()
  const { company, meeting } = await buildSponsored()
  for (let at = 0; at < 9; at++) await checkIn(meeting.id, month)
  await count(month)
  expect(await reportOf(company.id, month)).toMatchObject({
    months: [{ month, people: 0 }],
    items: [],
    named: [],
  })
})

it('changes no number that was told, whoever comes or leaves later', async () => {
  const month = newMonth()
  const { company, meeting } = await buildSponsored()
  for (let at = 0; at < 10; at++) await checkIn(meeting.id, month)
  await count(month)
  const before = await reportOf(company.id, month)
  await db.delete(checkins).where(eq(checkins.meeting_id, meeting.id))
  for (let at = 0; at < 25; at++) await checkIn(meeting.id, month)
  await count(month)
  expect(await reportOf(company.id, month)).toEqual(before)
})

it('counts the members who looked at a product, and forgets them afterwards', async () => {
  const company = await buildCompany(db)
  const product = await buildProduct(db, { company_id: company.id })
  const { client, user } = await buildMember(app)
  await client.call(encyclopediaCalls.productDetail, { product_id: product.id })
  await client.call(encyclopediaCalls.productDetail, { product_id: product.id })
  const viewers = await db.select().from(productViewers).where(eq(productViewers.product_id, product.id))
  expect(viewers).toMatchObject([{ user_id: user.id }])
  const month = newMonth()
  for (let at = 0; at < 11; at++) {
    const { user: viewer } = await buildUser(app.services)
    await db
      .insert(productViewers)
      .values({ product_id: product.id, month: `${month}-01`, user_id: viewer.id })
  }
  await count(month)
  expect((await reportOf(company.id, month)).items).toMatchObject([{ kind: 'product', people: 10 }])
  expect(await db.$count(productViewers, eq(productViewers.month, `${month}-01`))).toBe(0)
})

it('counts months that are over, and not the one that is going on', () => {
  const months = monthsBefore(new Date('2026-01-31T17:00:00Z'))
  expect(months).toHaveLength(12)
  expect(months[0]).toBe('2025-02-01')
  expect(months.at(-1)).toBe('2026-01-01')
})

it('writes a workbook', async () => {
  const { company } = await buildSponsored()
  const asked = { company_id: company.id, from: '2001-01', until: '2001-12', kind: '' } as const
  const { workbook } = await analyst.call(sponsorReportCalls.workbook, asked)
  const table = (await readWorkbook(Buffer.from(workbook, 'base64')))!
  expect(table[0]![0]).toBe(company.name)
})

it('refuses months that are none, other companies and other roles', async () => {
  const { company } = await buildSponsored()
  const asked = { company_id: company.id, from: '2026-01', until: '2026-02', kind: '' } as const
  for (const wrong of [{ from: '2026-13' }, { from: '2026-03' }, { from: '2023-01' }, { until: 'x' }])
    expect((await analyst.ask(sponsorReportCalls.get, { ...asked, ...wrong })).status).toBe(
      reportFailures.monthsWrong.status,
    )
  expect((await analyst.ask(sponsorReportCalls.get, { ...asked, company_id: 999_999 })).status).toBe(
    failures.dataMissing.status,
  )
  const { client: support } = await buildMember(app, { operator_roles: ['support'] })
  const refused = failures.noPermission.status
  expect((await support.ask(sponsorReportCalls.get, asked)).status).toBe(refused)
  expect((await support.ask(sponsorReportCalls.workbook, asked)).status).toBe(refused)
  expect((await support.ask(sponsorReportCalls.companies, {})).status).toBe(refused)
})
