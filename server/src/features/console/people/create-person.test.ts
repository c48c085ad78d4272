import { expect, it } from 'vitest'
import { importCalls } from '#contract/console/imports.ts'
import { accountFailures } from '#contract/people/account.ts'
import { profileFailures } from '#contract/people/profile.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['support'] })
const people = consoleOf(client, 'people')
const person = (phone: string, truename = '周可') => ({ phone, truename, hospital: '江城医院' })

it('adds a member whose number nobody has', async () => {
  const phone = newPhone()
  const { id } = await people.create(person(phone))
  expect((await people.rows({ q: phone })).rows).toMatchObject([
    { id, truename: '周可', hospital: '江城医院' },
  ])
  expect((await people.askSave(person(phone, '吴越'))).status).toBe(resourceFailures.alreadyThere.status)
  expect((await people.askSave(person('123'))).status).toBe(accountFailures.wrongPhone.status)
  expect((await people.askSave(person(newPhone(), '<b>'))).status).toBe(profileFailures.nameWrong.status)
  const twice = newPhone()
  const both = await Promise.all([people.askSave(person(twice, '甲')), people.askSave(person(twice, '乙'))])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('adds members from a table, and says who is there already', async () => {
  const [first, known] = [newPhone(), (await buildMember(app)).phone]
  const table = ['姓名 *,手机号 *,医院', `周可,${first},江城医院`, `吴越,${known},江城医院`].join('\n')
  const fields = { resource: 'people', try: '0', reason: '年会报名' }
  const { data } = await askUpload(app, client, importCalls.begin, Buffer.from(table), fields)
  expect(data.report).toMatchObject({
    created: 1,
    problems: [{ row: 3, problem: resourceFailures.alreadyThere.zh }],
  })
})

it('is for those who may change people', async () => {
  const { client: analyst } = await buildMember(app, { operator_roles: ['reviewer'] })
  const answer = await consoleOf(analyst, 'people').askSave(person(newPhone()))
  expect(answer.status).toBe(failures.noPermission.status)
})
