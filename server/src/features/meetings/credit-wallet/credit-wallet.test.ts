import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { todoCalls } from '#contract/discover/backlog.ts'
import { walletCalls, walletFailures } from '#contract/meetings/credit-wallet.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { failures } from '#contract/wire/failure.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { accessLog, files } from '#kernel/kernel.tables.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { externalCredits } from './credit-wallet.tables.ts'

const app = await testApp()
const { db } = app.services
const { get, add, edit, confirm, remove } = walletCalls

type Member = Awaited<ReturnType<typeof buildMember>>

/** As an upload leaves it. */
async function buildFile({ user }: Member, extension = 'pdf') {
  const key = newUploadKey(extension, new Date())
  await db
    .insert(files)
    .values({ key, mime: 'x/y', size: 1, owner_id: user.id, private: true, sealed: true, purpose: 'credit' })
  return fileUrl(key)
}

const entryOf = async (member: Member, given: object = {}) => ({
  title: '第十届心血管大会',
  organiser: '省医学会',
  number: '国继教 2026-0102',
  credit_class: 1,
  credit: '5',
  earned_on: '2026-01-15',
  files: [await buildFile(member)],
  ...given,
})

const refused = ({ status }: Failure) => ({ status })

async function grant(member: Member, pointsTenths: number, at: string) {
  const meeting = await buildMeeting(db, { from: -100 })
  const user_id = member.user.id
  await db
    .insert(credits)
    .values({ user_id, meeting_id: meeting.id, points_tenths: pointsTenths, granted_at: new Date(at) })
  const number = `XL2026-AAAAA-${String(meeting.id).padStart(5, 'B')}`
  await db.insert(certificates).values({
    user_id,
    number,
    meeting_id: meeting.id,
    truename: '林晓',
    meeting_title: meeting.title,
    points_tenths: pointsTenths,
    issued_on: at.slice(0, 10),
    signature: Buffer.alloc(64),
  })
  return { meeting, number }
}

it('adds a credit that counts once its owner has confirmed it', async () => {
  const member = await buildMember(app)
  const { client } = member
  const added = await client.call(add, await entryOf(member))
  expect(added).toMatchObject({ state: 0, credit: '5.0', number: '国继教 2026-0102', is_platform: 0 })
  expect(await client.call(get, { year: 2026 })).toMatchObject({ total: '0.0', credits: [{ state: 0 }] })
  const [todo] = (await client.call(todoCalls.list, {})).data.filter(({ kind }) => kind === 'credit')
  expect(todo).toMatchObject({ accept_name: '核对无误', path: '/userCenter?view=credits&year=2026' })
  await client.call(todoCalls.dispose, { kind: 'credit', todo_id: added.credit_id, type: true, reason: '' })
  await client.call(confirm, { credit_id: added.credit_id })
  expect(await client.call(get, { year: 2026 })).toMatchObject({ total: '5.0', first_class_total: '5.0' })
  const [row] = await db.select().from(externalCredits).where(eq(externalCredits.id, added.credit_id))
  expect(row!.number_sealed!.toString()).not.toContain('2026')
})

it('adds up what was earned here and elsewhere by the year in Shanghai', async () => {
  const member = await buildMember(app)
  await grant(member, 15, '2025-12-31T17:00:00Z')
  await grant(member, 20, '2025-06-01T00:00:00Z')
  const { credit_id } = await member.client.call(
    add,
    await entryOf(member, { credit: '2.5', credit_class: 2 }),
  )
  await member.client.call(confirm, { credit_id })
  const now = await member.client.call(get, { year: 2026 })
  expect(now).toMatchObject({ total: '4.0', first_class_total: '0.0', requirement: null, gap: '0.0' })
  expect(now.credits.map(({ is_platform, earned_on }) => [is_platform, earned_on])).toEqual([
    [0, '2026-01-15'],
    [1, '2026-01-01'],
  ])
  expect(now.years).toContain(2025)
  expect(await member.client.call(get, { year: 2025 })).toMatchObject({ total: '2.0' })
})

