import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pushCalls } from '#contract/community/messages.ts'
import type { PushMessage } from '#contract/community/messages.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import type { TodoItem } from '#contract/discover/backlog.ts'
import { messageTarget } from '#web/features/community/messages/targets.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { openInside } from './harness/open-inside.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

const root = path.resolve(import.meta.dirname, '..')

const message: PushMessage = {
  id: 3,
  pushTitle: '',
  pushContent: '',
  messageRecordStatus: 0,
  targetKind: '',
  targetId: 8,
  path: '',
  kind: 'system',
  createTime: '',
}

test('every event of the table of messages leads to a screen', async () => {
  const table = readFileSync(path.join(root, 'docs/messages.md'), 'utf8')
  const rows = Array.from(table.matchAll(/^\| `([^`]+)` \|.*\| `([^`]+)` \| [^|]*\|$/gm))
  expect(rows).toHaveLength(table.split('\n').filter((line) => line.startsWith('| `')).length)
  // By its address, so that the types of the whole web app are not asked for here.
  const list = pathToFileURL(path.join(root, 'web/src/app/screens.ts'))
  const { screens } = (await import(list.href)) as { screens: { path: string }[] }
  const paths = new Set(screens.map((screen) => screen.path))
  for (const [, event, target] of rows) {
    const to = target!.startsWith('/')
      ? { path: target! }
      : { targetKind: target as PushMessage['targetKind'] }
    const address = messageTarget({ ...message, ...to })
    expect.soft(paths, event).toContain(address.split('?', 1)[0])
    // A kind that is not known opens the message itself.
    if (target !== 'richText') expect.soft(address, event).not.toMatch(/^\/richText/)
  }
})

/** Accounts of the demo for whom something waits: a doctor, an expert, a superior doctor, a manager of a union. */
const accounts = ['13800000001', '13800000005', '13800000006', '13800000007']

/** More addresses of one screen show nothing new. */
const mostExamples = 2

function someOfEachScreen(addresses: string[]): string[] {
  const screenOf = (address: string) => address.split('?', 1)[0]
  const byScreen = Map.groupBy(new Set(addresses), screenOf)
  return [...byScreen.values()].flatMap((alike) => alike.slice(0, mostExamples))
}

/** What screens say instead of their content. */
const refusals = /加载失败|页面不存在|暂无权限|没有权限|不存在或/

for (const phone of accounts)
  test(`every message and to-do of ${phone} leads to a page that opens for its reader`, async ({ page }) => {
    test.slow()
    await holdAccount(page, phone)
    const { token } = await logIn(page, phone)
    const { data: messages } = await post<{ data: PushMessage[] }>(
      page,
      pushCalls.list.path,
      { pageNum: '1', pageSize: '50' },
      token,
    )
    const { data: todos } = await post<{ data: TodoItem[] }>(page, todoCalls.list.path, {}, token)
    const addresses = [...messages.map(messageTarget), ...todos.map((todo) => todo.path)]
    expect(addresses).not.toEqual([])
    for (const address of someOfEachScreen(addresses))
      await test.step(address, async () => {
        await openInside(page, address)
        await expect.soft(page.getByText(refusals), address).toHaveCount(0)
      })
  })
