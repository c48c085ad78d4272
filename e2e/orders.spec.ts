import type { Browser, Page, TestInfo } from '@playwright/test'
import { refundStates } from '#contract/commerce/orders.ts'
import type { ProductionDetail } from '#contract/library/works.ts'
import { workText } from '#web/features/library/works/text.ts'
import { orderText } from '#web/features/commerce/orders/text.ts'
import { agents } from './harness/agents.ts'
import { doByTwo, newestOf } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { findWork } from './harness/find-work.ts'
import { logIn, logInAsDoctor, loginForm, outboxCode } from './harness/log-in.ts'
import { insideApp, toldToApp } from './harness/native-app.ts'
import { findPaidWork, workAddress } from './harness/paid-work.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = orderText.zh
const buyer = '顾清和'

const buy = (page: Page) => page.getByRole('button', { name: workText.zh.buy }).first()
const card = (page: Page) => page.getByRole('article').first()

/** As a doctor on the payment of a work that costs something. */
async function order(page: Page) {
  const work = await findPaidWork(page)
  await logInAsDoctor(page, buyer, workAddress(work))
  await buy(page).click()
  await expect(page).toHaveURL(/\/payment\?order_id=/)
  await expect(page.getByRole('timer')).toBeVisible()
  return work
}

/** Goes to the cashier and presses there. */
async function payBy(page: Page, way: string) {
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/cashier/)
  await page.locator(`button[value="${way}"]`).click()
  await expect(page).toHaveURL(/\/payment/)
}

test('a course is bought and opens by itself @both', async ({ page }) => {
  const work = await order(page)
  await expect(page.getByRole('main').getByText(work.title).first()).toBeVisible()
  await axe(page)
  const payment = page.url()
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/cashier/)
  await axe(page)
  await page.locator('button[value="pay"]').click()
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
  await expect(page.getByRole('heading', { name: work.title })).toBeVisible()
  await expect(buy(page)).toHaveCount(0)
  await page.goto(payment)
  await expect(page.getByRole('heading', { name: text.faces.paid.title })).toBeVisible()
  await axe(page)
  await page.goto('/order')
  await expect(card(page)).toContainText(work.title)
  await expect(card(page)).toContainText(text.states[2])
  await axe(page)
})

