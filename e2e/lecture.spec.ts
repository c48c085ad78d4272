import type { Page } from '@playwright/test'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import type { LiveState, Studio } from '#contract/meetings/live.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { pushStream } from '#server/testing/push-stream.ts'
import { withdrawalText } from '#web/features/commerce/withdrawals/text.ts'
import { expertDutyText } from '#web/features/practice/expert-duties/text.ts'
import { expertFeeText } from '#web/features/practice/expert-fees/text.ts'
import { expertSessionText } from '#web/features/practice/expert-sessions/text.ts'
import { lecturePlaybackText } from '#web/features/practice/lecture-playback/text.ts'
import { lectureSlideText } from '#web/features/practice/lecture-slides/text.ts'
import { specimenRoomText } from '#web/features/practice/specimen-rooms/text.ts'
import { recordOf, runAction, saveRecord } from './harness/ask-console.ts'
import { packsOf } from './harness/evidence.ts'
import { meetingByTitle } from './harness/find-meeting.ts'
import { inviteExpert, momentIn, setFee, shownSession, shownTimeIn, timeIn } from './harness/invite-expert.ts'
import { logIn } from './harness/log-in.ts'
import { asOperator } from './harness/operator.ts'
import { post } from './harness/register.ts'
import { signAgreement } from './harness/sign-agreement.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import { verifyPack } from './harness/verify-pack.ts'
import {
  apply,
  approveWithdrawal,
  authenticate,
  judgeAuthentication,
  payByTransfer,
  savePayee,
} from './harness/withdrawals.ts'

/** One that is closed to visitors: no other journey takes it for its broadcast. */
const title = '胃癌多学科协作诊疗研讨会'
const lecture = '早期胃癌的内镜治疗'
const lectureSeconds = 8

/** The task of a meeting that begins now. */
async function startMeeting(page: Page): Promise<{ meetingId: number; taskId: number }> {
  const meetingId = await meetingByTitle(page, title)
  await page.request.post('/sandbox/meeting-start', { form: { meeting_id: meetingId, minutes: '-1' } })
  const taskId = await saveRecord(page, 'expert-tasks', { meeting_id: meetingId })
  return { meetingId, taskId }
}

/** The expert asks for another time, which the operator accepts. */
async function moveSession(page: Page, link: string): Promise<void> {
  const text = expertSessionText.zh
  await page.goto(link.replace('/taskList', '/expertsSchedule'))
  await page.getByRole('link', { name: lecture }).click()
  await page.getByRole('button', { name: text.propose }).click()
  const dialog = page.getByRole('dialog', { name: text.proposeTitle })
  await dialog.getByLabel(text.begin).fill(timeIn(2, '14:00').replace(' ', 'T'))
  await dialog.getByLabel(text.reason).fill('上午有手术')
  await tells(page, text.sentProposal, () => dialog.getByRole('button', { name: text.submit }).click())
  await runAction(page, ['expert-sessions', 'accept', shownSession(page)])
  await page.reload()
  await expect(page.getByText(shownTimeIn(2, '14:00')).first()).toBeVisible()
}

type Room = { task_id: number; guests: number[] }

/** The expert confirms a specimen room, which is open. */
async function confirmRoom(page: Page, link: string, room: Room): Promise<void> {
  const text = specimenRoomText.zh
  await saveRecord(page, 'specimen-rooms', {
    ...room,
    title: '术前标本演练',
    place: '标本室 A',
    begin_at: momentIn(0, '00:00'),
    end_at: momentIn(1, '00:00'),
  })
  await page.goto(link.replace('/taskList', '/specimenChamber'))
  await tells(page, text.confirmed, () => page.getByRole('button', { name: text.confirm }).click())
  await expect(page.getByRole('link', { name: text.join })).toBeVisible()
}

/** Sends the lecture as a stream, ends the meeting and waits for the recording. Returns its number. */
async function giveLecture(page: Page, meetingId: number): Promise<number> {
  const meeting = { meeting_id: String(meetingId) }
  const open = async (token: string) => post<Studio>(page, studioCalls.open.path, meeting, token)
  const { push_address, stream_key } = await asOperator(page, open)
  const stream = pushStream(`${push_address}/${stream_key}`, lectureSeconds)
  const stateOf = () => post<LiveState>(page, liveCalls.state.path, meeting)
  await expect.poll(async () => (await stateOf()).live_state).toBe('live')
  await stream.ended
  await asOperator(page, async (token) => {
    if ((await stateOf()).live_state !== 'ended')
      await post(page, studioCalls.setState.path, { ...meeting, action: 'end' }, token)
  })
  let recordingId: number | undefined
  await expect(async () => {
    recordingId = (await asOperator(page, open)).recordings[0]?.l_r_id
    expect(recordingId).toBeDefined()
  }).toPass()
  return recordingId!
}

