import type { Page } from '@playwright/test'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { endocrinologyBank } from '#server/demo/content/exams/endocrinology-bank.ts'
import { axe } from './harness/axe.ts'
import { meetingByExam } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { asOperator } from './harness/operator.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

const { questions } = endocrinologyBank

const groupOf = (page: Page, title: string) => page.getByRole('group', { name: title })

/** Ticks the right options in the first questions of the bank, in whatever order they appear. */
async function answer(page: Page, from: number, to: number) {
  for (const { title, options, right = 1 } of questions.slice(from, to))
    for (const option of options.slice(0, right)) {
      const saved = page.waitForResponse(/onlineexam\/onlineanswer/)
      await groupOf(page, title).getByLabel(option, { exact: true }).check()
      await saved
    }
}

test('an exam survives a reload, is passed, and its certificate verifies', async ({ page, browser }) => {
  // A certificate requires a name.
  await logInAsDoctor(page, '周行')
  const meetingId = await meetingByExam(page, endocrinologyBank.title)
  await page.goto(`/exam?meeting_id=${meetingId}`)
  await expect(page.getByText('60 分')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '开始考试' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '开始考试' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await answer(page, 0, 2)
  await expect(page.getByText('已答 2 / 5 题')).toBeVisible()
  await axe(page)

  await page.reload()
  await expect(page.getByText('已答 2 / 5 题')).toBeVisible()
  const [first] = questions
  await expect(groupOf(page, first!.title).getByLabel(first!.options[0]!, { exact: true })).toBeChecked()
  await answer(page, 2, 4)
  await page.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('还有 1 题未作答')
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click()

  await expect(page).toHaveURL(/\/studyRequest/)
  await expect(page.getByText('考试通过')).toBeVisible()
  await expect(page.getByText('答对 4 / 5 题')).toBeVisible()
  await expect(page.getByText(questions[4]!.why)).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: '查看证书' }).click()
  await expect(page.getByText('证书真实有效')).toBeVisible()
  await expect(page.getByRole('img', { name: '周行的学习证书' })).toHaveJSProperty('complete', true)
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载 PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^XL\d{4}-.+\.pdf$/)

  // Anybody can verify it, and sees no more of the name than necessary.
  const number = new URL(page.url()).searchParams.get('number')!
  const stranger = await browser.newPage()
  await stranger.goto('/certificate')
  await stranger.getByLabel('证书编号').fill(number)
  await stranger.getByRole('button', { name: '查询' }).click()
  await expect(stranger.getByText('证书真实有效')).toBeVisible()
  await expect(stranger.getByText('周*')).toBeVisible()

  // A revoked certificate says so to anybody who verifies it.
  await asOperator(page, (operator) =>
    post(page, certificateCalls.revoke.path, { number, reason: '观看记录经核查无效' }, operator),
  )
  await stranger.reload()
  await expect(stranger.getByText('证书已撤销')).toBeVisible()
  await expect(stranger.getByText(/撤销，原因：观看记录经核查无效/)).toBeVisible()
  await stranger.close()
})
