import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { orderStates } from '#contract/commerce/orders.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { recordCalls } from '#contract/console/resources.ts'
import { changeRecord, newestOf, rowsOf, runAction, saveRecord } from './harness/ask-console.ts'
import { consolePhones, localTime, openConsole, visitConsole } from './harness/console.ts'
import { countPresses } from './harness/presses.ts'
import type { Hand } from './harness/presses.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

type Row = { ours: number; safety: number; peer: number }

/** What a deed costs, as the table says: `| Publish an article | 5 | 0 | 6 | …`. */
async function readRow(deed: string): Promise<Row> {
  const text = await readFile('docs/console-presses.md', 'utf8')
  const cells =
    text
      .split('\n')
      .find((line) => line.startsWith(`| ${deed} |`))
      ?.split('|') ?? []
  const [ours, safety, peer] = cells.slice(2, 5).map(Number)
  return { ours: ours!, safety: safety!, peer: peer! }
}

/** Does a deed from the first screen, and compares what it took with the table. */
async function judge(page: Page, deed: string, act: (hand: Hand) => Promise<void>): Promise<void> {
  await visitConsole(page, '')
  const hand = countPresses(page)
  await act(hand)
  const { ours, safety, peer } = await readRow(deed)
  expect(hand.presses, deed).toBe(ours)
  expect(ours - safety, `${deed} takes more than the peer`).toBeLessThanOrEqual(peer)
}

/** Opens the first hit of the palette, which is the one that is meant. */
async function go(page: Page, hand: Hand, words: string, hit: string | RegExp): Promise<void> {
  await hand.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await hand.type(words)
  await expect(page.locator('.ant-select-item-option-active')).toContainText(hit)
  await hand.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Takes the choice that is marked in the open list. */
async function choose(page: Page, hand: Hand): Promise<void> {
  await hand.press('Enter')
  await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0)
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const confirmIn = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).getByRole('button', { name, exact: true })

test('an editor publishes, exports and restores in as few presses as elsewhere @desk', async ({ page }) => {
  const subject = await newestOf(page, 'subjects', {})
  const [newest] = await rowsOf(page, 'articles')
  const title = `一步之遥 ${Date.now()}`
  const drafted = `草稿 ${title}`
  const article = { title, college_id: subject, cover: String(newest!.cover), body: '<p>正文</p>' }
  const id = await saveRecord(page, 'articles', article)
  await changeRecord(page, 'articles', id, { source: '更正后的来源' })
  await openConsole(page, consolePhones.editor)
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('token')! }))
  const draft = { resource: 'articles', values: JSON.stringify({ ...article, title: drafted }) }
  await post(page, recordCalls.save.path, { ...draft, publish: '0' }, token)

  await judge(page, 'Publish an article that was drafted', async (hand) => {
    await go(page, hand, '文章', '文章')
    await hand.click(page.getByRole('link', { name: new RegExp(drafted) }))
    await hand.click(button(page, '发布'))
    await expect(page).toHaveURL(/\/console\/articles\/\d+$/)
  })
  await judge(page, 'Export a list', async (hand) => {
    await go(page, hand, '文章', '文章')
    const file = page.waitForEvent('download')
    await hand.click(button(page, '导出 Excel'))
    await file
  })
  await judge(page, 'Restore a version', async (hand) => {
    await go(page, hand, title, title)
    await hand.click(page.getByRole('tab', { name: '历史' }))
    await hand.click(
      page
        .getByRole('main')
        .getByRole('button', { name: /已发布/ })
        .nth(1),
    )
    await hand.click(button(page, '恢复此版本'))
    await expect(page.getByText('已恢复')).toBeVisible()
  })
})