/** Orders the pack and waits for it. Returns its address. */
async function orderPack(page: Page, sheetId: number): Promise<string> {
  const before = (await packsOf(page, sheetId)).length
  await runAction(page, ['lecture-evidence', 'build', sheetId])
  let packs: string[] = []
  await expect(async () => {
    packs = await packsOf(page, sheetId)
    expect(packs.length).toBeGreaterThan(before)
  }).toPass()
  return packs[0]!
}

test('a lecture, from the invitation to the fee on the account and the verified evidence', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const expert = { phone: newPhone(), name: '陆明远' }
  const { meetingId, taskId } = await startMeeting(page)
  const { sheetId, link } = await inviteExpert(page, {
    taskId,
    ...expert,
    session: { title: lecture, hall: '线上', begin_at: momentIn(1, '09:00'), end_at: momentIn(1, '09:40') },
  })
  await setFee(page, sheetId, lecture)

  const duty = expertDutyText.zh
  await page.goto(link)
  for (const kind of ['schedule', 'session'] as const) {
    const line = page.getByRole('listitem').filter({ hasText: duty.kinds[kind] })
    await line.getByRole('button', { name: duty.confirm }).click()
    await expect(line).toContainText(duty.states[1])
  }
  await moveSession(page, link)
  await confirmRoom(page, link, { task_id: taskId, guests: [sheetId] })
  await page.goto(link.replace('/taskList', '/expertAgreement'))
  await signAgreement(page, expert)
  await page.goto(link.replace('/taskList', '/expertSlides'))
  const slides = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7)])
  const file = { name: 'lecture.pdf', mimeType: 'application/pdf', buffer: slides }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(lectureSlideText.zh.shown)).toBeVisible()

  const recordingId = await giveLecture(page, meetingId)
  const playback = lecturePlaybackText.zh
  await page.goto(link.replace('/taskList', '/expertLecture'))
  await tells(page, playback.saved, () => page.getByRole('button', { name: playback.approve }).click())
  await asOperator(page, (token) =>
    post(page, studioCalls.publish.path, { l_r_id: String(recordingId), type: '1' }, token),
  )
  await page.reload()
  await expect(page.getByText(playback.published, { exact: true })).toBeVisible()

  const fees = expertFeeText.zh
  await page.goto(link.replace('/taskList', '/expertFees'))
  const card = page.getByRole('article', { name: lecture })
  await card.getByRole('button', { name: fees.confirm }).click()
  const ask = page.getByRole('alertdialog')
  await tells(page, fees.confirmed, () => ask.getByRole('button', { name: fees.confirm }).click())

  // The code of the signature has proved this browser: nothing about money asks for another one.
  await logIn(page, expert.phone, '/withdrawalInfo')
  await authenticate(page, expert.name, newPhone())
  await judgeAuthentication(page)
  await page.reload()
  await savePayee(page, newPhone())
  await orderPack(page, sheetId)
  const { row } = await recordOf(page, 'lecture-evidence', sheetId)
  expect(row.is_complete).toBe(true)
  expect(row.pictures).toBeGreaterThan(0)
  await page.goto(`/expertFees?id=${taskId}`)
  await expect(card.getByText(fees.states[2], { exact: true })).toBeVisible()

  await page.getByRole('link', { name: fees.withdraw }).click()
  const withdrawal = withdrawalText.zh
  await apply(page, '4200', 'sandbox')
  await approveWithdrawal(page)
  await payByTransfer(page)
  const latest = page.getByRole('region', { name: withdrawal.history }).getByRole('listitem').first()
  await expect(async () => {
    await page.reload()
    await expect(latest).toContainText(withdrawal.stageNames[4]!, { timeout: 2_000 })
  }).toPass()

  const said = await verifyPack(page, info, await orderPack(page, sheetId))
  expect(said).toContain(`genuine\nexpert  ${expert.name}\nmeeting ${title}`)
  for (const name of ['agreement-1.pdf', 'slides.pdf', 'pictures/1.jpg', 'evidence.pdf'])
    expect(said).toContain(name)

  // The last fee is settled: the link of the SMS opens nothing any more.
  const other = await browser.newContext({ baseURL: info.project.use.baseURL })
  const visitor = await other.newPage()
  await visitor.goto(link)
  await expect(visitor.getByText(sheetFailures.codeWrong.zh)).toBeVisible()
  await other.close()
})
