import path from 'node:path'
import type { Page } from '@playwright/test'
import { workFailures } from '#contract/library/authoring.ts'
import { editFormText } from '#web/shell/edit-text.ts'
import { shellText } from '#web/shell/text.ts'
import { authoringText } from '#web/features/library/authoring/text.ts'
import { axe } from './harness/axe.ts'
import { judgeWork } from './harness/judge.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { giveHomepage } from './harness/own-homepage.ts'
import { pictures } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const text = authoringText.zh
const video = path.resolve(import.meta.dirname, '../demo/assets/lecture.mp4')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** The button looks disabled while something is missing, but a press says what. */
const submit = (page: Page) => page.getByRole('button', { name: text.submit }).click({ force: true })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const chooseVideo = (page: Page, files: string | string[]) =>
  page.locator('input[type=file][accept*="video"]').setInputFiles(files)

async function chooseSubject(page: Page) {
  await page.getByRole('button', { name: text.subject }).click()
  const sheet = page.getByRole('dialog', { name: text.subject })
  await sheet.getByRole('button', { name: text.noDisease }).click()
  await expect(sheet).toBeHidden()
}

async function chooseCover(page: Page) {
  await page.locator('input[type=file][accept^="image"]').setInputFiles(pictures[1])
  await page.getByRole('dialog', { name: '裁剪照片' }).getByRole('button', { name: '使用' }).click()
  // It is searched for patients first.
  await expect(page.getByRole('button', { name: '更换照片' })).toBeVisible({ timeout: 120_000 })
}