test('a course is bought at a locked lesson, and half of it is returned', async ({ page }) => {
  const work = await findWork(
    page,
    ({ access, episodes }) => access === 'trial' && episodes.length > 2 && !episodes[2]!.video,
  )
  const lesson = page.locator('.play-list-row').nth(2)
  await logInAsDoctor(page, buyer, workAddress(work))
  await lesson.click()
  await buy(page).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await payBy(page, 'pay')
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
  await expect(lesson).toHaveAttribute('aria-current', 'true')

  await page.goto('/order')
  await card(page).getByRole('button', { name: text.askRefund }).click()
  const sheet = page.getByRole('dialog', { name: text.askRefund })
  await sheet.getByRole('radio', { name: text.refundParts.lessons }).check({ force: true })
  const half = Math.floor(work.episodes.length / 2)
  for (let at = work.episodes.length - half; at < work.episodes.length; at++)
    await sheet.getByRole('checkbox').nth(at).check()
  await axe(page)
  await sheet.getByLabel(text.refundReason).fill('后半部分与我的专业不符')
  await tells(page, text.refundAsked, () => sheet.getByRole('button', { name: text.submit }).click())
  await expect(card(page)).toContainText(text.states[5])
  const waiting = { q: buyer, state: String(refundStates.asked) }
  await doByTwo(page, ['refunds', 'pass', await newestOf(page, 'refunds', waiting)])
  await expect(async () => {
    await page.goto('/order')
    // What is left of it stays paid.
    await expect(card(page)).toContainText(text.states[2], { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(workAddress(work))
  await expect(page.locator('.play-list-row').first()).toBeVisible()
  await expect(buy(page)).toHaveCount(0)
})

/** The homepage that shows the card of a work. */
const listOf = ({ doctor, course_type }: ProductionDetail) =>
  `/doctorMainPage?doctor_id=${doctor.doctor_id}&tab=${course_type === 1 ? 'works' : 'courses'}`

const cardOf = (page: Page, { title }: ProductionDetail) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

test('a course is bought from its card, which says so afterwards', async ({ page }) => {
  const work = await findPaidWork(page)
  const list = listOf(work)
  await logInAsDoctor(page, buyer, list)
  const shown = cardOf(page, work)
  await axe(page)
  await shown.getByRole('button', { name: workText.zh.buyTitle(work.title) }).click()
  await expect(page).toHaveURL(/\/payment\?order_id=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/doctorMainPage/)
  await shown.getByRole('button', { name: workText.zh.buyTitle(work.title) }).click()
  await payBy(page, 'pay')
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
  await page.goto(list)
  await expect(shown).toContainText(workText.zh.bought)
})

type Browsing = { page: Page; browser: Browser; info: TestInfo }

/** The number of a doctor with a complete profile, who is not logged in here. */
async function registerDoctor({ page, browser, info }: Browsing): Promise<string> {
  const phone = newPhone()
  const { userAgent, viewport, baseURL } = info.project.use
  const other = await browser.newContext({ userAgent: userAgent!, viewport: viewport!, baseURL: baseURL! })
  const { token } = await logIn(await other.newPage(), phone)
  await other.close()
  await post(page, '/api/web/v2/account/setusertype', { user_type: '1' }, token)
  const profile = {
    truename: buyer,
    hospital: '江城大学附属第一医院',
    department: '骨科',
    title: '副主任医师',
  }
  await post(page, '/api/web/v2/account/setUserInfos', profile, token)
  return phone
}

/** On the login page that a press has led to. */
async function logInHere(page: Page, phone: string) {
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
}

test('a visitor logs in and finds the payment, not the button again', async ({ page, browser }, info) => {
  const work = await findPaidWork(page)
  const phone = await registerDoctor({ page, browser, info })
  await page.goto(workAddress(work))
  await buy(page).click()
  await logInHere(page, phone)
  await expect(page).toHaveURL(/\/payment\?order_id=/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
  await expect(buy(page)).toBeVisible()
})

test('a visitor buys from a card, logs in between, and finds the order', async ({ page, browser }, info) => {
  const work = await findPaidWork(page)
  const phone = await registerDoctor({ page, browser, info })
  await page.goto(listOf(work))
  await cardOf(page, work)
    .getByRole('button', { name: workText.zh.buyTitle(work.title) })
    .click()
  await logInHere(page, phone)
  await expect(page).toHaveURL(/\/payment\?order_id=/)
  await expect(page.getByRole('main').getByText(work.title).first()).toBeVisible()
  await page.goto('/order')
  await expect(card(page)).toContainText(work.title)
  await expect(card(page)).toContainText(text.states[1])
  await card(page).getByRole('link', { name: text.toPay }).click()
  await payBy(page, 'pay')
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
})

test('a failed payment keeps its face over a reload and is tried again', async ({ page }) => {
  const work = await order(page)
  await payBy(page, 'fail')
  const failed = page.getByRole('heading', { name: text.faces.failed.title })
  await expect(failed).toBeVisible()
  await page.reload()
  await expect(failed).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: text.payAgain }).click()
  await payBy(page, 'later')
  await expect(page.getByRole('timer')).toBeVisible()
  await payBy(page, 'twice')
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
  await page.goto('/order?status=2')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a payment whose notification never comes survives a cut network', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|ERR_ABORTED/)
  const work = await order(page)
  await page.route(/order\/(retrieve|detail)/, (route) => route.abort())
  await payBy(page, 'silent')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/order\/(retrieve|detail)/)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`production_id=${work.production_id}`))
})

