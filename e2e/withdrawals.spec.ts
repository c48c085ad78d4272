import type { Page } from '@playwright/test'
import { accountText } from '#web/features/people/account/text.ts'
import { billText } from '#web/features/commerce/bills/text.ts'
import { payeeText } from '#web/features/commerce/payees/text.ts'
import { withdrawalText } from '#web/features/commerce/withdrawals/text.ts'
import { axe } from './harness/axe.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import {
  apply,
  approveWithdrawal,
  authenticate,
  bounceAtBank,
  idNumber,
  judgeAuthentication,
  payByTransfer,
  refuseWithdrawal,
  savePayee,
} from './harness/withdrawals.ts'

const text = withdrawalText.zh
const account = accountText.zh
const payee = payeeText.zh
const bills = billText.zh

const submit = (page: Page) => page.getByRole('button', { name: text.submit })
const send = (page: Page) => page.getByRole('button', { name: account.send })
const latest = (page: Page) => page.getByRole('region', { name: text.history }).getByRole('listitem').first()

test('an expert is authenticated and says where the money goes', async ({ page }) => {
  const phone = newPhone()
  await logInAsDoctor(page, '顾清和', '/withdrawal', phone)
  await expect(page.getByText(text.payeeMissing)).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await axe(page)
  await page.getByRole('link', { name: new RegExp(text.authentication) }).click()
  const form = page.getByRole('region', { name: payee.authentication })
  // The button looks disabled until everything is filled in, but a press still says what is missing.
  await form.getByRole('button', { name: payee.submit }).click({ force: true })
  for (const fault of ['请填写真实姓名', '请填写身份证号', payee.enterPhone, payee.enterCode])
    await expect(form.getByText(fault)).toBeVisible()
  await axe(page)
  await authenticate(page, '顾清和', phone)
  await expect(page.getByText(payee.underReviewTitle)).toBeVisible()
  await expect(page.getByText(idNumber)).toHaveCount(0)
  await judgeAuthentication(page, '姓名与证件不符')
  await page.reload()
  await expect(page.getByText('姓名与证件不符')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: payee.again }).click()
  // The account's own number is proved by now, and another one is locked by no earlier code.
  await authenticate(page, '顾清和', newPhone())
  await judgeAuthentication(page)
  await page.reload()
  await expect(page.getByText(payee.passedTitle)).toBeVisible()

  const money = page.getByRole('region', { name: payee.payee })
  await money.getByLabel(payee.bankCard).fill('6228 4804 0256 4890 017')
  await money.getByRole('button', { name: payee.save }).click({ force: true })
  await expect(money.getByText('银行卡号不正确')).toBeVisible()
  await savePayee(page, newPhone())
  await expect(money.getByText('***************0018')).toBeVisible()
  await axe(page)
  await money.getByRole('link', { name: payee.toWithdrawal }).click()
  await expect(page).toHaveURL(/\/withdrawal$/)
  await expect(page.getByText(text.nothing)).toBeVisible()
  await expect(page.getByText(text.payeeDone)).toBeVisible()
})

test('a withdrawal is refused, bounces, and is paid', async ({ page }) => {
  const phone = '13800000001'
  await holdAccount(page, phone)
  await logIn(page, phone)
  await page.goto('/withdrawal')
  await expect(page.getByText(text.available, { exact: true })).toBeVisible()
  // A try that failed on its way may have left one open.
  await refuseWithdrawal(page, '重新开始')
  await page.reload()
  await expect(submit(page)).toBeVisible()
  await axe(page)
  await submit(page).click({ force: true })
  await expect(page.getByText('请输入正确的提现金额')).toBeVisible()
  await page.getByLabel(text.amount).fill('9999999')
  await expect(page.getByText('提现金额超过可提现余额')).toBeVisible()
  await page.getByLabel(text.amount).fill('1.5')
  await expect(page.getByText(text.net('¥1.50'))).toBeVisible()
  await send(page).click()
  await page.getByLabel(account.code, { exact: true }).fill(await outboxCode(page, phone))
  await tells(page, text.tickAgreement, () => submit(page).click({ force: true }))
  await apply(page, '1.5', 'bank')
  await axe(page)

  await refuseWithdrawal(page, '资料不清')
  await page.reload()
  await expect(latest(page)).toContainText(text.stageNames[5]!)
  await latest(page).getByRole('link').click()
  await expect(page.getByText(text.reason('资料不清'))).toBeVisible()
  await axe(page)
  await page.goBack()

  await apply(page, '2', 'bank')
  await approveWithdrawal(page)
  await bounceAtBank(page, '户名不符')
  await page.reload()
  await expect(latest(page)).toContainText(text.stageNames[6]!)

  await apply(page, '1', 'sandbox')
  await approveWithdrawal(page)
  await payByTransfer(page)
  await expect(async () => {
    await page.reload()
    await expect(latest(page)).toContainText(text.stageNames[4]!, { timeout: 2_000 })
  }).toPass()

  await page.getByRole('link', { name: text.bills }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: bills.kinds.withdrawal_paid }).first()).toContainText('−¥1')
  await axe(page)
  const tabs = page.getByRole('tablist', { name: bills.byMonth }).getByRole('tab')
  await tabs.last().click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([(await tabs.last().innerText()).trim()])
  await tabs.first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: bills.taxStatement }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^xinglin-\d{4}-\d\d\.pdf$/)
})

test('a visitor logs in first, and bills of others are missing', async ({ page }) => {
  for (const address of ['/withdrawal', '/withdrawalInfo', '/bill', '/billDetail?id=1']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login/)
  }
  await logInAsDoctor(page, '顾清和', '/bill')
  await expect(page.getByText(bills.noBills)).toBeVisible()
  await page.goto('/billDetail?id=1')
  await expect(page.getByText(bills.missing)).toBeVisible()
})
