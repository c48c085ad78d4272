import type { Page } from '@playwright/test'
import { messageSettingCalls } from '#contract/community/message-settings.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import type { LiveDate, ScheduleItem } from '#contract/meetings/meetings.ts'
import { reportCalls } from '#contract/meetings/reports.ts'
import { markText } from '#web/features/community/marks/text.ts'
import { meetingPageText } from '#web/features/discover/meeting-page/text.ts'
import { reportText } from '#web/features/meetings/reports/text.ts'
import { messageSettingsText } from '#web/features/community/message-settings/text.ts'
import { reservationText } from '#web/features/meetings/reservations/text.ts'
import { agents } from './harness/agents.ts'
import { axe } from './harness/axe.ts'
import { logIn, logInByCode } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = meetingPageText.zh

const conferences = async (page: Page, period: 'upcoming' | 'over') =>
  (await post<{ data: MeetingItem[] }>(page, meetingCalls.subjectMeetings.path, { period })).data

const largeOne = async (page: Page, isAhead: boolean) =>
  (await conferences(page, 'upcoming')).find(
    (meeting) => meeting.is_big_meeting === 1 && (meeting.meeting_type === meetingTypes.preview) === isAhead,
  )!

const sessionsOf = async (page: Page, { meeting_id }: MeetingItem) =>
  (await post<LiveDate[]>(page, meetingCalls.liveDate.path, { meeting_id: String(meeting_id) })).flatMap(
    (day) => day.meetings,
  )

test('the home of a large meeting shows its parts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const large = await largeOne(page, false)
  await page.goto(`/meetingHome?meeting_id=${large.meeting_id}`)
  await expect(page.getByRole('heading', { name: large.title })).toBeVisible()
  await expect(page.getByRole('region', { name: text.banners })).toBeVisible()
  await expect(page.getByText(text.supportedBy)).toBeVisible()
  await page.getByRole('tab', { name: text.programme, exact: true }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('tab', { name: text.sessions, exact: true }).click()
  const [session] = await sessionsOf(page, large)
  await expect(page.getByRole('tabpanel').getByText(session!.title).first()).toBeVisible()
  await page.getByRole('tab', { name: text.invite, exact: true }).click()
  await expect(page.getByText(text.howToInvite)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText(text.rank(1))).toBeAttached()
  await axe(page, '[role=tabpanel]')
  // The panel that was open is still open after the reload.
  await page.reload()
  await expect(page.getByText(text.howToInvite)).toBeVisible()
})

test('the schedule marks the running item', async ({ page }) => {
  const now = Date.now()
  const running = await findRunning(page, now)
  await page.goto(`/ypSchedule?meeting_id=${running.meeting_id}`)
  const marked = page.getByRole('listitem').filter({ hasText: running.title }).first()
  await expect(marked).toHaveAttribute('aria-current', 'time')
  await expect(marked.getByText(text.now)).toBeVisible()
})

