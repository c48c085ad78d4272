import { agree, askFor, consolePhones, openConsole, openRequest, visitConsole } from './harness/console.ts'
import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

test('a clerk asks to close a month, to which another person agrees @desk', async ({ page, browser }) => {
  test.slow()
  await openConsole(page, consolePhones.clerk)
  await visitConsole(page, 'ledger-months?f.state=open')
  // Months are closed in their order.
  const months = page.getByRole('cell', { name: /^\d{4}-\d\d$/ })
  await expect(months.first()).toBeVisible()
  const month = (await months.allInnerTexts()).toSorted()[0]!
  await page.getByRole('row').filter({ hasText: month }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(month)
  await expect(page.getByText(/^月末 · /).first()).toBeVisible()
  await axe(page)
  const asked = { address: page.url(), title: await askFor(page, '结账') }

  const approver = await (await browser.newContext()).newPage()
  await openConsole(approver, consolePhones.approver)
  await openRequest(approver, asked.title)
  await axe(approver)
  await agree(approver)
  await approver.context().close()

  await page.goto(asked.address)
  await expect(page.getByText('已结账').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '结账', exact: true })).toHaveCount(0)
})
