import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { endocrinologyBank } from '#demo/content/exams/endocrinology-bank.ts'
import type { BankQuestion } from '#demo/content/exams/exam-bank.ts'
import { newestOf, runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { meetingByExam } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

const groupOf = (page: Page, title: string) => page.getByRole('group', { name: title })

/** The questions of the bank that the paper on this page asks, in the order of the bank. */
async function asked(page: Page): Promise<BankQuestion[]> {
  const shown = await page.getByRole('group').allInnerTexts()
  return endocrinologyBank.questions.filter(({ title }) => shown.some((words) => words.includes(title)))
}

/** Ticks options one after the other, each once the one before is saved. */
async function choose(page: Page, { title }: BankQuestion, options: string[]) {
  for (const option of options) {
    const saved = page.waitForResponse(/onlineexam\/onlineanswer/)
    await groupOf(page, title).getByLabel(option, { exact: true }).check()
    await saved
  }
}

const choosePassing = async (page: Page, questions: BankQuestion[]) => {
  for (const question of questions)
    await choose(page, question, question.options.slice(0, question.right ?? 1))
}

async function startExam(page: Page) {
  await page.getByRole('button', { name: '开始考试' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '开始考试' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

async function handIn(page: Page) {
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click()
  await expect(page).toHaveURL(/\/studyRequest/)
}

/** The page as a clerk has saved it: a file, which belongs to no server. */
async function openSavedPage(page: Page, browser: Browser): Promise<Page> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'verify-')), 'verify.html')
  writeFileSync(file, await (await page.request.get('/verify.html?download=1')).body())
  const clerk = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await clerk.goto(pathToFileURL(file).href)
  return clerk
}

test('an exam survives a reload, is passed, and its certificate verifies', async ({ page, browser }) => {
  // A certificate requires a name.
  await logInAsDoctor(page, '周行')
  const meetingId = await meetingByExam(page, endocrinologyBank.title)
  await page.goto(`/exam?meeting_id=${meetingId}`)
  await expect(page.getByText('60 分')).toBeVisible()
  await axe(page)
  await startExam(page)
  await expect(page.getByText('答案已保存')).toHaveCount(0)
  const questions = await asked(page)
  expect(questions).toHaveLength(5)
  await choosePassing(page, questions.slice(0, 2))
  await expect(page.getByText('答案已保存')).toBeVisible()
  await expect(page.getByText('已答 2 / 5 题')).toBeVisible()
  await groupOf(page, questions[2]!.title).getByRole('button', { name: '标记' }).click()
  await page.getByRole('button', { name: '答题卡' }).click()
  const sheet = page.getByRole('dialog', { name: '答题卡' })
  await expect(sheet.getByRole('button', { name: /已答/ })).toHaveCount(2)
  await expect(sheet.getByRole('button', { name: /未答 · 已标记/ })).toHaveCount(1)
  await axe(page)
  await sheet.getByRole('button', { name: /第 5 题/ }).click()
  await expect(sheet).toBeHidden()

  await page.reload()
  await expect(page.getByText('已答 2 / 5 题')).toBeVisible()
  const [first] = questions
  await expect(groupOf(page, first!.title).getByLabel(first!.options[0]!, { exact: true })).toBeChecked()
  await choosePassing(page, questions.slice(2, 4))
  await page.getByRole('button', { name: '交卷' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('还有 1 题未作答')
  await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click()

  await expect(page).toHaveURL(/\/studyRequest/)
  await expect(page.getByText('考试通过')).toBeVisible()
  await expect(page.getByText('答对 4 / 5 题')).toBeVisible()
  await expect(page.getByText(questions[4]!.why)).toBeVisible()
  await axe(page)

  await page.getByRole('link', { name: '查看证书' }).click()
  // Its owner sees a certificate to keep; verifying it is for strangers.
  await expect(page.getByRole('heading', { name: '我的证书' })).toBeVisible()
  await expect(page.getByRole('img', { name: '周行的学习证书' })).toHaveJSProperty('complete', true)
  await expect(page.getByText('证书真实有效')).toHaveCount(0)
  await expect(page.getByText('离线验证')).toHaveCount(0)
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载 PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^XL\d{4}-.+\.pdf$/)
  const clerk = await openSavedPage(page, browser)
  await clerk.context().setOffline(true)
  await clerk.getByLabel(/选择或拖入证书文件/).setInputFiles(await (await pdf).path())
  await expect(clerk.getByText('颁发时真实有效')).toBeVisible()
  await expect(clerk.getByText('周行')).toBeVisible()
  await expect(clerk.getByText(/尚未查询是否已撤销/)).toBeVisible()
  await axe(clerk)

  // Anybody can verify it, and sees no more of the name than necessary.
  const number = new URL(page.url()).searchParams.get('number')!
  const stranger = await browser.newPage()
  await stranger.goto('/certificate')
  await stranger.getByLabel('证书编号').fill(number)
  await stranger.getByRole('button', { name: '查询' }).click()
  await expect(stranger.getByText('证书真实有效')).toBeVisible()
  await expect(stranger.getByText('周*')).toBeVisible()

  // A revoked certificate says so to anybody who verifies it.
  const certificate = await newestOf(page, 'certificates', { q: number })
  await runAction(page, ['certificates', 'revoke', certificate], { reason: '观看记录经核查无效' })
  await stranger.reload()
  await expect(stranger.getByText('证书已撤销')).toBeVisible()
  await expect(stranger.getByText(/撤销，原因：观看记录经核查无效/)).toBeVisible()
  await stranger.close()
  await clerk.context().setOffline(false)
  await clerk.getByLabel(/选择或拖入证书文件/).setInputFiles([])
  await clerk.getByLabel(/选择或拖入证书文件/).setInputFiles(await (await pdf).path())
  await expect(clerk.getByText(/证书已于 .+ 撤销/)).toBeVisible()
  await clerk.context().close()
})

test('a failed try reveals nothing, and the next one asks other questions', async ({ page }) => {
  await logInAsDoctor(page, '秦越')
  const meetingId = await meetingByExam(page, endocrinologyBank.title)
  await page.goto(`/exam?meeting_id=${meetingId}`)
  await startExam(page)
  const first = await asked(page)
  await choose(page, first[0]!, [first[0]!.options.at(-1)!])
  await handIn(page)
  await expect(page.getByText('未通过').first()).toBeVisible()
  await expect(page.getByText('每题对错、正确答案和解析仅向已通过考试者显示。')).toBeVisible()
  await expect(page.getByText('您的选择')).toBeVisible()
  await expect(page.getByText('正确答案', { exact: true })).toHaveCount(0)
  await expect(page.getByText('答错', { exact: true })).toHaveCount(0)
  await expect(page.getByText(first[0]!.why)).toHaveCount(0)
  await axe(page)

  await page.getByRole('link', { name: '再考一次' }).click()
  await startExam(page)
  const second = await asked(page)
  expect(second).toHaveLength(5)
  expect(second.filter((question) => first.includes(question))).toEqual([])
  await choosePassing(page, second)
  await handIn(page)
  await expect(page.getByText('考试通过')).toBeVisible()
  await expect(page.getByText(second[0]!.why)).toBeVisible()
})
