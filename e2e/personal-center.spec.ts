import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { orderCalls } from '#contract/commerce/orders.ts'
import { markCalls } from '#contract/community/marks.ts'
import { walletFailures } from '#contract/meetings/credit-wallet.ts'
import { favoritesText } from '#web/features/community/marks/favorites-text.ts'
import { backlogText } from '#web/features/discover/backlog/text.ts'
import { personalCenterText } from '#web/features/discover/personal-center/text.ts'
import { creditWalletText } from '#web/features/meetings/credit-wallet/text.ts'
import { axe } from './harness/axe.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { findPaidWork } from './harness/paid-work.ts'
import { pictures } from './harness/pictures.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const center = personalCenterText.zh

const collect = (page: Page, token: string, articleId: number) =>
  post(
    page,
    markCalls.set.path,
    { item_type: 'information', item_id: String(articleId), mark: 'collect', type: '1' },
    token,
  )

const tile = (page: Page, name: string, count: number) =>
  page.getByRole('link', { name: new RegExp(`^(?:${count} )?${name}(?: ${count})?$`) })

test('the personal centre counts what there is, and again when that changes elsewhere', async ({ page }) => {
  const { token } = await logIn(page, newPhone(), '/personalCenter')
  await expect(tile(page, center.favorites, 0)).toBeVisible()
  await collect(page, token, 3)
  await expect(tile(page, center.favorites, 1)).toBeVisible()
  await tile(page, center.favorites, 1).click()
  await expect(page).toHaveURL(/\/collectTeachs$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/personalCenter$/)
})

test('favorites are searched, removed together and brought back', async ({ page }) => {
  const text = favoritesText.zh
  const { token } = await logIn(page, newPhone())
  for (const id of [3, 4, 5]) await collect(page, token, id)
  await page.goto('/collectTeachs')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  const first = await cards.first().getByRole('heading').innerText()
  await axe(page)

  const box = page.getByLabel(text.search.label, { exact: true })
  await box.fill(first)
  await box.press('Enter')
  await expect(cards).toHaveCount(1)
  await box.fill('没有这样的标题')
  await box.press('Enter')
  await expect(page.getByText(text.nothingFound('没有这样的标题'))).toBeVisible()
  await box.fill('')
  await box.press('Enter')
  await expect(cards).toHaveCount(3)

  await page.getByRole('button', { name: text.manage }).click()
  await page.getByRole('button', { name: text.chooseAll }).click()
  await axe(page)
  await page.getByRole('checkbox', { name: first }).uncheck()
  await page.getByRole('button', { name: text.remove(2) }).click()
  await expect(page.getByText(text.removed(2))).toBeVisible()
  await expect(cards).toHaveCount(1)
  await tells(page, text.restored, () => page.getByRole('button', { name: text.undo }).click())
  await expect(cards).toHaveCount(3)
  await expect(cards.first().getByRole('heading')).toHaveText(first)
})

test('an order that waits is among the to-dos, and is cancelled from there', async ({ page }) => {
  const { token } = await logIn(page, newPhone())
  const work = await findPaidWork(page)
  const order = { item_type: 'production', item_id: String(work.production_id) }
  await post(page, orderCalls.create.path, order, token)
  await page.goto('/personalCenter')
  await tile(page, center.todos, 1).click()
  await expect(page).toHaveURL(/\/backlog$/)
  await expect(page.getByRole('link', { name: work.title })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '取消订单' }).click()
  await tells(page, backlogText.zh.doneToast, () =>
    page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click(),
  )
  await expect(page.getByText(backlogText.zh.allDone)).toBeVisible()
  await page.goBack()
  await expect(tile(page, center.todos, 0)).toBeVisible()
})

test('a credit from elsewhere counts once, after its owner has checked it', async ({ page }) => {
  const text = creditWalletText.zh
  await logInAsDoctor(page, '周以宁', '/userCenter?view=credits')
  await expect(page.getByText(text.gap('25.0'))).toBeVisible()
  await axe(page)
  const enter = async (title: string) => {
    await page.getByRole('button', { name: text.add }).click()
    const sheet = page.getByRole('dialog', { name: text.addTitle })
    await sheet.getByRole('button', { name: text.save }).click()
    await expect(sheet.getByText(text.titleMissing)).toBeVisible()
    await sheet.getByLabel(text.title, { exact: true }).fill(title)
    await sheet.getByLabel(text.number, { exact: true }).fill('国继教-0001')
    await sheet.getByLabel(text.credit, { exact: true }).fill('5')
    await sheet.getByLabel(text.earnedOn, { exact: true }).fill(`${new Date().getFullYear()}-01-02`)
    await sheet.locator('input[type=file]').setInputFiles(pictures[0])
    await expect(sheet.locator('[data-is=kept]')).toBeVisible()
    return sheet
  }
  const first = await enter('全国心血管病大会')
  await axe(page)
  await tells(page, text.saved, () => first.getByRole('button', { name: text.save }).click())
  await expect(page.getByText(text.toCheck)).toBeVisible()
  await tells(page, text.checked, () => page.getByRole('button', { name: text.check }).click())
  await expect(page.getByText(text.gap('20.0'))).toBeVisible()

  const second = await enter('换一个名称')
  await tells(page, walletFailures.numberTaken.zh, () =>
    second.getByRole('button', { name: text.save }).click(),
  )
  await page.keyboard.press('Escape')
  await expect(second).toBeHidden()

  for (const [button, extension, begin] of [
    [text.exportPdf, 'pdf', '%PDF'],
    [text.exportExcel, 'xlsx', 'PK'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(new RegExp(`^周以宁\\d{4}年继续教育学分\\.${extension}$`))
    expect((await readFile(await download.path())).subarray(0, begin.length).toString()).toBe(begin)
  }
})
