import type { Browser, Page } from '@playwright/test'
import { pickupCalls } from '#contract/commerce/coffee.ts'
import type { Offer, OwnPickup } from '#contract/commerce/coffee.ts'
import { coffeeText } from '#web/features/commerce/coffee/text.ts'
import { axe } from './harness/axe.ts'
import { replaceCamera, showPicture } from './harness/camera-picture.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

const text = coffeeText.zh
const staffPhone = '13800000008'
const coffee = '美式咖啡（热，中杯）'
const counterName = '一号咖啡台'

/** The staff of the demo's counters, in a browser of their own, at the first counter. */
async function openCounter(browser: Browser) {
  const { baseURL, viewport, userAgent } = test.info().project.use
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: viewport!,
    userAgent: userAgent!,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await replaceCamera(page)
  await holdAccount(page, staffPhone)
  const login = await logIn(page, staffPhone, '/checkCoffee')
  await expect(page.getByRole('radio', { name: counterName })).toBeChecked()
  return { context, page, login }
}

const digitsOn = async (page: Page) =>
  (await page.locator('.voucher-code-digits').innerText()).replace(/\s/g, '')

async function claim(page: Page, place: RegExp | string): Promise<string> {
  await page.getByRole('link', { name: coffee }).click()
  await page.getByRole('radio', { name: place }).check()
  await page.getByRole('button', { name: text.claim, exact: true }).click()
  await expect(page.getByText(text.showCode)).toBeVisible()
  return digitsOn(page)
}

/** Somebody else claims the same coffee. */
async function claimByCall(page: Page, place?: string): Promise<OwnPickup> {
  const { token } = await registerNumber(newPhone())
  const { offers } = await post<{ offers: Offer[] }>(page, pickupCalls.offers.path, {}, token)
  const { campaign_id, counters } = offers.find(({ item }) => item === coffee)!
  const counter_id = counters.find(({ name }) => name === place)?.counter_id ?? 0
  const fields = { campaign_id: String(campaign_id), counter_id: String(counter_id) }
  return post(page, pickupCalls.getCode.path, fields, token)
}

async function type(page: Page, code: string) {
  await page.getByLabel(text.typeCode, { exact: true }).fill(code)
  await page.getByRole('button', { name: text.find, exact: true }).click()
}

test('coffee is claimed, scanned and handed over in two steps, once', async ({ page, browser }) => {
  await logIn(page, newPhone(), '/coffee')
  await expect(page.getByText(text.noVouchers)).toBeVisible()
  const code = await claim(page, text.anyCounter)
  await axe(page)

  const counter = await openCounter(browser)
  await counter.page.getByRole('button', { name: text.openCamera }).click()
  await expect(counter.page.getByText(text.aimAtCode)).toBeVisible()
  const confirm = counter.page.getByRole('button', { name: text.confirm, exact: true })
  await expect(async () => {
    await showPicture(counter.page, await page.getByRole('img', { name: text.code }).screenshot())
    await expect(confirm).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect(counter.page.getByRole('heading', { name: coffee })).toBeVisible()
  await axe(counter.page)
  await confirm.click()
  await expect(counter.page.getByRole('alert')).toContainText('已核销')

  // The phone hears it by itself.
  await expect(page.getByText(text.redeemedTitle)).toBeVisible()
  await expect(page.getByText(counterName)).toBeVisible()
  await axe(page)

  await type(counter.page, '1234')
  await expect(counter.page.getByText('取货码为 8 位数字')).toBeVisible()
  await type(counter.page, code)
  await expect(counter.page.getByRole('alert')).toHaveText(
    new RegExp(`^已于 今天 .+ 在「${counterName}」核销`),
  )
  await expect(confirm).toBeHidden()
  await counter.context.close()

  await page.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page.getByRole('link', { name: coffee }).filter({ hasText: text.states[3] })).toBeVisible()
})

test('a counter without network takes vouchers bound to it, and reports them later', async ({
  page,
  browser,
}) => {
  const contested = await claimByCall(page, counterName)
  const free = await claimByCall(page)
  await logIn(page, newPhone(), '/coffee')
  const bound = await claim(page, new RegExp(counterName))

  const { page: counter, context, login } = await openCounter(browser)
  await expect(counter.getByText(/断网时可核销 \d+ 张/)).toBeVisible()
  await context.setOffline(true)
  await type(counter, free.pickup_code)
  await expect(counter.getByRole('alert')).toContainText(text.offlineUnknown)
  for (const code of [bound, contested.pickup_code]) {
    await type(counter, code)
    await expect(counter.getByText(text.offlineFound)).toBeVisible()
    await counter.getByRole('button', { name: text.confirm, exact: true }).click()
    await expect(counter.getByRole('alert')).toContainText('联网后自动提交')
  }
  await type(counter, bound)
  await expect(counter.getByRole('alert')).toContainText('等待联网提交')
  await expect(counter.getByRole('heading', { name: text.waiting(2) })).toBeVisible()

  // A second device of the same counter has a network, and is quicker.
  const fields = { pickup_code: contested.pickup_code, counter_id: String(contested.counter_id) }
  await post(page, pickupCalls.complete.path, fields, login.token)
  await context.setOffline(false)
  await expect(counter.getByRole('heading', { name: text.waiting(1) })).toBeVisible()
  await expect(counter.getByText(/该券已核销: .+一号咖啡台/)).toBeVisible()
  await axe(counter)
  await counter.getByRole('button', { name: text.removeEntry }).click()
  await expect(counter.getByRole('heading', { name: text.waiting(1) })).toBeHidden()
  await expect(page.getByText(text.redeemedTitle)).toBeVisible()
  await context.close()
})

test.describe('with the offline shell', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the code is shown and renews itself without a network', async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/)
    await logIn(page, newPhone(), '/coffee')
    const code = await claim(page, text.anyCounter)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The worker caches files as they pass through it.
    await page.reload()
    await expect(page.getByText(text.showCode)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(text.offline)).toBeVisible()
    expect(await digitsOn(page)).toBe(code)
    const picture = page.getByRole('img', { name: text.code }).locator('path')
    const shown = await picture.getAttribute('d')
    await page.clock.setFixedTime(Date.now() + 31_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(picture).not.toHaveAttribute('d', shown!)
  })
})
