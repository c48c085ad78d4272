import { readFileSync } from 'node:fs'
import { feeStates } from '#contract/practice/expert-fees.ts'
import { personalCenterText } from '#web/features/discover/personal-center/text.ts'
import { expertAgreementText } from '#web/features/practice/expert-agreements/text.ts'
import { expertFeeText } from '#web/features/practice/expert-fees/text.ts'
import { lectureEvidenceText } from '#web/features/practice/lecture-evidence/text.ts'
import { lectureSlideText } from '#web/features/practice/lecture-slides/text.ts'
import { doByTwo, newestOf, rowsOf } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { packsOf } from './harness/evidence.ts'
import { inviteExpert, momentIn, setFee } from './harness/invite-expert.ts'
import { logIn } from './harness/log-in.ts'
import { signAgreement } from './harness/sign-agreement.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import { openSavedVerifier, verifyPack } from './harness/verify-pack.ts'
import type { Page } from '@playwright/test'

const expert = { phone: '13800000005', name: '程怀瑾', code: 'XL2026' }
const address = (path: string, taskId: number) => `${path}?id=${taskId}&tcode=${expert.code}`

/** Invites an expert for a fee, whose browser is the first one to open the sheet; with the link of the SMS. */
async function inviteForFee(page: Page, invited: { phone: string; name: string }, title: string) {
  const session = { title, hall: '线上', begin_at: momentIn(30, '09:00'), end_at: momentIn(30, '09:40') }
  const { sheetId, link } = await inviteExpert(page, { taskId: 1, ...invited, session })
  await setFee(page, sheetId, title)
  return link
}

test('an expert signs by the code of the invitation, confirms the fee, and again as it is corrected twice', async ({
  page,
}) => {
  const text = expertAgreementText.zh
  const invited = { phone: newPhone(), name: '陆明远' }
  const title = `专题讲座 ${invited.phone}`
  await page.goto('/aboutUs')
  const link = await inviteForFee(page, invited, title)
  await page.goto(link.replace('/taskList', '/expertAgreement'))
  await expect(page.getByText(`${title} 5000.00 元`)).toBeVisible()
  await axe(page)
  await tells(page, text.agreeMissing, () =>
    page.getByRole('button', { name: text.sign }).click({ force: true }),
  )
  await page.getByRole('checkbox', { name: text.agree }).check()
  await tells(page, text.signatureMissing, () =>
    page.getByRole('button', { name: text.sign }).click({ force: true }),
  )
  await signAgreement(page, invited)

  const fees = expertFeeText.zh
  await page.goto(link.replace('/taskList', '/expertFees'))
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('¥4,200')).toBeVisible()
  await axe(page)
  await card.getByRole('button', { name: fees.dispute }).click()
  const sheet = page.getByRole('dialog', { name: fees.disputeTitle })
  await sheet.getByRole('button', { name: fees.send }).click()
  await expect(sheet.getByText(fees.reasonMissing)).toBeVisible()
  await page.keyboard.press('Escape')
  const confirmFee = async () => {
    await card.getByRole('button', { name: fees.confirm }).click()
    const ask = page.getByRole('alertdialog')
    await tells(page, fees.confirmed, () => ask.getByRole('button', { name: fees.confirm }).click())
    await expect(card.getByText(fees.states[1], { exact: true })).toBeVisible()
  }
  await confirmFee()

  const feeId = await newestOf(page, 'expert-fees', { q: title })
  for (const { gross_fen, what, net } of [
    { gross_fen: 300_000, what: fees.correctedTo('¥5,000', '¥3,000'), net: '¥2,560' },
    { gross_fen: 400_000, what: fees.correctedTo('¥3,000', '¥4,000'), net: '¥3,360' },
  ]) {
    await doByTwo(page, ['expert-fees', 'correct', feeId], { values: { gross_fen } })
    await page.reload()
    await expect(card.getByText(what)).toBeVisible()
    await expect(card.getByText(net)).toBeVisible()
    await confirmFee()
  }
  await expect(card.getByText(fees.correctionStates[2])).toHaveCount(2)
  await axe(page)
})

