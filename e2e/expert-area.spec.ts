import type { Page } from '@playwright/test'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { accountText } from '#web/features/people/account/text.ts'
import { expertAgreementText } from '#web/features/practice/expert-agreements/text.ts'
import { expertDutyText } from '#web/features/practice/expert-duties/text.ts'
import { expertFeeText } from '#web/features/practice/expert-fees/text.ts'
import { expertSessionText } from '#web/features/practice/expert-sessions/text.ts'
import { expertSheetText } from '#web/features/practice/expert-sheets/text.ts'
import { rehearsalText } from '#web/features/practice/rehearsals/text.ts'
import { specimenRoomText } from '#web/features/practice/specimen-rooms/text.ts'
import { axe } from './harness/axe.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, loginForm, outboxCode } from './harness/log-in.ts'
import { openInside } from './harness/open-inside.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const area = expertSheetText.zh
const duty = expertDutyText.zh

const record = (page: Page, taskId: number) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    `expert_access_${taskId}`,
  )

const isOpen = (page: Page) =>
  expect(page.getByRole('heading', { name: duty.todo(0).split('（')[0]! })).toBeVisible()

const login = (page: Page) => page.getByText(area.expertLoginNote)

test('the link of the SMS opens the sheet, and this browser again until it is unused for two hours', async ({
  page,
}) => {
  await page.goto('/taskList?id=1&tcode=XL2026')
  await isOpen(page)
  await expect.poll(() => record(page, 1)).toMatchObject({ code: 'XL2026', timestamp: expect.any(Number) })
  await page.getByRole('link', { name: '介绍', exact: true }).click()
  await expect(page.getByLabel(area.introduce, { exact: true })).toBeVisible()
  await page.goto('/taskList?id=1')
  await isOpen(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('expert_access_1')!) as { timestamp: number }
    const old = { ...kept, timestamp: Date.now() - 7_200_001 }
    localStorage.setItem('expert_access_1', JSON.stringify(old))
  })
  await page.reload()
  await expect(login(page)).toBeVisible()
  expect(await record(page, 1)).toBeNull()
  await axe(page)
})

test('the header leads home, to the hotline and to another account', async ({ page }) => {
  await page.goto('/taskList?id=1&tcode=XL2029')
  const heading = page.getByRole('heading', { name: duty.todo(0).split('（')[0]! })
  const count = Number(/\d+/.exec((await heading.textContent())!)![0])
  expect(count).toBeGreaterThan(0)
  await expect(page.getByText(area.openTasks(count))).toBeAttached()
  await page.getByRole('button', { name: area.more }).click()
  const menu = page.getByRole('dialog', { name: area.more })
  await expect(menu.getByRole('link', { name: area.hotline })).toHaveAttribute('href', /^tel:\d/)
  await expect(menu.getByRole('link', { name: '会场地图' })).toHaveAttribute(
    'href',
    /^\/expertIframe\?id=1&url=https/,
  )
  await axe(page)
  await menu.getByRole('link', { name: area.myHome }).click()
  await expect(page.getByRole('heading', { name: /贺知新/ })).toBeVisible()
  await expect(page).toHaveURL(/\/expertSharePage\?id=1&guest_id=\d+$/)
  await page.goBack()
  await page.getByRole('button', { name: area.more }).click()
  await menu.getByRole('button', { name: area.switchAccount }).click()
  await expect(login(page)).toBeVisible()
  expect(await record(page, 1)).toBeNull()
})

test('a number that is not invited is told so, and whom to ask', async ({ page }) => {
  await logIn(page, newPhone(), '/taskList?id=1')
  const dialog = page.getByRole('alertdialog', { name: sheetFailures.notInvited.zh, exact: true })
  await expect(dialog).toContainText('会务组 李老师')
  await expect(dialog.getByRole('button')).toHaveText([area.website, area.changePhone])
  await axe(page)
  await dialog.getByRole('button', { name: area.changePhone }).click()
  await expect(dialog).toBeHidden()
  await expect(login(page)).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: area.website }).click()
  await expect(page).toHaveURL(/\/meetingDetail\?meeting_id=\d+$/)
})

