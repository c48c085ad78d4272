import { commentText } from '#web/features/community/comments/text.ts'
import { markText } from '#web/features/community/marks/text.ts'
import { axe } from './harness/axe.ts'
import { logIn, loginForm, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import type { Page } from '@playwright/test'

const text = commentText.zh
const address = (articleId: number) => `/homeConsultingDetail?information_id=${articleId}`

const talk = (page: Page) => page.getByRole('region', { name: text.comments })
const rowOf = (page: Page, content: string) => talk(page).getByRole('article').filter({ hasText: content })

async function write(page: Page, content: string) {
  await page.getByRole('button', { name: text.write }).click()
  const sheet = page.getByRole('dialog', { name: text.write })
  await sheet.getByRole('textbox', { name: text.write }).fill(content)
  return sheet
}

test('a visitor who comments is asked to log in, and the text survives', async ({ page }) => {
  const content = `登录前写下的想法 ${newPhone()}`
  await page.goto('/aboutUs')
  await page.goto(address(3))
  const sheet = await write(page, '   ')
  await sheet.getByRole('textbox').press('Control+Enter')
  await expect(sheet.getByText(text.empty)).toBeVisible()
  await sheet.getByRole('textbox').fill(content)
  await axe(page)
  await sheet.getByRole('button', { name: text.send }).click()
  await expect(page).toHaveURL(/\/login/)
  const form = loginForm(page)
  const phone = newPhone()
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).toHaveURL(/homeConsultingDetail/)
  const again = page.getByRole('dialog', { name: text.write })
  await expect(again.getByRole('textbox')).toHaveValue(content)
  await tells(page, text.sent, () => again.getByRole('button', { name: text.send }).click())
  await expect(rowOf(page, content)).toHaveCount(1)
  // The login has left no second copy of the page in the history.
  await page.goBack()
  await expect(page).toHaveURL(/aboutUs/)
})

test('a comment arrives at another reader live; it is liked and deleted', async ({ page, browser }, info) => {
  const content = `请教随访间隔 ${newPhone()}`
  const { userAgent, viewport } = info.project.use
  const other = await browser.newContext({
    userAgent: userAgent!,
    viewport: viewport!,
    serviceWorkers: 'block',
  })
  const reader = await other.newPage()
  await reader.goto(new URL(address(5), info.project.use.baseURL).href)
  await talk(reader).scrollIntoViewIfNeeded()
  await expect(talk(reader).getByRole('article').first()).toBeVisible()
  const toComments = reader.getByRole('button', { name: /^看评论/ })
  const count = Number(await toComments.innerText())

  await logIn(page, newPhone(), address(5))
  const sheet = await write(page, content)
  await sheet.getByRole('button', { name: text.send }).click()
  await expect(rowOf(page, content)).toHaveCount(1)
  await expect(rowOf(reader, content)).toHaveCount(1)
  await expect(toComments).toHaveAccessibleName(markText.zh.toComments(count + 1))

  await rowOf(page, content)
    .getByRole('button', { name: text.like(0) })
    .click()
  await expect(rowOf(page, content).getByRole('button', { name: text.like(1) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(rowOf(reader, content).getByRole('button', { name: text.like(1) })).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await rowOf(page, content)
    .getByRole('button', { name: /更多操作$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: text.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(rowOf(page, content)).toHaveCount(0)
  await expect(rowOf(reader, content)).toHaveCount(0)
  await expect(toComments).toHaveAccessibleName(markText.zh.toComments(count))
  await other.close()
})