test('slides are uploaded as a version, and one is chosen', async ({ page }) => {
  const text = lectureSlideText.zh
  const name = `${newPhone()}.pdf`
  await page.goto(address('/expertSlides', 2))
  await expect(page.getByText(text.shown)).toHaveCount(1)
  await axe(page)
  const body = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7)])
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: body })
  await expect(page.getByText(name)).toBeVisible()
  const row = page.locator('.slides-row').filter({ hasText: name })
  await tells(page, text.chosen, () => row.getByRole('button', { name: text.show }).click())
  await expect(row.getByText(text.shown)).toBeVisible()
  await expect(page.getByText(text.shown)).toHaveCount(1)

  await row.getByRole('button', { name: text.preview }).click()
  await expect(page.getByRole('dialog').getByText(text.unreadable.damaged)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the pages of slides are shown, one large and all small', async ({ page }) => {
  const text = lectureSlideText.zh
  await page.goto(address('/expertSlides', 2))
  const row = page.locator('.slides-row').filter({ hasText: text.version(1) })
  await row.getByRole('button', { name: text.preview }).click()
  const dialog = page.getByRole('dialog')
  const drawn = (number: number) => dialog.locator(`.page-browser-large [data-drawn="${number}"]`)
  await expect(drawn(1)).toBeVisible()
  await expect(dialog.getByRole('img', { name: text.page(1, 3) })).toBeVisible()
  await axe(page)
  await page.keyboard.press('ArrowRight')
  await expect(drawn(2)).toBeVisible()
  await page.keyboard.press('End')
  await expect(drawn(3)).toBeVisible()
  const last = dialog.getByRole('button', { name: text.page(3, 3) })
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(last).toBeInViewport()
  await dialog.getByRole('button', { name: text.page(2, 3) }).click()
  await expect(drawn(2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the pack of a paid lecture is verified offline', async ({ page, browser }, info) => {
  await page.goto('/aboutUs')
  const ofExpert = { q: expert.name, status: String(feeStates.available) }
  const [paid] = await rowsOf(page, 'expert-fees', ofExpert)
  const lectures = await rowsOf(page, 'lecture-evidence', { q: expert.name, state: 'complete' })
  const lecture = lectures.find(({ meeting }) => meeting === paid!.meeting)
  const [packUrl] = await packsOf(page, Number(lecture!.id))
  const said = await verifyPack(page, info, packUrl!)
  expect(said).toContain(`genuine\nexpert  ${expert.name}`)

  const auditor = await openSavedVerifier(page, browser, info)
  const choose = (pack: Buffer) =>
    auditor
      .getByLabel(/资料包/)
      .setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: pack })
  const pack = readFileSync(info.outputPath('pack.zip'))
  await choose(pack)
  await expect(auditor.getByText('真实：签名有效，文件未被改动')).toBeVisible()
  await expect(auditor.getByText(expert.name, { exact: true })).toBeVisible()
  // A byte in the middle of a file.
  pack[Math.floor(pack.length / 2)]! ^= 1
  await choose(pack)
  await expect(auditor.getByText('不可信')).toBeVisible()
  await auditor.context().close()
})

test('a company sees the lectures that it sponsors, and saves them as a table', async ({ page }) => {
  const text = lectureEvidenceText.zh
  await logIn(page, '13800000003', '/personalCenter')
  await page.getByRole('link', { name: personalCenterText.zh.lectures }).click()
  const lectures = page.getByRole('article')
  const paid = lectures.filter({ hasText: expert.name })
  await expect(paid.getByText(text.states[1])).toBeVisible()
  await expect(lectures.filter({ hasText: '韩静姝' }).getByText(text.states[0])).toBeVisible()
  await expect(lectures.filter({ hasText: '贺知新' })).toHaveCount(0)
  await page.getByText(text.definitions).click()
  await axe(page)
  const saved = page.waitForEvent('download')
  await tells(page, text.exported, () => page.getByRole('button', { name: text.export }).click())
  expect((await saved).suggestedFilename()).toBe('赞助讲课.csv')
  await paid.getByRole('link').click()
  await expect(page).toHaveURL(/meetingPlaybackDetail/)
  await page.goBack()
  await expect(paid).toBeVisible()
})
