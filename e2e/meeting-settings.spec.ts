import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import type { MeetingSettings } from '#contract/meetings/meeting-settings.ts'
import { meetingSettingText } from '#web/features/meetings/meeting-settings/text.ts'
import { axe } from './harness/axe.ts'
import { consolePhones } from './harness/console.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { makeMeeting } from './harness/make-meeting.ts'
import { doSecondStep } from './harness/operator.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

const text = meetingSettingText.zh

test('two who change the settings of a meeting at once lose nothing', async ({ page }) => {
  const meetingId = await makeMeeting(page, `两人同时设置 ${Date.now()}`)
  await holdAccount(page, consolePhones.meetingManager)
  const { token } = await logIn(page, consolePhones.meetingManager)
  await doSecondStep(page, token)
  await page.goto(`/meetingSettings?meeting_id=${meetingId}`)
  const venue = page.getByLabel(text.venue, { exact: true })
  await venue.fill('一号厅')
  const asked = { meeting_id: String(meetingId) }
  const read = await post<MeetingSettings>(page, meetingSettingCalls.get.path, asked, token)
  const rules = JSON.stringify({ ...read, venue: '三号厅', contact: '会务组 010-1234' })
  await post(page, meetingSettingCalls.save.path, { ...asked, rules, base: JSON.stringify(read) }, token)

  await page.getByRole('button', { name: text.save }).click()
  const question = page.getByRole('alert').filter({ hasText: text.collided })
  await expect(question).toBeInViewport()
  await expect(question).toContainText('三号厅')
  await expect(question).toContainText('一号厅')
  // What does not collide is there already.
  await expect(page.getByLabel(text.contact, { exact: true })).toHaveValue('会务组 010-1234')
  await axe(page)
  await question.getByRole('button', { name: text.useTheirs }).click()
  await expect(question).toHaveCount(0)
  await expect(venue).toHaveValue('三号厅')
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.saved)).toBeVisible()
})
