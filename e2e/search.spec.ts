import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { test } from './harness/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '搜索' })
const panel = (page: Page) => page.getByRole('tabpanel')

test('the home leads to the search, which finds by two characters and marks them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator('a[href^="/search"]').click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: '大家在搜' })).toBeVisible()
  await box(page).fill('心力')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(panel(page).locator('mark').first()).toHaveText('心力')
  await expect(page.getByRole('tab', { selected: true })).toContainText(/[1-9]/)
})

test('initials find an expert, and back restores the same tab', async ({ page }) => {
  await page.goto('/expertSearch')
  const expertBox = page.getByRole('combobox', { name: '搜索专家' })
  await expertBox.fill('xxgnk')
  await expertBox.press('Enter')
  const rows = page.getByRole('main').locator('a[href^="/doctorMainPage"]')
  await expect(rows.first().locator('mark')).toHaveText('心血管内科')
  await page.goto('/search?keyword=xxgnk')
  await page.getByRole('tab', { name: /^专家/ }).click()
  await panel(page).locator('a[href^="/doctorMainPage"]').first().click()
  await expect(page).toHaveURL(/doctorMainPage/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^专家/ })).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveValue('xxgnk')
  await expect(panel(page).locator('mark').first()).toBeVisible()
})

test('a suggestion is chosen by keyboard and remembered on the device', async ({ page }) => {
  await page.goto('/search')
  await box(page).pressSequentially('fangchan')
  const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await box(page).press('Escape')
  await expect(options).toHaveCount(0)
  await box(page).press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await box(page).press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await axe(page)
  const word = (await options.first().locator('.search-field-words').innerText()).trim()
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(word)
  await expect(panel(page).locator('mark').first()).toBeVisible()
  await page.goto('/search')
  await page.getByRole('button', { name: `删除 ${word}` }).click()
  await expect(page.getByRole('heading', { name: '最近搜索' })).toHaveCount(0)
})

test('an empty result says so, and a popular word continues the search', async ({ page }) => {
  await page.goto('/search?keyword=%25_%27')
  await expect(page.getByText("没有找到与“%_'”相关的内容")).toBeVisible()
  await page.goto('/search')
  await page.getByRole('list').getByRole('button').first().click()
  await expect(panel(page).locator('a').first()).toBeVisible()
})
