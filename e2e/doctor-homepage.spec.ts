import type { Page } from '@playwright/test'
import { followText } from '#web/features/community/follows/text.ts'
import { editText } from '#web/features/discover/doctor-homepage/edit-text.ts'
import { ownerText } from '#web/features/discover/doctor-homepage/owner-text.ts'
import { doctorText } from '#web/features/discover/doctor-homepage/text.ts'
import { expertSheetText } from '#web/features/practice/expert-sheets/text.ts'
import { editFormText } from '#web/shell/edit-text.ts'
import { pictureText } from '#web/shell/picture-text.ts'
import { shellText } from '#web/shell/text.ts'
import { cropText } from '#web/ui/crop/text.ts'
import { plotText } from '#web/ui/plot/text.ts'
import { axe } from './harness/axe.ts'
import { doubleText } from './harness/double-text.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { logInWithHomepage } from './harness/own-homepage.ts'
import { pictures } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'
import { expectStarted } from './harness/started.ts'
import { tells } from './harness/toast.ts'

const text = doctorText.zh
const edit = editText.zh
const form = editFormText.zh
const owner = ownerText.zh
const task = expertSheetText.zh

const homepage = (doctorId: number) => `/doctorMainPage?doctor_id=${doctorId}`
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })

const save = (page: Page) => page.getByRole('button', { name: form.save })

test('a visitor reads what a doctor has made and said', async ({ page }) => {
  await page.goto('/expertSearch?keyword=程怀瑾')
  await page
    .getByRole('link', { name: /程怀瑾/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /程怀瑾/ })).toBeVisible()
  await expect(page.getByText(followText.zh.followers('').trim())).toBeVisible()
  const link = page.getByRole('link', { name: /https:\/\/example\.org/ })
  await expect(link).toHaveAttribute('rel', /nofollow/)
  await page.getByRole('tab', { name: text.answers }).click()
  const answers = page.getByRole('tabpanel').getByRole('article')
  await expect(answers.first()).toBeVisible()
  await axe(page)
  await doubleText(page)
  await page.evaluate(() => scrollTo(0, 0))
  const follow = page.getByRole('button', { name: followText.zh.follow, exact: true }).first()
  await expect(follow).toBeInViewport({ ratio: 1 })
  await answers.first().getByRole('link').click()
  await expect(page).not.toHaveURL(/doctorMainPage/)
})

