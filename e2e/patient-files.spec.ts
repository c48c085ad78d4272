import type { Page } from '@playwright/test'
import { patientText } from '#web/features/practice/consultations/patient-text.ts'
import { consultationText } from '#web/features/practice/consultations/text.ts'
import { patientFileText } from '#web/features/practice/patient-files/text.ts'
import { teachingText } from '#web/features/practice/teaching-cases/text.ts'
import { attachmentText } from '#web/shell/attachment-text.ts'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import openOpenJpeg from '@cornerstonejs/codec-openjpeg/wasmjs'
import sharp from 'sharp'
import {
  teachingCalls,
  teachingConsentTexts,
  teachingConsentVersion,
} from '#contract/practice/teaching-cases.ts'
import { nameBox } from '#demo/art/electrocardiogram.ts'
import { maskingText } from '#web/features/community/masking/text.ts'
import { newestOf, recordOf, runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { openInside } from './harness/open-inside.ts'
import { expect, test } from './harness/test.ts'

const viewer = patientFileText.zh
const baseDoctor = '13800000001'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Opens the demo's older ended consultation, which has images. */
async function openEnded(page: Page) {
  await holdAccount(page, baseDoctor)
  await logIn(page, baseDoctor, '/baseDoctor?status=3')
  await page.getByRole('main').locator('a[href^="/baseDoctorOrderDetail"]').last().click()
  await expect(page.getByRole('heading', { name: consultationText.zh.patient, exact: true })).toBeVisible()
}

/** The mean grey of what the viewer shows. */
const brightness = (page: Page) =>
  page.locator('.image-viewer-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let sum = 0
    for (let at = 0; at < data.length; at += 4) sum += data[at]!
    return sum / (data.length / 4)
  })

test('a CT is windowed, paged and measured', async ({ page }) => {
  await openEnded(page)
  await button(page, viewer.open('胸部CT.dcm')).click()
  const image = button(page, viewer.picture('胸部CT.dcm'))
  await expect(image).toBeFocused()
  await expect(page.getByText(viewer.windowNow(1500, -500))).toBeVisible()
  const atFirst = await brightness(page)
  expect(atFirst).toBeGreaterThan(5)
  await button(page, viewer.preset.bone).click()
  await expect(page.getByText(viewer.windowNow(1800, 400))).toBeVisible()
  expect(await brightness(page)).toBeLessThan(atFirst)
  await image.press('PageDown')
  await expect(page.getByText(viewer.frameOf(2, 12))).toBeVisible()
  await page.getByRole('radio', { name: viewer.tool.measure }).check()
  await image.focus()
  await image.press('Enter')
  for (let step = 0; step < 5; step++) await image.press('Shift+ArrowRight')
  await image.press('Enter')
  // Fifty pixels of 1.4 mm.
  await expect(page.getByText(viewer.length('70.0', 'mm'))).toBeVisible()
  await axe(page)
  await page.goBack()
  await expect(image).toBeHidden()
  await expect(page).toHaveURL(/baseDoctorOrderDetail/)
})

/** Half black and half white as JPEG 2000, which a browser cannot decode. */
async function encodeJpeg2000(side: number): Promise<Uint8Array> {
  const { J2KEncoder } = await openOpenJpeg()
  const encoder = new J2KEncoder()
  const frame = { width: side, height: side, bitsPerSample: 8, componentCount: 1, isSigned: false }
  encoder.getDecodedBuffer(frame).fill(255, side * (side / 2))
  encoder.setQuality(true, 0)
  encoder.encode()
  return Uint8Array.from(encoder.getEncodedBuffer())
}

test('a compressed image is decoded beside the page', async ({ page }) => {
  const side = 256
  const body = encodeDicom(dicomSyntaxes.jpeg2000Lossless, [
    dicomText(dicomTags.modality, 'CS', 'MR'),
    dicomShort(dicomTags.samples, 1),
    dicomText(dicomTags.photometric, 'CS', 'MONOCHROME2'),
    dicomShort(dicomTags.rows, side),
    dicomShort(dicomTags.columns, side),
    dicomShort(dicomTags.bitsAllocated, 8),
    dicomShort(dicomTags.bitsStored, 8),
    dicomShort(dicomTags.highBit, 7),
    { tag: dicomTags.pixels, vr: 'OB', fragments: [await encodeJpeg2000(side)] },
  ])
  await openEnded(page)
  await page.route('**/files/**', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: Buffer.from(body), contentType: 'application/dicom' })
      : route.fallback(),
  )
  await button(page, viewer.open('胸部CT.dcm')).click()
  await expect(button(page, viewer.picture('胸部CT.dcm'))).toBeFocused()
  await expect.poll(() => brightness(page)).toBeGreaterThan(20)
})