test('an expert with two sheets chooses one, and may switch', async ({ page }) => {
  await holdAccount(page, '13800000005')
  await logIn(page, '13800000005', '/taskList?id=2')
  await expect(page.getByRole('heading', { name: area.chooseSheet })).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const panel = rows.filter({ hasText: '江城市医学会 神经外科学分会' })
  await expect(panel).toContainText('程怀瑾 神经外科学分会委员')
  await axe(page)
  await panel.getByRole('button').click()
  await expect(page.getByText('圆桌讨论约 40 分钟')).toBeVisible()
  expect(await record(page, 2)).toMatchObject({ code: 'XL2027' })
  await page.getByRole('button', { name: area.more }).click()
  await page.getByRole('button', { name: area.switchSheet }).click()
  await rows.filter({ hasText: '秦淮医科大学附属医院' }).getByRole('button').click()
  await isOpen(page)
  await expect(page.getByText('圆桌讨论约 40 分钟')).toBeHidden()
})

test('an invited number enters by the login of the area and deals with a to-do', async ({ page }) => {
  const phone = '13800000007'
  await page.goto('/taskList?id=1')
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await isOpen(page)
  await page.getByRole('button', { name: /请选择希望讨论的议题/ }).click()
  await page.getByLabel(duty.answer).fill('颅底肿瘤的入路选择')
  await axe(page)
  await tells(page, duty.doneToast, () => page.getByRole('button', { name: duty.done, exact: true }).click())
  const line = page.getByRole('region', { name: duty.finished }).getByRole('listitem')
  await expect(line.filter({ hasText: '颅底肿瘤的入路选择' })).toContainText(duty.states[1])
  await page.goto('/expertTaskList?id=1')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('贺知新')
})

test('a second device opens the sheet, and is asked for an SMS code before it confirms', async ({
  page,
  browser,
}) => {
  const address = '/taskList?id=1&tcode=XL2028'
  await page.goto(address)
  await isOpen(page)
  const other = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const passedOn = await other.newPage()
  await passedOn.goto(address)
  await isOpen(passedOn)
  const confirm = passedOn.getByRole('button', { name: duty.confirm, exact: true })
  const proof = passedOn.getByRole('dialog', { name: area.proveTitle })
  // A press before the scripts have started opens nothing.
  await expect(async () => {
    await confirm.click()
    await expect(proof).toContainText('138****0006', { timeout: 3_000 })
  }).toPass()
  await axe(passedOn)
  await proof.getByRole('button', { name: accountText.zh.send }).click()
  await proof.getByLabel(accountText.zh.code, { exact: true }).fill(await outboxCode(passedOn, '13800000006'))
  await tells(passedOn, area.confirmed, () => proof.getByRole('button', { name: area.prove }).click())
  await expect(confirm).toBeHidden()
  await other.close()
  await page.reload()
  await expect(page.getByRole('region', { name: duty.finished })).toContainText(duty.kinds.schedule)
})

/** A screen of the area, and what it says in English. */
const inEnglish: [path: string, words: string][] = [
  ['/expertsSchedule', expertSessionText.en.allMeetings],
  ['/expertScheduleDetail', expertSessionText.en.propose],
  ['/expertAgreement', expertAgreementText.en.agree],
  ['/expertFees', expertFeeText.en.waitsFor],
  ['/specimenChamber', specimenRoomText.en.materials],
  ['/expertRehearsal', rehearsalText.en.intro],
]

test('in English', async ({ page }) => {
  await holdAccount(page, '13800000005')
  await logIn(page, '13800000005', '/taskList?id=1&lang=en')
  await expect(page.getByRole('heading', { name: /^To do/ })).toBeVisible()
  await page.getByRole('link', { name: 'Confirmation', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Expert Confirmation' })).toBeVisible()
  await expect(page.getByRole('button', { name: expertSheetText.en.refuse, exact: true })).toBeVisible()
  await axe(page)
  for (const [path, words] of inEnglish) {
    await openInside(page, `${path}?id=1&session_id=3`)
    await expect(page.getByText(words).first()).toBeVisible()
  }
})
