import type { Page } from '@playwright/test'
import { homeCalls } from '#contract/discover/home.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import type { ExpertItem, MeetingItem } from '#contract/wire/items.ts'
import { doctorText } from '#web/features/discover/doctor-homepage/text.ts'
import { homeText } from '#web/features/discover/home/text.ts'
import { meetingPageText } from '#web/features/discover/meeting-page/text.ts'
import { messageText } from '#web/features/community/messages/text.ts'
import { subjectText } from '#web/features/library/subjects/text.ts'
import { sendMessage } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expectStarted } from './harness/started.ts'
import { expect, newPhone, test } from './harness/test.ts'

const text = homeText.zh

const meetingsAhead = async (page: Page) => {
  const scope = { college_id: '0', disease_id: '0', page: '1' }
  const { data } = await post<{ data: MeetingItem[] }>(page, homeCalls.advance.path, scope)
  return data
    .filter((meeting) => meeting.meeting_type === meetingTypes.preview && meeting.is_big_meeting === 0)
    .toSorted((one, other) => (one.begin_time < other.begin_time ? -1 : 1))
}

test('the first screen of a member says what is on air and what they have booked next', async ({ page }) => {
  const { token } = await logInAsDoctor(page, '周行', '/')
  const next = page.getByRole('link', { name: new RegExp(`^${text.myNext}`) })
  await expect(next).toContainText(text.nothingBooked)

  const ahead = await meetingsAhead(page)
  const later = ahead.at(-1)!
  const sooner = ahead.findLast((one) => one.begin_time < later.begin_time)!
  for (const { meeting_id } of [later, sooner])
    await post(page, reservationCalls.reserve.path, { meeting_id: String(meeting_id), type: '1' }, token)
  await page.reload()
  await expect(next).toContainText(sooner.title)
  const onAir = page.getByRole('region', { name: text.now }).getByRole('link').first()
  await expect(onAir).toContainText(text.enter)
  for (const way of [onAir, next]) await expect(way).toBeInViewport({ ratio: 1 })
  await axe(page)

  await next.click()
  await expect(page).toHaveURL(new RegExp(`meeting_id=${sooner.meeting_id}$`))
  await expect(page.getByRole('heading', { name: sooner.title }).first()).toBeVisible()
  await page.goBack()
  await onAir.click()
  await expect(page).toHaveURL(/\/meetingDetail\?meeting_id=\d+/)
})

test('one thing at a time asks for attention on the home', async ({ page }) => {
  const { userid } = await logIn(page, newPhone())
  const sent = { title: '会务通知', content: '请查收参会指南。' }
  await sendMessage(page, userid, sent)
  await page.goto('/')
  const message = page.getByRole('dialog', { name: sent.title })
  // Not by their role: while the message is open, nothing behind it has one.
  const subjects = page.locator(`aside[aria-label="${text.chooseSubject}"]`)
  const app = page.locator(`aside[aria-label="${text.downloadApp}"]`)
  await expect(message).toBeVisible()
  await expect(subjects).toHaveCount(0)
  await expect(app).toHaveCount(0)

  await message.getByRole('button', { name: messageText.zh.later }).click()
  await expect(subjects).toBeVisible()
  await expect(app).toHaveCount(0)
  await axe(page)

  await subjects.getByRole('button', { name: text.later }).click()
  await expect(app).toBeVisible()
  await expect(subjects).toHaveCount(0)
  await app.getByRole('button', { name: text.closeDownload }).click()
  await expect(app).toHaveCount(0)

  await page.reload()
  await expectStarted(page)
  await expect(page.getByRole('link', { name: new RegExp(`^${text.myNext}`) })).toContainText(
    text.nothingBooked,
  )
  for (const notice of [message, subjects, app]) await expect(notice).toHaveCount(0)
})

test('a member is offered the subject of their department, and the home opens on it', async ({ page }) => {
  const words = subjectText.zh
  await logInAsDoctor(page, '沈放', '/')
  await page.getByRole('link', { name: text.chooseSubject, exact: true }).click()
  await expect(page).toHaveURL(/\/overSelectCollege/)
  const tiles = page.getByRole('main').getByRole('button', { pressed: true })
  await expect(tiles).toHaveText([/^骨科/])
  await axe(page)
  await page.getByRole('button', { name: words.done(1) }).click()
  await expect(page).toHaveURL(/\/\?.*college_id=\d+/)
  await expect(page.getByRole('banner').getByText('骨科')).toBeVisible()

  // It is kept, and not asked for again.
  await page.goto('/selectedCollege')
  await expect(page.getByRole('region', { name: words.mine }).getByText('骨科').first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('骨科')).toBeVisible()
  await expect(page.getByRole('link', { name: text.chooseSubject, exact: true })).toHaveCount(0)
})

test('what is live is a way in: the tag of a doctor, and the page of a large meeting', async ({ page }) => {
  const { data } = await post<{ data: ExpertItem[] }>(page, homeCalls.expertList.path, { page: '1' })
  const doctor = data.find(({ live_status }) => live_status === 1)!
  await page.goto('/')
  const face = page.locator(`a[href="/doctorMainPage?doctor_id=${doctor.doctor_id}"]`).first()
  await face.scrollIntoViewIfNeeded()
  await expect(face).toContainText(text.live)
  await face.click()
  await page.getByRole('link', { name: doctorText.zh.live, exact: true }).click()
  await expect(page).toHaveURL(/\/meeting(Detail|Home)\?meeting_id=\d+/)
  await expect(page.locator('video')).toBeAttached()

  const scope = { college_id: '0', disease_id: '0', page: '1' }
  const { data: meetings } = await post<{ data: MeetingItem[] }>(page, homeCalls.advance.path, scope)
  const large = meetings.find((one) => one.is_big_meeting === 1 && one.meeting_type === meetingTypes.live)!
  await page.goto(`/meetingHome?meeting_id=${large.meeting_id}`)
  await page.getByRole('link', { name: meetingPageText.zh.enterLive }).first().click()
  await expect(page).toHaveURL(/\/meetingDetail\?meeting_id=\d+/)
  await expect(page.locator('video')).toBeAttached()
})