test('a video is uploaded, refused with a reason, corrected, passed and watched', async ({ page }) => {
  const title = `二尖瓣修复要点 ${Date.now()}`
  await logInAsDoctor(page, '王晓明', '/videoUpload')
  await expect(page.getByText(text.noHomepage)).toBeVisible()
  await giveHomepage(page, 30)
  await page.reload()

  await submit(page)
  await expect(page.getByText(workFailures.videoMissing.zh).first()).toBeVisible()
  await expect(page.getByText(workFailures.notDeclared.zh)).toBeVisible()
  await axe(page)

  await chooseVideo(page, video)
  await expect(field(page, text.title)).toHaveValue('lecture')
  await field(page, text.title).fill(title)
  await chooseSubject(page)
  await chooseCover(page)

  // What was typed survives a crash: the page is left without a word.
  await page.goto('about:blank')
  await page.goto('/videoUpload')
  await expect(page.getByText(editFormText.zh.restored)).toBeVisible()
  await expect(field(page, text.title)).toHaveValue(title)
  await choose(page, editFormText.zh.preview)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await choose(page, text.edit)
  await page.getByRole('checkbox').check()
  await axe(page)
  await submit(page)
  await expect(page).toHaveURL(/\/doctorMainPage\?doctor_id=30&view=works$/)

  await judgeWork(page, title, '请遮挡患者姓名')
  await page.reload()
  const row = page.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText(text.states[3]!)
  await expect(row).toContainText(text.reason('请遮挡患者姓名'))
  await axe(page)
  await row.getByRole('link', { name: text.edit }).click()
  await expect(page.getByText(text.reason('请遮挡患者姓名'))).toBeVisible()
  const workId = new URL(page.url()).searchParams.get('production_id')!
  await axe(page)
  await field(page, text.intro).fill('三个病例，姓名已遮挡。')
  await page.getByRole('checkbox').check()
  await submit(page)
  await expect(page).not.toHaveURL(/videoUpload/)
  await judgeWork(page, title)

  await page.goto('/doctorMainPage?doctor_id=30&view=works')
  await expect(row).toContainText(text.states[2]!)
  await row.getByRole('link', { name: text.open }).click()
  await expect(page).toHaveURL(new RegExp(`production_id=${workId}`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('三个病例，姓名已遮挡。')).toBeVisible()
})

test('the lessons of a series are sorted by keys, and saved as a draft @desk', async ({ page }) => {
  await logInAsDoctor(page, '王晓明', '/robots.txt')
  await giveHomepage(page, 31)
  await page.goto('/videoUpload')
  await choose(page, text.series)
  await page.getByRole('button', { name: text.addChapter }).click()
  await chooseVideo(page, [video, video.replace('lecture.mp4', 'lecture-explained.mp4')])
  const titles = page.getByRole('list', { name: text.lessons }).getByRole('textbox')
  await expect(titles).toHaveCount(3)
  await page.getByRole('button', { name: text.addChapter }).click()
  await titles.nth(1).fill('第一节')
  await titles.nth(2).fill('第二节')

  await page.getByRole('button', { name: '移动 第二节' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(titles.nth(1)).toHaveValue('第二节')
  await page.keyboard.press('ArrowUp')
  await expect(titles.nth(0)).toHaveValue('第二节')
  await page.getByRole('button', { name: `移动 ${text.newChapter(2)}` }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(titles.nth(1)).toHaveValue(text.newChapter(2))
  await choose(page, text.paid)
  await field(page, text.price).fill('68')
  await field(page, text.formerPrice).fill('60')
  await field(page, text.formerPrice).blur()
  await expect(page.getByText(workFailures.formerPriceWrong.zh)).toBeVisible()
  await field(page, text.formerPrice).fill('99')
  await field(page, text.title).fill('围手术期管理')
  await axe(page)
  await page.getByRole('button', { name: text.saveDraft }).click()
  await expect(page).toHaveURL(/production_id=\d+/)
  await page.reload()
  await expect(titles.nth(0)).toHaveValue('第二节')
  // A chapter without lessons is not saved.
  await expect(titles.nth(1)).toHaveValue(text.newChapter(1))

  await page.goto('/doctorMainPage?doctor_id=31&view=works')
  const row = page.getByRole('article').filter({ hasText: '围手术期管理' })
  await expect(row).toContainText(text.states[0]!)
  await row.getByRole('button', { name: text.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text.delete }).click()
  await expect(row).toHaveCount(0)
})

test('a second window does not edit beside the first', async ({ page, context }) => {
  await logInAsDoctor(page, '王晓明', '/robots.txt')
  await giveHomepage(page, 34)
  await page.goto('/videoUpload')
  await expect(field(page, text.title)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/')
  await second.goto('/videoUpload')
  const alert = second.getByRole('alertdialog')
  await expect(alert).toContainText(shellText.zh.alreadyEditing)
  await axe(second)
  await alert.getByRole('button', { name: shellText.zh.back }).click()
  await expect(second).toHaveURL(/\/$/)
  await expect(field(page, text.title)).toBeVisible()
  await page.close()
  await second.goto('/videoUpload')
  await expect(field(second, text.title)).toBeVisible()
})

test('captions are uploaded, typed beside the player, recognised, changed and deleted', async ({ page }) => {
  await logInAsDoctor(page, '王晓明', '/robots.txt')
  await giveHomepage(page, 35)
  await page.goto('/videoUpload')
  await chooseVideo(page, video)
  const captions = page.getByRole('group', { name: text.captions })
  const rows = captions.getByRole('listitem')
  const srt = '1\n00:00:01,000 --> 00:00:03,000\n二尖瓣的解剖\n'
  const file = { name: 'lecture.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) }
  await tells(page, text.captionSaved, () => captions.locator('input[type=file]').setInputFiles(file))
  await expect(rows).toHaveText([text.chinese])

  await captions.getByRole('radio', { name: text.english }).check()
  await captions.getByRole('button', { name: text.typeCaption }).click()
  const sheet = page.getByRole('dialog', { name: text.typing })
  await expect(sheet.getByText(text.noCues)).toBeVisible()
  await sheet.getByRole('button', { name: text.addCue('0:00') }).click()
  await sheet.getByRole('textbox', { name: text.cue('0:00') }).fill('The mitral valve')
  await axe(page)
  await tells(page, text.captionSaved, () => sheet.getByRole('button', { name: text.saveCaption }).click())
  await expect(sheet).toBeHidden()
  await expect(rows).toHaveText([text.chinese, text.english])

  // The uploaded file is opened for changes as it was understood.
  await rows
    .first()
    .getByRole('button', { name: text.editCaption(text.chinese) })
    .click()
  await expect(sheet.getByRole('textbox', { name: text.cue('0:01') })).toHaveValue('二尖瓣的解剖')
  await sheet.getByRole('button', { name: text.playCue('0:01') }).click()
  await expect
    .poll(() => sheet.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThanOrEqual(1)
  await page.keyboard.press('Escape')
  await rows
    .last()
    .getByRole('button', { name: text.removeCaption(text.english) })
    .click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(rows).toHaveText([text.chinese])

  // What a machine has heard is marked until a person has read and saved it.
  await captions.getByRole('button', { name: text.transcribe }).click()
  await expect(rows).toHaveText([text.chinese, text.english + text.machineMade])
  await axe(page)
  await rows
    .last()
    .getByRole('button', { name: text.editCaption(text.english) })
    .click()
  await sheet.getByRole('textbox', { name: text.cue('0:00') }).fill('The mitral valve')
  await tells(page, text.captionSaved, () => sheet.getByRole('button', { name: text.saveCaption }).click())
  await expect(rows).toHaveText([text.chinese, text.english])
})
