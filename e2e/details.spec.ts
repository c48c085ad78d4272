import type { Locator } from '@playwright/test'
import { meetingsOnAir } from './harness/find-meeting.ts'
import { expect, test } from './harness/test.ts'

/** The pages that the home's cards lead to, one of each kind. */
const kinds = ['/meetingDetail', '/homeConsultingDetail', '/operationDetail', '/doctorMainPage'] as const

test('cards of the home open what they name, and back leads to the home', async ({ page }) => {
  await page.goto('/')
  for (const path of kinds) {
    const card = page.getByRole('main').locator(`a[href^="${path}"]`).first()
    await card.scrollIntoViewIfNeeded()
    await card.click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('加载失败')).toHaveCount(0)
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page).toHaveURL(/\/$/)
  }
})

test('a doctor opens on the works or, without any, on the meetings, before products; no character of a hospital is left alone on a line', async ({
  page,
}) => {
  const chosen = page.getByRole('tab', { selected: true })
  await page.goto('/doctorMainPage?doctor_id=1')
  await expect(chosen).toHaveText('会议')
  const products = page.getByRole('region', { name: '相关药械' })
  await expect(products).toBeVisible()
  const works = page.getByRole('tablist').first()
  const isAbove = async () => (await works.boundingBox())!.y < (await products.boundingBox())!.y
  await expect.poll(isAbove).toBe(true)
  await page.getByRole('tab', { name: '作品' }).click()
  await expect(page.getByText('这位医生还没有发布作品')).toBeVisible()
  await page.goto('/doctorMainPage?doctor_id=9')
  await expect(chosen).toHaveText('作品')
  expect(await shortestLine(page.getByText(/^\S+医院$/).first())).toBeGreaterThan(1)
  await page.goto('/diseaseHomepage?disease_id=1')
  for (const face of await page.locator('.doctor-face-hospital').all())
    expect(await shortestLine(face)).toBeGreaterThan(1)
  await expect(page.locator('.doctor-face-title').first()).toHaveText(/医师|教授/)
})

/** How many characters the shortest line of a text has. */
const shortestLine = (element: Locator) =>
  element.evaluate((one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text
    const tops = Array.from(words.data, (_, at) => {
      const range = document.createRange()
      range.setStart(words, at)
      range.setEnd(words, at + 1)
      return Math.round(range.getBoundingClientRect().top)
    })
    return Math.min(...Array.from(Map.groupBy(tops, (top) => top).values(), (line) => line.length))
  })

test('a page describes itself to crawlers and chats', async ({ page }) => {
  const { request } = page
  const [meetingId] = await meetingsOnAir(page)
  const html = await (await request.get(`/meetingDetail?meeting_id=${meetingId}`)).text()
  const title = /<meta property="og:title" content="([^"]+)"/.exec(html)?.[1]
  expect(title).toBeTruthy()
  expect(html).toContain(`<title>${title}`)
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/files\/demo\//)
  const missing = await request.get('/meetingDetail?meeting_id=999999')
  expect(missing.status()).toBe(404)
})