/** A programme item that runs for some more minutes. */
async function findRunning(page: Page, now: number): Promise<ScheduleItem> {
  const { data } = await post<{ data: MeetingItem[] }>(page, homeCalls.advance.path, {
    college_id: '0',
    disease_id: '0',
    page: '1',
  })
  for (const { meeting_id } of data) {
    const items = await post<ScheduleItem[]>(page, meetingCalls.expertSession.path, {
      meeting_id: String(meeting_id),
    })
    const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`)
    const found = items.find(
      (item) => moment(item.begin_time) <= now && moment(item.end_time) > now + 3 * 60_000,
    )
    if (found) return found
  }
  throw new Error('nothing runs now')
}

test('a booked meeting sends its reminder once, and can be cancelled before', async ({ page }) => {
  const words = reservationText.zh
  const phone = newPhone()
  const [meeting] = await sessionsOf(page, await largeOne(page, true))
  const address = `/meetingDetail?meeting_id=${meeting!.meeting_id}`
  await logIn(page, phone, address)
  await expect(page.getByRole('heading', { name: meeting!.title }).first()).toBeVisible()
  await page.getByRole('button', { name: words.reserve }).click()

  const sheet = page.getByRole('dialog', { name: words.reserved })
  await expect(sheet.getByText(words.willRemind)).toBeVisible()
  const file = await page.request.get(
    (await sheet.getByRole('link', { name: words.addToCalendar }).getAttribute('href'))!,
  )
  expect(await file.text()).toContain('BEGIN:VALARM')
  const feed = sheet.getByText('/calendar/feed.ics')
  await expect(feed).toBeHidden()
  await sheet.getByText(words.moreWays).click()
  await expect(feed).toBeVisible()
  const booked = (await page.request.get((await feed.innerText()).trim())).text()
  expect((await booked).replaceAll('\r\n ', '')).toContain(`meeting_id=${meeting!.meeting_id}`)
  await axe(page)
  await sheet.getByRole('button', { name: words.cancel }).click()
  await tells(page, words.cancelled, () =>
    page
      .getByRole('alertdialog', { name: words.cancelTitle })
      .getByRole('button', { name: words.cancel })
      .click(),
  )
  await page.getByRole('button', { name: words.reserve }).click()
  await expect(sheet.getByText(words.willRemind)).toBeVisible()

  await page.request.post('/sandbox/meeting-start', {
    form: { meeting_id: String(meeting!.meeting_id), minutes: '4' },
  })
  const reminders = async () => {
    const sent = (await (await page.request.get(`/sandbox/outbox.json?to=${phone}`)).json()) as {
      text: string
    }[]
    return sent.filter((message) => message.text.includes(meeting!.title)).length
  }
  await expect.poll(reminders).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: words.reserved }).click()
  await expect(page.getByText(words.tooLate)).toBeVisible()
  expect(await reminders()).toBe(1)
})

test('a meeting is liked, collected and shared', async ({ page }) => {
  const large = await largeOne(page, true)
  const address = `/meetingHome?meeting_id=${large.meeting_id}`
  await page.goto(address)
  const part = page.getByRole('region', { name: text.take })
  await part.getByRole('button', { name: text.collect }).click()
  // A visitor is sent to the login and back, where the collecting is carried out.
  await expect(page).toHaveURL(/\/login\?from=/)
  await tells(page, '已收藏', () => logInByCode(page, newPhone(), page.url()))
  await expect(page).toHaveURL(/meetingHome/)
  await expect(part.getByRole('button', { name: text.collect })).toHaveAttribute('aria-pressed', 'true')
  await part.getByRole('button', { name: text.praise }).click()
  await expect(part.getByRole('button', { name: text.praise })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '分享' }).first().click()
  const sheet = page.getByRole('dialog').filter({ hasText: '分享' })
  await expect(sheet.getByRole('button', { name: '生成海报' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(part.getByRole('button', { name: text.praise })).toHaveAttribute('aria-pressed', 'true')
})

test('a report is read and collected', async ({ page }) => {
  const words = markText.zh
  const { data } = await post<{ data: { report_id: number; title: string }[] }>(page, reportCalls.list.path, {
    meeting_id: '0',
  })
  const { title } = data[0]!
  await logIn(page, newPhone(), '/reports')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const bar = page.getByRole('region', { name: reportText.zh.bar })
  await tells(page, words.collected, () => bar.getByRole('button', { name: words.collect(0) }).click())
  await bar.getByRole('button', { name: words.praise(0) }).click()
  await expect(bar.getByRole('button', { name: words.praise(0) })).toHaveAttribute('aria-pressed', 'true')
  await tells(page, words.uncollected, () => bar.getByRole('button', { name: words.collect(0) }).click())
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/reports$/)
})

test.describe('inside WeChat', () => {
  test.use({ userAgent: agents.wechat })

  test('somebody who books a meeting is asked for consent to messages of WeChat', async ({ page }) => {
    const text = messageSettingsText.zh
    const { wechatConsent, saveWechatConsent } = messageSettingCalls
    // The server knows whom the official account knows; the sandbox plays the rest of WeChat.
    await page.route(`**${wechatConsent.path}`, (route) =>
      route.fulfill({ json: { status: 200, message: '', data: { template_id: 'sandbox-template' } } }),
    )
    const meeting = (await sessionsOf(page, await largeOne(page, true))).at(-1)!
    await logIn(page, newPhone(), `/meetingDetail?meeting_id=${meeting.meeting_id}`)
    await page.getByRole('button', { name: reservationText.zh.reserve }).click()
    const agree = page.getByRole('button', { name: text.wechatAgree })
    await expect(page.getByText(text.wechatAsk)).toBeVisible()
    await axe(page)
    const saved = page.waitForRequest(`**${saveWechatConsent.path}`)
    page.once('dialog', (dialog) => void dialog.accept())
    await agree.click()
    expect((await saved).postData()).toContain('is_accepted=1')
    await expect(page.getByText(text.wechatAgreed)).toBeVisible()
    await expect(agree).toHaveCount(0)
  })
})
