import type { Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to }), top)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
}

/** The title of the card in the middle of the viewport, once the rows above it have their heights. */
const titleInTheMiddle = async (page: Page) => {
  const read = () =>
    page.evaluate(
      () =>
        document
          .elementFromPoint(innerWidth / 2, innerHeight / 2)
          ?.closest('[role=listitem]')
          ?.querySelector('h3')?.textContent ?? '',
    )
  let title = ''
  await expect
    .poll(async () => {
      const before = title
      title = await read()
      return title !== '' && title === before
    })
    .toBe(true)
  return title
}

test('a menu item leads to its channel, a card to its detail, and back to the same position', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '精彩回放' }).click()
  await expect(page).toHaveURL(/\/channelClass\?type=3/)
  await expect(page.getByRole('heading', { name: '精彩回放', level: 1 })).toBeVisible()
  await expect(cards(page).nth(5)).toBeVisible()
  // Scrolls beyond the first page of twenty, whose end loads the second. The page grows once it is hydrated.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
    await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '40', { timeout: 1000 })
  }).toPass()
  await scrollTo(page, 2600)
  const title = await titleInTheMiddle(page)
  await cards(page).filter({ hasText: title }).click()
  await expect(page).not.toHaveURL(/channelClass/)
  await page.goBack()
  await expect(page).toHaveURL(/\/channelClass\?type=3/)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(2600)
  await expect(page.getByRole('heading', { name: title, level: 3 })).toBeInViewport()
})

test('a channel is narrowed by disease, order and filter, and the address stores it', async ({ page }) => {
  await page.goto('/channelClass?type=7&name=名医课程')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: '付费' }).click()
  await expect(page).toHaveURL(/is_free=0/)
  await expect(cards(page).filter({ hasText: '免费' })).toHaveCount(0)
  await expect(cards(page).filter({ hasText: '¥' }).first()).toBeVisible()
  await page.getByRole('radio', { name: '最热' }).click()
  await expect(page).toHaveURL(/order=hot/)
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/disease_id=\d+/)
  await page.reload()
  await expect(page.getByRole('button', { name: '付费' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('courses are split into tabs, with the limited-time price, and restored as they were left', async ({
  page,
}) => {
  await page.goto('/curriculum')
  await expect(cards(page).nth(3)).toBeVisible()
  await page.getByRole('tab', { name: '付费' }).click()
  await expect(cards(page).filter({ hasText: '限时' }).first()).toBeVisible()
  await page.getByRole('tab', { name: '系列课' }).click()
  await expect(cards(page).first()).toHaveAttribute('href', /doctorSeriesCourses/)
  await page.getByRole('tab', { name: '免费' }).click()
  await expect(cards(page).nth(3)).toBeVisible()
  await scrollTo(page, 400)
  await cards(page).filter({ visible: true }).nth(4).click()
  await expect(page).not.toHaveURL(/curriculum/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: '免费' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(400)
})

test('experts are found by subject and disease, and a subject shows its content', async ({ page }) => {
  await page.goto('/expertList')
  await expect(cards(page).nth(5)).toBeVisible()
  const subject = page.getByRole('list', { name: '学科' }).getByRole('button').nth(1)
  await subject.click()
  await expect(page).toHaveURL(/college_id=\d+/)
  const collegeId = new URL(page.url()).searchParams.get('college_id')
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/disease_id=\d+/)
  await cards(page).filter({ hasText: '医院' }).first().click()
  await expect(page).toHaveURL(/doctorMainPage\?doctor_id=\d+/)
  await page.goto(`/singleSubject?college_id=${collegeId}`)
  await expect(page.getByRole('heading', { name: '名医专家' })).toBeVisible()
  await page.getByRole('link', { name: '更多手术视频' }).click()
  await expect(page).toHaveURL(/channelClass\?type=6/)
  await expect(cards(page).first()).toHaveAttribute('href', /operationDetail/)
})

test('the app banner leads to where the app is downloaded', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '下载 App' }).click()
  await page.getByRole('link', { name: 'Android 版下载' }).click()
  await expect(page).toHaveURL(/\/sandbox\/app-store$/)
})

test('the home asks for the subject of the encyclopedia, and the app banner stays closed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: '关闭下载提示' }).click()
  await expect(page.getByRole('button', { name: '关闭下载提示' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('navigation', { name: '栏目' })).toBeVisible()
  await expect(page.getByRole('button', { name: '关闭下载提示' })).toBeHidden()
  await page.getByRole('navigation', { name: '栏目' }).getByRole('button', { name: '药械百科' }).click()
  const dialog = page.getByRole('dialog', { name: '选择学科' })
  await expect(dialog).toBeVisible()
  await axe(page)
  await dialog.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/encyclopediasHome\?college_id=\d+/)
})
