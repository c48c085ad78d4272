import { feedbackCalls } from '#contract/people/feedback.ts'
import type { OwnFeedback } from '#contract/people/feedback.ts'
import { feedbackText } from '#web/features/people/feedback/text.ts'
import { runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { pictures } from './harness/pictures.ts'
import { post } from './harness/register.ts'
import { solveSlide } from './harness/slide.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = feedbackText.zh

test('a member sends feedback with a picture, and reads the answer', async ({ page }) => {
  const { token } = await logIn(page, newPhone(), '/adviceFeedback')
  await expect(page.getByText(text.none)).toBeVisible()
  await axe(page)
  const send = page.getByRole('button', { name: text.send })
  await send.click()
  await expect(page.getByText(text.contentMissing)).toBeVisible()
  await page.getByLabel(text.content).fill('希望回放可以循环播放')
  await page.getByRole('radio', { name: text.kinds.advice }).check()
  await page.getByLabel(text.phone).fill('123')
  await send.click()
  await expect(page.getByText(text.phoneWrong)).toBeVisible()
  await page.getByLabel(text.phone).fill('')
  // What is typed outlives a reload.
  await page.reload()
  await expect(page.getByLabel(text.content)).toHaveValue('希望回放可以循环播放')
  await expect(page.getByRole('radio', { name: text.kinds.advice })).toBeChecked()
  await page.locator('input[type=file]').setInputFiles(pictures[0])
  await expect(page.getByText('已上传')).toBeVisible()
  await tells(page, text.sent, () => send.click())
  const sent = page.getByRole('article')
  await expect(sent).toContainText('希望回放可以循环播放')
  await expect(sent).toContainText(text.open)
  await expect(sent.getByRole('img', { name: text.picture(1) })).toBeVisible()
  await expect(page.getByLabel(text.content)).toHaveValue('')

  const { data } = await post<{ data: OwnFeedback[] }>(page, feedbackCalls.own.path, { page: '1' }, token)
  const values = { answer: '已列入下个版本' }
  await runAction(page, ['feedback', 'answer', data[0]!.feedback_id], { values })
  await page.reload()
  await expect(sent).toContainText('已列入下个版本')
  await axe(page)
})

test('a visitor sends feedback after solving a puzzle', async ({ page }) => {
  await page.goto('/adviceFeedback')
  await expect(page.getByText(text.logInForPictures)).toBeVisible()
  await page.getByLabel(text.content).fill('收不到验证码')
  await page.getByRole('radio', { name: text.kinds.account }).check()
  await page.getByRole('button', { name: text.send }).click()
  await solveSlide(page)
  // The form is empty again once it is sent.
  await expect(page.getByLabel(text.content)).toHaveValue('')
})
