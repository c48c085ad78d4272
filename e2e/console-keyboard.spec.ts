import type { Locator, Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { consolePhones, openConsole } from './harness/console.ts'
import { expect, test } from './harness/test.ts'
import { tabTo } from './harness/tab-to.ts'

/** Where focus is; between the last and the first element of a page it is with the browser itself. */
const isWithin = (part: Locator) =>
  part.evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  )

/** Goes to another list and back by the palette. */
async function goByPalette(page: Page): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('现场签到')
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await axe(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/visits$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('证书模板')
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/certificate-templates$/)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test('a record is found, opened, changed and saved by keyboard alone @desk', async ({ page }) => {
  await openConsole(page, consolePhones.meetingManager, 'certificate-templates')
  const row = page.getByRole('row').nth(1)
  const name = await row.getByRole('cell').nth(2).innerText()
  await goByPalette(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('search').locator('input').first())
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/f\.q=/)
  await tabTo(page, row.getByRole('link').first())
  await page.keyboard.press('Enter')

  const remark = page.getByRole('textbox', { name: '附注' })
  await expect(remark).toBeVisible()
  await tabTo(page, remark)
  const sample = page.getByRole('img', { name: '证书样张' })
  const before = await sample.getAttribute('src')
  const words = `备注 ${Date.now()}`
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  // The sample beside the form is drawn again.
  await expect(sample).not.toHaveAttribute('src', before!)
  // Enter alone saves nothing.
  await page.keyboard.press('Enter')
  await expect(page.getByText('已保存')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect(remark).toHaveValue(words)

  // What it said before is in its history, field by field, and can be brought back.
  await tabTo(page, page.getByRole('tab', { name: '编辑' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const newest = page.getByRole('button', { name: /已发布/ }).first()
  await tabTo(page, newest)
  await page.keyboard.press('Enter')
  await expect(newest).toHaveAttribute('aria-expanded', 'true')
  await axe(page, 'main')
})

test('rows are taken back together and put back by keyboard alone @desk', async ({ page }) => {
  await openConsole(page, consolePhones.editor, 'articles?f.state=shown')
  const boxes = page.getByRole('checkbox', { name: /^选择 \d+$/ })
  const first = await boxes.first().getAttribute('aria-label')
  for (const at of [0, 1]) {
    await tabTo(page, boxes.nth(at))
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('已选 2 条')).toBeVisible()
  const takeBack = page.getByRole('main').getByRole('button', { name: '下架' })
  await tabTo(page, takeBack, 'Shift+Tab')
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: '下架' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectTrapped(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(takeBack).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('textbox', { name: '原因' }))
  await page.keyboard.type('试一试')
  await tabTo(page, dialog.getByRole('button', { name: '下架' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const chosen = page.getByRole('checkbox', { name: first!, exact: true })
  await expect(chosen).toHaveCount(0)

  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(1)
})

test('what opens beside a button takes focus and gives it back @desk', async ({ page }) => {
  await openConsole(page, consolePhones.editor, 'articles')
  const columns = page.getByRole('button', { name: '列', exact: true })
  await tabTo(page, columns)
  await page.keyboard.press('Enter')
  const choices = page.getByRole('tooltip')
  await expect(choices.getByRole('checkbox').first()).toBeFocused()
  await axe(page, '[role=tooltip]')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/columns=/)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(columns).toBeFocused()

  await page.goto('/console/account')
  const makeCodes = page.getByRole('button', { name: '重新生成' })
  await tabTo(page, makeCodes)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tooltip').getByRole('button', { name: /^确\s*定$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(makeCodes).toBeFocused()
})

/** Tab never leaves a dialog for the page behind it, either way. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key)
      await expect.poll(() => isWithin(dialog)).toBe(true)
    }
}