it('counts nothing twice: not a number, not an activity, not what was issued here', async () => {
  const member = await buildMember(app)
  const { client } = member
  const both = await Promise.all([
    client.ask(add, await entryOf(member)),
    client.ask(add, await entryOf(member)),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    walletFailures.numberTaken.status,
  ])
  const sameNumber = await entryOf(member, { title: '另一活动', number: '国继教20260102' })
  expect(await client.ask(add, sameNumber)).toMatchObject(refused(walletFailures.numberTaken))
  const sameMeeting = await entryOf(member, { title: '第十届 心血管大会', number: '' })
  expect(await client.ask(add, sameMeeting)).toMatchObject(refused(walletFailures.meetingTaken))
  const { meeting, number } = await grant(member, 10, '2026-02-01T00:00:00Z')
  const issued = await entryOf(member, { title: '别的名称', number: number.toLowerCase() })
  expect(await client.ask(add, issued)).toMatchObject(refused(walletFailures.ownPlatform))
  const attended = await entryOf(member, { title: ` ${meeting.title}。`, number: '' })
  expect(await client.ask(add, attended)).toMatchObject(refused(walletFailures.ownPlatform))
  const other = await client.call(add, await entryOf(member, { title: '第三个活动', number: 'B-3' }))
  const changed = { ...(await entryOf(member, { title: '第三个活动' })), credit_id: other.credit_id }
  expect(await client.ask(edit, changed)).toMatchObject(refused(walletFailures.numberTaken))
  // Another person may have been there too.
  const colleague = await buildMember(app)
  expect((await colleague.client.ask(add, await entryOf(colleague))).status).toBe(200)
})

it.each([
  ['no title', { title: ' ' }, walletFailures.titleMissing],
  ['too many points', { credit: '101' }, walletFailures.pointsWrong],
  ['no points', { credit: '0' }, walletFailures.pointsWrong],
  ['a day to come', { earned_on: '2199-01-01' }, walletFailures.dayWrong],
  ['a day that does not exist', { earned_on: '2026-02-30' }, walletFailures.dayWrong],
  ['no file', { files: [] }, walletFailures.fileMissing],
  ['a file of another kind', { files: ['/files/u/2026/01/x.docx'] }, walletFailures.fileKindWrong],
  ['a file that is not theirs', { files: ['/files/u/2026/01/x.pdf'] }, walletFailures.fileNotOwn],
])('refuses an entry with %s', async (_what, given, failure) => {
  const member = await buildMember(app)
  expect(await member.client.ask(add, await entryOf(member, given))).toMatchObject(refused(failure))
})

it('is corrected until it counts, and removed with its files by its owner alone', async () => {
  const member = await buildMember(app)
  const entry = await entryOf(member)
  const { credit_id } = await member.client.call(add, entry)
  const stranger = await buildMember(app)
  expect(await stranger.client.ask(confirm, { credit_id })).toMatchObject(refused(failures.dataMissing))
  expect(await stranger.client.ask(remove, { credit_id })).toMatchObject(refused(failures.dataMissing))
  const corrected = await entryOf(member, { credit: '6' })
  expect(await member.client.call(edit, { ...corrected, credit_id })).toMatchObject({ credit: '6.0' })
  const stored = async () =>
    (await db.select().from(files).where(eq(files.owner_id, member.user.id))).map(({ key }) => fileUrl(key))
  expect(await stored()).toEqual(corrected.files)
  await member.client.call(confirm, { credit_id })
  expect(await member.client.ask(edit, { ...corrected, credit_id })).toMatchObject(
    refused(walletFailures.alreadyCounted),
  )
  await member.client.call(remove, { credit_id })
  expect(await stored()).toEqual([])
  expect(await member.client.ask(remove, { credit_id })).toMatchObject(refused(failures.dataMissing))
})

it('shows the gap to the closest requirement, which operators set', async () => {
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const hospital = '云岭省人民医院'
  await db.insert(hospitals).values({ name: hospital, province: '云岭', city: '云岭', initials: 'x' })
  const list = consoleOf(operator.client, 'credit-requirements')
  const set = (given: object) =>
    list.askSave({
      year: 2031,
      title: '',
      province: '',
      credit: '25',
      first_class: '5',
      note: '',
      ...given,
    })
  await set({ credit: '20' })
  await set({})
  await set({ province: '云岭', credit: '30' })
  await set({ title: '副主任医师', credit: '28', first_class: '10' })
  const gapOf = async (given: object) => {
    const { client } = await buildMember(app, given)
    const { requirement, gap, first_class_gap } = await client.call(get, { year: 2031 })
    return [requirement!.title, requirement!.province, gap, first_class_gap]
  }
  expect(await gapOf({ title: '主治医师' })).toEqual(['', '', '25.0', '5.0'])
  expect(await gapOf({ title: '主治医师', hospital })).toEqual(['', '云岭', '30.0', '5.0'])
  expect(await gapOf({ title: '副主任医师', hospital })).toEqual(['副主任医师', '', '28.0', '10.0'])
  expect(await set({ first_class: '26' })).toMatchObject(refused(walletFailures.requirementWrong))
  expect(await set({ credit: 'x' })).toMatchObject(refused(walletFailures.pointsWrong))
  const all = await list.rows({ year: '2031' })
  expect(all.total).toBe(3)
  expect((await list.run('remove', Number(all.rows[0]!.id))).problem).toBe('')
  expect((await list.rows({ year: '2031' })).total).toBe(2)
  const member = await buildMember(app)
  expect(await consoleOf(member.client, 'credit-requirements').askRows()).toMatchObject(
    refused(failures.noPermission),
  )
})

