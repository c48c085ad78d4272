import { noteCalls } from '#contract/community/notes.ts'
import { noteText } from '#web/features/community/notes/text.ts'
import { axe } from './harness/axe.ts'
import { findWork } from './harness/find-work.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = noteText.zh

test('all notes of a member are searched, changed and deleted, and lead to their second', async ({
  page,
}) => {
  const work = await findWork(page, (one) => one.access === 'free' && one.episodes.length > 1)
  const lesson = work.episodes[1]!
  const { token } = await logInAsDoctor(page, '周行', '/myNotes')
  await expect(page.getByText(text.nothing)).toBeVisible()
  for (const content of ['先评估再用药', '复查肾功能'])
    await post(
      page,
      noteCalls.add.path,
      {
        item_type: 'production',
        item_id: String(work.production_id),
        part_id: String(lesson.episode_id),
        at_seconds: '9',
        content,
      },
      token,
    )
  await page.reload()
  const notes = page.getByRole('article')
  await expect(notes).toHaveCount(2)
  await axe(page)

  const box = page.getByLabel(text.search.label, { exact: true })
  await box.fill('没有这样的词')
  await box.press('Enter')
  await expect(page.getByText(text.nothingFound('没有这样的词'))).toBeVisible()
  await box.fill('评估')
  await box.press('Enter')
  await expect(notes).toHaveCount(1)

  await notes.getByRole('button', { name: text.edit }).click()
  await page.getByLabel(text.content).fill('评估后再用药')
  await tells(page, text.saved, () => page.getByRole('button', { name: text.save }).click())
  await expect(notes).toContainText('评估后再用药')

  await notes.getByRole('link', { name: /^0:09 / }).click()
  await expect(page).toHaveURL(new RegExp(`episode_id=${lesson.episode_id}`))
  await expect
    .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThanOrEqual(9)
  await page.goBack()
  await expect(notes).toHaveCount(1)
  await notes.getByRole('button', { name: text.remove }).click()
  await tells(page, text.removed, () =>
    page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click(),
  )
  await expect(page.getByText(text.nothingFound('评估'))).toBeVisible()
})