test('a doctor uploads a DICOM file over a line that breaks, and one of a wrong kind', async ({
  page,
  faults,
}) => {
  faults.allow(/fileAppend/)
  await logInAsDoctor(page, '沈医生', '/editPatientMsg')
  await expect(page.getByRole('heading', { name: patientText.zh.patient, exact: true })).toBeVisible()
  // What is not enough to be saved yet is there again after a look at something else.
  const complaint = page.getByLabel(patientText.zh.complaint, { exact: true })
  await complaint.fill('反复胸闷三个月')
  await openInside(page, '/baseDoctor')
  await openInside(page, '/editPatientMsg')
  await expect(complaint).toHaveValue('反复胸闷三个月')
  let broken = 0
  await page.route('**/outpatient/fileAppend*', (route) =>
    broken++ === 1 ? route.abort() : route.fallback(),
  )
  const pixels = new Uint8Array(1500 * 1500)
  const body = encodeDicom(dicomSyntaxes.explicitLittle, [
    dicomText(dicomTags.modality, 'CS', 'CR'),
    dicomShort(dicomTags.samples, 1),
    dicomText(dicomTags.photometric, 'CS', 'MONOCHROME1'),
    dicomShort(dicomTags.rows, 1500),
    dicomShort(dicomTags.columns, 1500),
    dicomShort(dicomTags.bitsAllocated, 8),
    dicomShort(dicomTags.bitsStored, 8),
    dicomShort(dicomTags.highBit, 7),
    dicomShort(dicomTags.isSigned, 0),
    { tag: dicomTags.pixels, vr: 'OW', value: pixels },
  ])
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: '胸片', mimeType: '', buffer: Buffer.from(body) })
  await expect(page.getByText(attachmentText.zh.kept)).toBeVisible()
  expect(broken).toBeGreaterThan(2)
  await input.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('plain') })
  await expect(page.getByText('仅支持 jpg、png、webp 图片、pdf 与 DICOM 文件')).toBeVisible()
})

/** How bright the brightest dot is where the letters of the name are printed. */
async function brightestOfName(picture: Buffer): Promise<number> {
  const letters = { left: nameBox.x + 14, top: nameBox.y + 10, width: 300, height: 22 }
  const { channels } = await sharp(await sharp(picture).extract(letters).toBuffer()).stats()
  return Math.max(...channels.map(({ max }) => max))
}

test('the name on a picture of a teaching case reaches no reader', async ({ page }) => {
  test.slow()
  const text = teachingText.zh
  const masks = maskingText.zh
  await openEnded(page)
  await page.getByRole('link', { name: consultationText.zh.teachingCase }).click()
  await expect(page.getByLabel(text.body)).not.toHaveValue('')
  const title = `胸闷一例 ${Date.now() % 10_000}`
  await page.getByLabel(text.name).fill(title)
  await button(page, text.prepare('心电图.jpg')).click()
  await expect(button(page, viewer.picture('心电图.jpg'))).toBeFocused()
  const uploading = page.waitForResponse((response) => response.url().includes(teachingCalls.upload.path))
  await button(page, viewer.use).click()
  const { result } = (await (await uploading).json()) as { result: { url: string } }
  const original = result.url

  // The embedded finder takes seconds.
  await button(page, /核对遮盖/).click({ timeout: 120_000 })
  const sheet = page.getByRole('dialog', { name: masks.title })
  await sheet.getByRole('listbox').focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Delete')
  await expect(sheet.getByText(masks.leftOpen(1))).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(sheet.getByText(masks.leftOpen(1))).toBeHidden()
  const count = await sheet.getByRole('option').count()
  await sheet.getByRole('button', { name: masks.add }).click()
  await expect(sheet.getByRole('option')).toHaveCount(count + 1)
  await axe(page)
  await sheet.getByRole('button', { name: masks.remove }).click()
  await expect(sheet.getByRole('option')).toHaveCount(count)
  await sheet.getByRole('button', { name: masks.confirm }).click()
  await expect(page.getByText(masks.confirmed)).toBeVisible()

  await page.getByRole('button', { name: '心血管内科' }).first().click()
  await page.getByLabel(text.checked).check()
  await button(page, text.submit).click()
  await expect(page.getByText(text.consentMissing)).toBeVisible()
  await page.getByLabel(teachingConsentTexts[teachingConsentVersion]!.zh).check()
  await button(page, text.submit).click()
  await expect(page.getByText(text.open)).toBeVisible()

  const caseId = await newestOf(page, 'teaching-cases', { q: title })
  const { facts } = await recordOf(page, 'teaching-cases', caseId)
  expect(facts.map(({ value }) => value).join()).toContain('作者未遮盖 0 处')
  const masked = facts.find(({ kind }) => kind === 'picture')!.value
  await runAction(page, ['teaching-cases', 'pass', caseId])

  await page.reload()
  const link = await page.getByRole('link', { name: text.read }).getAttribute('href')
  const html = await (await page.request.get(link!)).text()
  expect(html).toContain(title)
  expect(html).toContain(masked)
  expect(html).not.toContain(original)
  // Not even its author can ask for the original any more.
  for (const address of [original, `${original}?w=240`])
    expect((await page.request.get(address)).status()).toBe(404)
  const answer = await page.request.get(masked)
  expect(answer.status()).toBe(200)
  expect(await brightestOfName(await answer.body())).toBeLessThan(40)
})
