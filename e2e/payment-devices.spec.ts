import type { Page } from '@playwright/test'
import { workText } from '#web/features/library/works/text.ts'
import { orderText } from '#web/features/commerce/orders/text.ts'
import { agents } from './harness/agents.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { findPaidWork, workAddress } from './harness/paid-work.ts'
import { expect, newPhone, test } from './harness/test.ts'

const text = orderText.zh

const card = (page: Page) => page.getByRole('article').first()
const timer = (page: Page) => page.getByRole('timer')
const isPaid = (page: Page) => page.getByRole('heading', { name: text.faces.paid.title })

/** Orders a work that costs something; returns the address of its payment. */
async function order(page: Page): Promise<string> {
  await page.getByRole('button', { name: workText.zh.buy }).first().click()
  await expect(page).toHaveURL(/\/payment\?order_id=/)
  await expect(timer(page)).toBeVisible()
  return page.url()
}

async function openCashier(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/cashier/)
}

test('a second device that shows the payment turns to paid by itself', async ({ page, browser }, info) => {
  const work = await findPaidWork(page)
  const phone = newPhone()
  await logInAsDoctor(page, '顾清和', workAddress(work), phone)
  const payment = await order(page)
  // A desk browser: a second phone would end the login of the first.
  const { baseURL } = info.project.use
  const desk = await browser.newContext({ userAgent: agents.desk, baseURL: baseURL!, locale: 'zh-CN' })
  const second = await desk.newPage()
  const isListening = second
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('joined')))
  await logIn(second, phone, payment)
  await isListening
  await expect(timer(second)).toBeVisible()

  await openCashier(page)
  await page.locator('button[value="pay"]').click()
  await expect(isPaid(second)).toBeVisible()
  await expect(second).toHaveURL(payment)
  await second.getByRole('link', { name: text.startLearning }).click()
  await expect(second.getByRole('heading', { name: work.title })).toBeVisible()
  await desk.close()
})

test('a tab that is closed at the cashier loses neither the order nor the money', async ({
  page,
  context,
}) => {
  const work = await findPaidWork(page)
  await logInAsDoctor(page, '顾清和', workAddress(work))
  const payment = await order(page)
  await openCashier(page)
  await page.close()

  const again = await context.newPage()
  await again.goto('/order?status=1')
  await card(again).getByRole('link', { name: text.toPay }).click()
  await expect(again).toHaveURL(payment)
  await openCashier(again)
  // Paid, but nobody is notified, and the tab never comes back to say so.
  const isLeft = again.waitForRequest(/\/payment\?/)
  await again.route(/\/payment\?/, (route) => route.abort())
  await again.locator('button[value="silent"]').click()
  await isLeft
  await again.close()

  const later = await context.newPage()
  await later.goto(payment)
  await expect(isPaid(later)).toBeVisible()
  await later.goto('/order')
  await expect(later.getByRole('article')).toHaveCount(1)
  await expect(card(later)).toContainText(text.states[2])
})
