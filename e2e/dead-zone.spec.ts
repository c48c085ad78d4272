import type { Page } from '@playwright/test'
import { noteCalls } from '#contract/community/notes.ts'
import { checkinCalls } from '#contract/meetings/checkin.ts'
import { examCalls } from '#contract/meetings/exams.ts'
import { endocrinologyBank } from '#demo/content/exams/endocrinology-bank.ts'
import { noteText } from '#web/features/community/notes/text.ts'
import { checkinText } from '#web/features/meetings/checkin/text.ts'
import { examText } from '#web/features/meetings/exams/text.ts'
import { axe } from './harness/axe.ts'
import { meetingByExam, meetingByTitle, recordedMeeting } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expect, test as base } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const test = base.extend<{ lostLine: void }>({
  lostLine: [
    async ({ faults }, use) => {
      faults.allow(/net::ERR|WebSocket|Failed to load resource/)
      await use()
    },
    { auto: true },
  ],
})

/** Pages open again, but this call is still lost on the way. Returns a function that lets it arrive. */
async function comeBackWithout(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) => route.abort())
  await page.context().setOffline(false)
  await page.reload()
  return () => page.unroute(`**${path}`)
}

test('a note that is written without a line is sent when there is one, also after a reload', async ({
  page,
  context,
}) => {
  const text = noteText.zh
  await logInAsDoctor(page, '周行', `/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`)
  const notes = page.getByRole('region', { name: text.title })
  const note = notes.getByRole('listitem').filter({ hasText: '断网时记下的要点' })
  await notes.getByRole('button', { name: text.write }).click()
  await notes.getByLabel(text.content).fill('断网时记下的要点')
  await context.setOffline(true)
  await tells(page, text.savedHere, () => notes.getByRole('button', { name: text.save }).click())
  await expect(note).toContainText(text.waiting)
  await axe(page)

  const letArrive = await comeBackWithout(page, noteCalls.add.path)
  await expect(note).toContainText(text.waiting)
  await letArrive()
  await expect(notes.getByText(text.waiting)).toHaveCount(0)
  await expect(note).toHaveCount(1)

  // The server has it, once.
  await page.goto('/myNotes')
  await expect(page.getByRole('article').filter({ hasText: '断网时记下的要点' })).toHaveCount(1)
})

test('a check-in that is given without a line is sent when there is one, also after a reload', async ({
  page,
  context,
}) => {
  const text = checkinText.zh
  const meetingId = await meetingByTitle(page, '围手术期抗凝管理学习班')
  await logInAsDoctor(page, '秦越', `/meetingCheckin?meeting_id=${meetingId}`)
  await page.getByLabel(text.fields.real_name, { exact: true }).fill('秦越')
  await page.getByLabel(text.fields.hospital, { exact: true }).fill('江城大学附属第一医院')
  for (const [field, path] of [
    [text.fields.department, ['外科', '骨科']],
    [text.fields.title, ['副主任医师']],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
    for (const name of path) await page.getByRole('button', { name, exact: true }).click()
  }
  await context.setOffline(true)
  await page.getByRole('button', { name: text.submit }).click()
  const waiting = page.getByRole('heading', { name: text.queuedTitle })
  await expect(waiting).toBeVisible()
  await axe(page)

  const letArrive = await comeBackWithout(page, checkinCalls.submit.path)
  await expect(waiting).toBeVisible()
  await letArrive()
  const passed = page.getByRole('heading', { name: text.passedTitle })
  await expect(passed).toBeVisible()
  await page.reload()
  await expect(passed).toBeVisible()
  await page.getByRole('link', { name: text.toMeeting }).click()
  await expect(page.locator('video')).toBeAttached()
})

test('an exam is answered and handed in without a line, also over a reload, and is passed', async ({
  page,
  context,
}) => {
  const text = examText.zh
  await logInAsDoctor(page, '林越')
  const meetingId = await meetingByExam(page, endocrinologyBank.title)
  await page.goto(`/exam?meeting_id=${meetingId}`)
  await page.getByRole('button', { name: text.start }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.start }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const shown = await page.getByRole('group').allInnerTexts()
  const questions = endocrinologyBank.questions.filter(({ title }) =>
    shown.some((words) => words.includes(title)),
  )
  const answer = async (some: typeof questions) => {
    for (const { title, options, right = 1 } of some)
      for (const option of options.slice(0, right))
        await page.getByRole('group', { name: title }).getByLabel(option, { exact: true }).check()
  }

  await context.setOffline(true)
  await answer(questions.slice(0, 3))
  await expect(page.getByText(text.unsaved)).toBeVisible()
  await axe(page)

  const letArrive = await comeBackWithout(page, examCalls.answer.path)
  await expect(page.getByText(text.answered(3, questions.length))).toBeVisible()
  await context.setOffline(true)
  await answer(questions.slice(3))
  await page.getByRole('button', { name: text.handIn }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.handIn }).click()
  await expect(page.getByText(text.handingIn)).toBeVisible()
  await expect(page).toHaveURL(/\/exam\?/)

  await letArrive()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/studyRequest/)
  await expect(page.getByText(text.passed)).toBeVisible()
  await expect(page.getByText(text.rightOf(questions.length, questions.length))).toBeVisible()
})