it('exports what counts as PDF and Excel, to the holder of the address', async () => {
  const member = await buildMember(app)
  const { client } = member
  const counted = await client.call(add, await entryOf(member))
  await client.call(confirm, { credit_id: counted.credit_id })
  await client.call(add, await entryOf(member, { title: '未核对', number: 'C-1' }))
  const open = async (format: 'pdf' | 'xlsx') => {
    const { url, file_name } = await client.call(walletCalls.export, { year: 2026, format })
    expect(file_name).toBe(`林晓2026年继续教育学分.${format}`)
    const answer = await fetch(app.url + url)
    expect(answer.status).toBe(200)
    expect((await fetch(app.url + url.replace('2026-', '2025-'))).status).toBe(404)
    return Buffer.from(await answer.arrayBuffer())
  }
  expect((await open('pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  const rows = (await readWorkbook(await open('xlsx')))!
  const [, first, ...rest] = rows.slice(rows.findIndex(([cell]) => cell === '序号'))
  expect(first!.slice(0, 7)).toEqual([
    '1',
    '第十届心血管大会',
    '省医学会',
    '国继教 2026-0102',
    'Ⅰ类',
    '5',
    '2026-01-15',
  ])
  expect(rest).toEqual([])
  expect(rows.flat()).toContain('林晓')
})

const declared = {
  province: '云岭',
  name: '云岭学分平台',
  heading: '',
  columns: '学员=姓名\n证件号=身份证号\n项目=活动名称\n分值=学分\n日期=取得日期',
  day_form: 'slashes',
  first_class: '国家级',
  second_class: '市级',
}

it('exports what counts as the platform of a province reads it, by the mapping that operators declare', async () => {
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const formats = consoleOf(operator.client, 'credit-formats')
  const misspelt = await formats.askSave({ ...declared, columns: '学员=姓明' })
  expect(JSON.stringify(misspelt)).toContain('无法识别：学员=姓明')
  const { id } = (await formats.askSave(declared)).data as { id: number }
  const member = await buildMember(app, { truename: '林晓' })
  const { client } = member
  const counted = await client.call(add, await entryOf(member))
  await client.call(confirm, { credit_id: counted.credit_id })
  await client.call(add, await entryOf(member, { title: '未核对', number: 'C-1' }))
  const asked = { year: 2026, format: 'xlsx', format_id: id } as const
  expect(await client.ask(walletCalls.export, asked)).toMatchObject(refused(walletFailures.idNumberMissing))
  await buildVerification(app, member.user, {
    id_number_sealed: app.services.vault.seal('11010519491231002X'),
  })
  const { url, file_name } = await client.call(walletCalls.export, asked)
  expect(file_name).toContain('云岭学分平台.xlsx')
  const sheet = await readWorkbook(Buffer.from(await (await fetch(app.url + url)).arrayBuffer()))
  expect(sheet).toEqual([
    ['学员', '证件号', '项目', '分值', '日期'],
    ['林晓', '11010519491231002X', '第十届心血管大会', '5', '2026/01/15'],
  ])
  // The address of one format opens no other, and that of one person nobody else's.
  for (const forged of [
    url.replace(`-${id}.`, '.'),
    url.replace(`/${member.user.id}/`, `/${operator.user.id}/`),
  ])
    expect((await fetch(app.url + forged)).status).toBe(404)
  const [seen] = (await client.call(get, { year: 2026 })).formats.filter(({ format_id }) => format_id === id)
  expect(seen).toMatchObject({ province: '云岭', exported_time: expect.stringMatching(/^20/) as string })
  const looks = await db.select().from(accessLog).where(eq(accessLog.user_id, member.user.id))
  expect(looks.map(({ what }) => what)).toContain('id number for a credit platform')
})
