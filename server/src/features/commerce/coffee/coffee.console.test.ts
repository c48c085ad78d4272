import { expect, it } from 'vitest'
import { pickupCalls, pickupFailures } from '#contract/commerce/coffee.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })
const counters = consoleOf(manager, 'coffee-counters')
const campaigns = consoleOf(manager, 'coffee-campaigns')
const staff = consoleOf(manager, 'coffee-staff')

const drink = {
  title: '年会咖啡',
  item: '拿铁',
  stock: 10,
  begins_at: '2026-01-01T08:00:00+08:00',
  ends_at: '2036-01-02T08:00:00+08:00',
  expires_at: '2036-01-03T08:00:00+08:00',
}

it('opens a counter with its staff, and closes it', async () => {
  const { id } = await counters.create({ name: '控制台一号', address: '一层大厅' })
  expect((await counters.askSave({ name: '控制台一号' })).status).toBe(pickupFailures.nameTaken.status)
  const { phone, client } = await buildMember(app, { truename: '乔小满' })
  const ofStaff = async () => (await client.call(pickupCalls.counters, {})).counters.length
  const { id: staffId } = await staff.create({ counter_id: id, phone })
  expect((await staff.rows({ q: '控制台一号' })).rows).toMatchObject([{ id: staffId, truename: '乔小满' }])
  expect((await staff.askSave({ counter_id: id, phone: '13800000000' })).status).toBe(
    pickupFailures.personUnknown.status,
  )
  expect(await ofStaff()).toBe(1)
  expect((await staff.run('remove', staffId, { reason: '离职' })).problem).toBe('')
  expect(await ofStaff()).toBe(0)
  expect(await readInbox(client)).toEqual([
    '您不再是「控制台一号」的工作人员。',
    '您已成为「控制台一号」的工作人员，可以核销咖啡券。',
  ])
  expect((await counters.run('close', id)).problem).toBe('')
  expect((await campaigns.askSave({ ...drink, counters: [id] })).status).toBe(failures.dataMissing.status)
  expect((await counters.run('reopen', id)).problem).toBe('')
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'coffee-counters').askRows()).status).toBe(failures.noPermission.status)
})

it('runs a campaign: its stock, its end', async () => {
  const { id: counter } = await counters.create({ name: '控制台二号' })
  const wrong = { ...drink, expires_at: drink.begins_at, counters: [counter] }
  expect((await campaigns.askSave(wrong)).status).toBe(pickupFailures.timesWrong.status)
  const nowhere = { ...drink, counters: [999_999_999] }
  expect((await campaigns.askSave(nowhere)).status).toBe(failures.dataMissing.status)
  const { id } = await campaigns.create({ ...drink, counters: [counter] })
  expect((await campaigns.record(id)).values).toMatchObject({ counters: [counter], stock: 10 })
  await app.services.db.execute(`update coffee_campaigns set claimed_count = 5 where id = ${id}`)
  expect((await campaigns.run('stock', id, { values: { stock: 4 } })).problem).toBe(
    pickupFailures.stockBelowClaimed.zh,
  )
  expect((await campaigns.run('stock', id, { values: { stock: 40 } })).problem).toBe('')
  expect((await campaigns.run('stop', id)).problem).toBe('')
  expect((await campaigns.record(id)).row).toMatchObject({ stock: 40, is_stopped: true })
})

it('changes a campaign and a counter, never below what was claimed', async () => {
  const [first, second] = [
    await counters.create({ name: '控制台三号' }),
    await counters.create({ name: '控制台四号' }),
  ]
  const { id } = await campaigns.create({ ...drink, counters: [first.id] })
  const changed = { ...drink, title: '午后咖啡', item: '美式', counters: [second.id] }
  expect((await campaigns.change(id, changed)).status).toBe(200)
  expect((await campaigns.record(id)).values).toMatchObject({ title: '午后咖啡', counters: [second.id] })
  await app.services.db.execute(`update coffee_campaigns set claimed_count = 5 where id = ${id}`)
  expect((await campaigns.change(id, { ...changed, stock: 4 })).status).toBe(
    pickupFailures.stockBelowClaimed.status,
  )
  expect((await counters.change(first.id, { name: '控制台五号', address: '二层' })).status).toBe(200)
  expect((await counters.record(first.id)).row).toMatchObject({ name: '控制台五号', address: '二层' })
  expect((await counters.change(first.id, { name: '控制台四号' })).status).toBe(
    resourceFailures.alreadyThere.status,
  )
})