test('a manager makes a meeting, adds to it and sends a certificate in as few presses as elsewhere @desk', async ({
  page,
}) => {
  const title = `按键会议 ${Date.now()}`
  const [certificate] = await rowsOf(page, 'certificates', { state: 'valid' })
  const number = String(certificate!.number)
  await openConsole(page, consolePhones.meetingManager)
  await judge(page, 'Create a meeting as a copy', async (hand) => {
    await go(page, hand, '心衰管理基层培训（筹备中）', '筹备中')
    await hand.click(button(page, '复制为新会议'))
    await expect(page.getByRole('textbox', { name: '新标题' })).toBeFocused()
    await hand.type(title)
    await hand.press('Tab')
    await hand.type(localTime(60 * 24))
    await hand.press('Enter')
    await hand.click(confirmIn(page, '复制为新会议'))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  const meeting = await newestOf(page, 'meetings', { q: title })
  await runAction(page, ['meetings', 'publish', meeting])
  await saveRecord(page, 'expert-tasks', { meeting_id: meeting })
  await judge(page, 'Add a session', async (hand) => {
    await go(page, hand, title, title)
    await hand.click(part(page, '议程'))
    await hand.click(page.getByRole('main').getByRole('button', { name: /^新\s*建$/ }))
    await expect(page.getByRole('textbox', { name: '主题' })).toBeFocused()
    await hand.type('病例讨论')
    await hand.press('Control+s')
    await expect(page).toHaveURL(/\/sessions\/\d+$/)
  })
  await judge(page, 'Invite an expert', async (hand) => {
    await go(page, hand, title, title)
    await hand.click(part(page, '受邀专家'))
    await hand.click(page.getByRole('main').getByRole('button', { name: /^新\s*建$/ }))
    // The task sheet of the meeting.
    await expect(page.getByRole('combobox', { name: '任务书' })).toBeFocused()
    await hand.type(title)
    await expect(page.locator('.ant-select-item-option-active')).toContainText(title)
    await choose(page, hand)
    await hand.click(page.getByRole('textbox', { name: '手机号' }))
    await hand.type(newPhone())
    await hand.press('Tab')
    await hand.type('温言')
    await hand.press('Control+s')
    await expect(page).toHaveURL(/\/experts\/\d+$/)
  })
  await judge(page, 'Send a certificate again', async (hand) => {
    await go(page, hand, number, number)
    await hand.click(button(page, '再次发送'))
    await hand.click(confirmIn(page, '再次发送'))
    await expect(page.getByText('已完成 1 条')).toBeVisible()
  })
})

test('support finds and corrects a person in as few presses as elsewhere @desk', async ({ page }) => {
  const phone = newPhone()
  await registerNumber(phone)
  await openConsole(page, consolePhones.support)
  await judge(page, 'Find a person by the last four digits', async (hand) => {
    await go(page, hand, phone.slice(-4), /\S/)
    await expect(page).toHaveURL(/\/console\/people\/\d+$/)
  })
  await judge(page, 'Correct a name with proof', async (hand) => {
    await go(page, hand, phone.slice(-4), /\S/)
    await hand.click(button(page, '更正姓名'))
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeFocused()
    await hand.type('温知言')
    await hand.press('Tab')
    // The first of the choices: the ID card.
    await hand.press('Enter')
    await expect(page.locator('.ant-select-item-option-active')).toBeVisible()
    await choose(page, hand)
    await hand.press('Tab')
    await hand.type('身份证与本人一致')
    await hand.click(confirmIn(page, '更正姓名'))
    await expect(page.getByText('已完成 1 条')).toBeVisible()
  })
})

test('a reviewer hides a comment and approves a doctor in as few presses as elsewhere @desk', async ({
  page,
}) => {
  const content = `请问资料在哪里 ${Date.now()}`
  const article = await newestOf(page, 'articles', { state: 'shown' })
  const { token } = await registerNumber(newPhone())
  const said = { item_type: 'information', item_id: String(article), content }
  await post(page, commentCalls.set.path, said, token)
  await openConsole(page, consolePhones.reviewer)
  await judge(page, 'Hide a comment', async (hand) => {
    await go(page, hand, content, content)
    await hand.click(button(page, '隐藏'))
    await hand.click(confirmIn(page, '隐藏'))
    await expect(page.getByText('已完成 1 条').last()).toBeVisible()
  })
  await judge(page, 'Approve a verification', async (hand) => {
    await hand.click(page.getByRole('link', { name: /^待审核认证/ }))
    // Another journey decides about this one.
    const rows = page.getByRole('row').filter({ hasNotText: '邹静宜' })
    await hand.click(rows.getByRole('link').first())
    await hand.click(button(page, '通过'))
    await hand.click(confirmIn(page, '通过'))
    await expect(page.getByText('已通过').first()).toBeVisible()
  })
})

test('a clerk asks for a refund in as few presses as elsewhere @desk', async ({ page }) => {
  const paid = await rowsOf(page, 'orders', { status: String(orderStates.paid) })
  const order = String(paid.at(-1)!.order_no)
  await openConsole(page, consolePhones.clerk)
  await judge(page, 'Refund a course', async (hand) => {
    await go(page, hand, order, order)
    await hand.click(button(page, '直接退款'))
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused()
    await hand.press('Tab')
    await hand.type('重复购买')
    await hand.click(confirmIn(page, '直接退款'))
    await expect(page.getByText('已提交，需另一位同事').last()).toBeVisible()
  })
})

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '本页导航' }).getByRole('link', { name, exact: true })
