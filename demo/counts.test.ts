import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyCalls } from '#contract/community/history.ts'
import { markCalls } from '#contract/community/marks.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { noteCalls } from '#contract/community/notes.ts'
import { orderCalls, orderStates } from '#contract/commerce/orders.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import { inboxCalls } from '#contract/discover/inbox.ts'
import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { consultationSides } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { dutyCalls, isAccomplished, waitCalls } from '#contract/practice/expert-duties.ts'
import { sheetCalls } from '#contract/practice/expert-sheets.ts'
import { readEnv } from '#kernel/env.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp, TestClient } from '#server/testing/test-app.ts'
import { loadDemo } from './load-demo.ts'

// A number that two screens show is the same on both, for everybody who tries the demo.

const phones = Array.from({ length: 19 }, (_, at) => `138000000${String(at + 1).padStart(2, '0')}`)
/** Who may not log in shows no numbers. */
const forbidden = '13800000010'

let app: TestApp

beforeAll(async () => {
  const url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_demo_counts')
  const DATA_DIR = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'counts-'))
  await loadDemo(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR }), url, () => undefined)
  app = await startServer(url, { DATA_DIR })
})
afterAll(() => app?.close())

async function logIn(phone: string): Promise<TestClient> {
  const client = app.client()
  const { token } = await client.call(otherLoginCalls.phoneVerify, {
    gyuid: 'counts',
    access_token: `sandbox-${phone}`,
  })
  client.token = token
  return client
}

describe.each(phones.filter((phone) => phone !== forbidden))('the account %s', (phone) => {
  let client: TestClient
  beforeAll(async () => {
    client = await logIn(phone)
  })

  it('has one number of messages and of to-dos on the home, in the inbox and in the personal centre', async () => {
    const inbox = await client.call(inboxCalls.state, {})
    const { waiting } = await client.call(personalCenterCalls.get, {})
    const unread = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20, messageRecordStatus: 0 })
    const todos = await client.call(todoCalls.list, {})
    expect(inbox.unreadCount).toBe(waiting.unreadCount)
    expect(unread.unreadCount).toBe(waiting.unreadCount)
    expect(unread.total).toBe(waiting.unreadCount)
    expect(Object.values(unread.tabCounts).reduce((sum, count) => sum + count, 0)).toBe(waiting.unreadCount)
    expect(todos.data.length).toBe(todos.count)
    expect(waiting.todo_num).toBe(todos.count)
    expect(inbox.waitNum).toBe(todos.count)
    expect((await client.call(waitCalls.count, { tcode: '' })).count).toBe(todos.count)
  })

  it('finds as much in each list as the personal centre counts', async () => {
    const { waiting, things, credit_year } = await client.call(personalCenterCalls.get, {})
    const first = { page: 1 }
    const histories = [
      historyCalls.meetings,
      historyCalls.information,
      historyCalls.productions,
      historyCalls.operations,
    ]
    const seen = await Promise.all(histories.map((call) => client.call(call, { ...first, keyword: '' })))
    const wallet = await client.call(walletCalls.get, { year: 0 })
    const proven = await client.call(certificateCalls.authInfo, {})
    const consultations = await client.call(consultationCalls.list, {
      ...first,
      side: consultationSides.superior,
      status: 0,
    })
    expect({ ...waiting, ...things, ...credit_year }).toMatchObject({
      order_num: (await client.call(orderCalls.lists, { ...first, status: orderStates.pending })).total,
      study_num: (await client.call(studyCalls.lists, { ...first, type: 1, meeting_id: 0 })).total,
      consultation_num: consultations.waiting_num,
      favorite_num: (await client.call(markCalls.favorites, { ...first, keyword: '' })).total,
      reserve_num: (await client.call(reservationCalls.list, first)).total,
      purchased_num: (await client.call(orderCalls.purchased, { ...first, status: 0 })).total,
      history_num: seen.reduce((sum, { total }) => sum + total, 0),
      note_num: (await client.call(noteCalls.own, { ...first, keyword: '' })).total,
      download_num: (await client.call(dataPackageCalls.own, first)).total,
      // A withdrawn one stays in the list, and is marked there.
      certificate_num: proven.certificates.filter(({ is_revoked }) => is_revoked === 0).length,
      credit_total: proven.credit_total,
      total: wallet.total,
    })
  })

  it('owes on each task sheet what the badge, the list of sheets and the list of tasks say', async () => {
    const sheets = await client.call(sheetCalls.own, { page: 1 })
    for (const { id, guest_id } of sheets.data) {
      // A guest may have several sheets of one task.
      const sheet = { id, tcode: '', guest_id }
      const menu = await client.call(dutyCalls.topMenu, sheet)
      const { duties } = await client.call(dutyCalls.list, sheet)
      const listed = (await client.call(dutyCalls.sheets, sheet)).find((one) => one.guest_id === guest_id)
      const open = duties.filter(({ status }) => !isAccomplished(status)).length
      expect({ id, open: menu.not_accomplish_num, all: menu.all_accomplish_num }).toEqual({
        id,
        open,
        all: duties.length,
      })
      expect(listed).toMatchObject({ not_accomplish_num: open, all_accomplish_num: duties.length })
    }
  })
})
