import type { Page } from '@playwright/test'
import { homeCalls } from '#contract/discover/home.ts'
import { collegeCalls } from '#contract/library/college.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import { collegeText } from '#web/features/library/college/text.ts'
import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

const fail = (page: Page, calls: { path: string }[]) =>
  Promise.all(
    calls.map(({ path }) =>
      page.route(
        (url) => url.pathname === path,
        (route) => route.fulfill({ status: 500 }),
      ),
    ),
  )

const retry = 'load failed click retry'

/** What the page brings along is in Chinese: in English the browser asks for everything itself. */
async function askInBrowser(page: Page, faults: { allow: (pattern: RegExp) => void }): Promise<void> {
  faults.allow(/500/)
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
}

/** Every part that failed is read again by its own button. */
async function retryAll(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: retry })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await expect(buttons).toHaveCount(left - 1)
  }
}

test('parts of the home that fail say so and can be read again', async ({ page, faults }) => {
  await askInBrowser(page, faults)
  await fail(page, [
    homeCalls.banners,
    homeCalls.menuIcons,
    homeCalls.recommendList,
    subjectCalls.diseaseList,
  ])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Meetings', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: retry })).toHaveCount(4)
  await axe(page)
  await page.unrouteAll()
  await retryAll(page)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Operations' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Editors' picks" })).toBeVisible()
})

test('parts of the page of a disease that fail say so and can be read again', async ({ page, faults }) => {
  await askInBrowser(page, faults)
  await fail(page, [collegeCalls.diseaseDoctors, collegeCalls.otherDiseases, collegeCalls.recentMeetings])
  await page.goto('/diseaseHomepage?disease_id=1')
  await expect(page.getByRole('button', { name: retry })).toHaveCount(3)
  await axe(page)
  await page.unrouteAll()
  await retryAll(page)
  await expect(page.getByRole('heading', { name: collegeText.en.otherDiseases })).toBeVisible()
  await expect(page.getByRole('heading', { name: collegeText.en.doctors })).toBeVisible()
})