test('an order is cancelled and deleted', async ({ page }) => {
  await order(page)
  await page.goto('/order?status=1')
  await card(page).getByRole('button', { name: text.cancel }).click()
  await axe(page)
  await tells(page, text.cancelled, () =>
    page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).click(),
  )
  await expect(page.getByText(text.noOrders)).toBeVisible()
  await page.getByRole('tab', { name: text.states[3] }).click()
  await card(page).getByRole('button', { name: text.remove }).click()
  await tells(page, text.removed, () =>
    page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click(),
  )
  await expect(page.getByText(text.noOrders)).toBeVisible()
})

test('a refund is asked for with a reason, passed, and arrives', async ({ page }) => {
  await order(page)
  await payBy(page, 'pay')
  await page.goto('/order')
  await card(page).getByRole('button', { name: text.askRefund }).click()
  const sheet = page.getByRole('dialog', { name: text.askRefund })
  await sheet.getByRole('button', { name: text.submit }).click()
  await expect(sheet.getByText(text.enterReason)).toBeVisible()
  await axe(page)
  await sheet.getByLabel(text.refundReason).fill('内容与我的专业不符')
  await tells(page, text.refundAsked, () => sheet.getByRole('button', { name: text.submit }).click())
  await expect(card(page)).toContainText(text.states[5])
  await expect(card(page).getByRole('list', { name: text.refundWay })).toContainText(text.refundSteps[0]!)
  const waiting = { q: buyer, state: String(refundStates.asked) }
  await doByTwo(page, ['refunds', 'pass', await newestOf(page, 'refunds', waiting)])
  await expect(async () => {
    await page.goto('/order')
    await expect(card(page)).toContainText(text.states[6], { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await axe(page)
})

test('an invoice is asked for, with each mistake named', async ({ page }) => {
  await order(page)
  await payBy(page, 'pay')
  await page.goto('/order')
  await card(page).getByRole('button', { name: text.askInvoice }).click()
  const sheet = page.getByRole('dialog', { name: text.invoice })
  await sheet.getByLabel(text.taxNo).fill('12')
  await sheet.getByRole('button', { name: text.submit }).click()
  for (const fault of [text.enterTitle, text.taxNoWrong, text.emailWrong])
    await expect(sheet.getByText(fault)).toBeVisible()
  await sheet.getByLabel(text.invoiceTitle).fill('江城大学附属第一医院')
  await sheet.getByLabel(text.taxNo).fill('91350100M000100Y43')
  await sheet.getByLabel(text.email).fill('gu@example.com')
  await tells(page, text.invoiceAsked, () => sheet.getByRole('button', { name: text.submit }).click())
  await expect(card(page)).toContainText(text.invoiceOpen('gu@example.com'))
})

test('a code to scan is shown where the channel has one @desk', async ({ page }) => {
  await page.route('**/order/charge', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const data = { ...body.data, channel: 'wechat_native', cashier_url: '', code_url: 'weixin://wxpay/1' }
    await route.fulfill({ response, json: { ...body, data } })
  })
  await order(page)
  await page.getByRole('button', { name: /^支付 ¥/ }).click()
  await expect(page.getByRole('img', { name: text.scan })).toBeVisible()
  await axe(page)
  await tells(page, text.notArrived, () => page.getByRole('button', { name: text.scanned }).click())
  await page.getByRole('button', { name: text.otherWay }).click()
  await expect(page.getByRole('button', { name: /^支付 ¥/ })).toBeVisible()
})

test.describe('in the app on iOS', () => {
  test.use({ userAgent: agents.app })

  test('nothing is ordered; a browser is opened instead', async ({ page }) => {
    const work = await findPaidWork(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await insideApp(page)
    await logInAsDoctor(page, buyer, workAddress(work))
    await buy(page).click()
    const dialog = page.getByRole('dialog', { name: workText.zh.inBrowserOnly })
    await expect(dialog).toBeVisible()
    await axe(page)
    await dialog.getByRole('button', { name: workText.zh.buy }).click()
    await expect
      .poll(() => toldToApp(page))
      .toContainEqual(expect.objectContaining({ action: 'pushWeb', type: 'openBrowser', url: page.url() }))
    expect(asked.filter((url) => url.includes('order/create'))).toEqual([])
  })
})