test('a doctor edits their homepage: draft, preview, portrait @both', async ({ page }) => {
  const doctorId = test.info().project.name === 'desk' ? 67 : 62
  await logInWithHomepage(page, doctorId)
  await page.goto(homepage(doctorId))
  await expect(page.getByRole('button', { name: followText.zh.follow, exact: true })).toHaveCount(0)
  // A link that is pressed before loads the page, and what is said on the way back would be lost with it.
  await expectStarted(page)
  await page.getByRole('link', { name: text.edit }).click()
  await expect(page).toHaveURL(/\/doctorEditPage$/)

  const goodAt = page.getByLabel(edit.good_at, { exact: true })
  await goodAt.fill('长'.repeat(501))
  await save(page).click({ force: true })
  await expect(page.getByText('擅长不能超过 500 个字')).toBeVisible()
  await goodAt.fill('微创手术与快速康复')
  await page.reload()
  await expect(page.getByText(form.restored)).toBeVisible()
  await expect(goodAt).toHaveValue('微创手术与快速康复')

  await page.locator('input[type=file]').setInputFiles(pictures[1])
  const crop = page.getByRole('dialog', { name: pictureText.zh.crop })
  await crop.getByLabel(cropText.zh.zoom).fill('50')
  await axe(page)
  await crop.getByRole('button', { name: cropText.zh.use }).click()
  const portrait = page.getByRole('img', { name: edit.portrait })
  await expect(portrait).toHaveAttribute('src', /^\/files\/u\//)
  await axe(page)

  await choose(page, form.preview)
  const goodAtShown = page.getByRole('region', { name: text.goodAt }).getByText('微创手术与快速康复')
  await expect(goodAtShown).toBeVisible()
  await axe(page)
  await tells(page, form.saved, () => save(page).click())
  await expect(page).toHaveURL(new RegExp(`doctor_id=${doctorId}`))
  await expect(goodAtShown).toBeVisible()
})

test('the card is edited apart, and what is discarded is gone', async ({ page }) => {
  await logInWithHomepage(page, 63)
  await page.goto('/DoctorShareEditPage')
  await expect(page.getByLabel(edit.name, { exact: true })).not.toBeEditable()
  const hospital = page.getByLabel(edit.hospital, { exact: true })
  const before = await hospital.inputValue()
  await hospital.fill('')
  await save(page).click({ force: true })
  await expect(page.getByText('请填写医院')).toBeVisible()
  await hospital.fill('滨海市人民医院')
  await page.reload()
  await page.getByRole('button', { name: form.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: form.discard }).click()
  await expect(hospital).toHaveValue(before)
  await axe(page)
  await page.goto('/DoctorShareEditPage?lang=en')
  const change = page.getByRole('button', { name: pictureText.en.change })
  await expect(change).toBeVisible()
  await doubleText(page)
  await expect(change).toBeInViewport({ ratio: 1 })
})

test('a second window may not edit', async ({ page, context }) => {
  await logInWithHomepage(page, 64)
  await page.goto('/doctorEditPage')
  await expect(save(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/DoctorShareEditPage')
  const alert = second.getByRole('alertdialog', { name: shellText.zh.alreadyEditing })
  await alert.getByRole('button', { name: shellText.zh.back }).click()
  await expect(second).toHaveURL(/\/$/)
  await second.close()
})

test('a doctor without a homepage is shown the way to one', async ({ page }) => {
  await logInAsDoctor(page, '唐若谷', '/doctorEditPage')
  await expect(page.getByText(edit.noHomepage)).toBeVisible()
  await page.getByRole('link', { name: edit.verify }).click()
  await expect(page).toHaveURL(/\/statusVerification$/)
})

test('the owner reads figures as drawings and as tables @both', async ({ page }) => {
  const doctorId = test.info().project.name === 'desk' ? 65 : 66
  await logInWithHomepage(page, doctorId)
  await page.goto(homepage(doctorId))
  await choose(page, owner.figures)
  const views = page.getByRole('figure', { name: owner.homepageViews })
  await views.getByText(plotText.zh.numbers).click()
  await expect(views.getByRole('rowheader')).toHaveCount(30)
  await choose(page, owner.days(7))
  await expect(views.getByRole('rowheader')).toHaveCount(7)
  await axe(page)
  await choose(page, owner.earnings)
  await expect(page.getByText(owner.noEarnings)).toBeVisible()
  await choose(page, owner.tasks)
  await expect(page.getByText(task.noTasks)).toBeVisible()
})

test('a lecturer edits how a meeting introduces them, with the code and without a login', async ({
  page,
}) => {
  await page.goto('/guestShareEditPage?id=1')
  await expect(page.getByText(task.loginFirst)).toBeVisible()
  await page.goto('/guestShareEditPage?id=1&tcode=wrong')
  await expect(page.getByText(/链接不正确或已失效/)).toBeVisible()
  await page.goto('/guestShareEditPage?id=1&tcode=XL2026')
  const introduce = page.getByLabel(task.introduce, { exact: true })
  const words = `将介绍复合手术室的团队配合（${Date.now()}）`
  await introduce.fill(words)
  await page.getByLabel(task.guestName, { exact: true }).fill('1')
  await save(page).click({ force: true })
  await expect(page.getByText('请检查您的姓名')).toBeVisible()
  await page.getByLabel(task.guestName, { exact: true }).fill('程怀瑾')
  await axe(page)
  await tells(page, form.saved, () => save(page).click())
  // Opened by its address, it leads to the tasks that it belongs to.
  await expect(page).toHaveURL(/\/taskList\?id=1$/)
  await page.goto('/guestShareEditPage?id=1&tcode=XL2026')
  await expect(introduce).toHaveValue(words)
})

test('following a doctor moves nothing on the page', async ({ page }) => {
  await logInAsDoctor(page, '周行', homepage(9))
  const head = page.locator('.doctor-head')
  const follow = page.getByRole('button', { name: followText.zh.follow, exact: true })
  await expect(head).toBeVisible()
  await expect(follow).toBeVisible()
  const before = await head.boundingBox()
  await tells(page, followText.zh.followed, () => follow.click())
  await expect(follow).toHaveCount(0)
  expect(await head.boundingBox()).toEqual(before)
})
