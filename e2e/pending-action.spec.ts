import type { Page } from '@playwright/test'
import { meetingsOnAir } from './harness/find-meeting.ts'
import { loginForm, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

/** On the login page, where a visitor was led. */
async function finishLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  const phone = newPhone()
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
}

test('an article is collected after the login, also when the login page was reloaded', async ({ page }) => {
  await page.goto('/homeConsultingDetail?information_id=7')
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.reload()
  await tells(page, '已收藏', () => finishLogin(page))
  const collect = page.getByRole('button', { name: /^收藏/ })
  await expect(collect).toHaveAttribute('aria-pressed', 'true')
  // Once: the person takes it back, and it stays so.
  await collect.click()
  await expect(collect).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(collect).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who comes back without a login has given it up', async ({ page }) => {
  await page.goto('/homeConsultingDetail?information_id=7')
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^收藏/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pending_action'))).toBeNull()
})

test('a message is sent with its text after the login', async ({ page }) => {
  const [meeting] = await meetingsOnAir(page)
  await page.goto(`/meetingDetail?meeting_id=${meeting}`)
  const words = `登录后发送 ${newPhone()}`
  await page.getByRole('textbox', { name: '发消息' }).fill(words)
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('play_time'))
  await page.getByRole('form', { name: '发消息' }).getByRole('button', { name: '发送' }).click()
  await tells(page, '消息已发送', () => finishLogin(page))
  expect(new URLSearchParams((await sent).postData()!).get('content')).toBe(words)
  await expect(page.getByRole('textbox', { name: '发消息' })).toHaveValue('')
})
