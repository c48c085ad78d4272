import type { Page } from '@playwright/test'
import { patientText } from '#web/features/practice/consultations/patient-text.ts'
import { consultationText } from '#web/features/practice/consultations/text.ts'
import { patientFileText } from '#web/features/practice/patient-files/text.ts'
import { teachingText } from '#web/features/practice/teaching-cases/text.ts'
import { attachmentText } from '#web/shell/attachment-text.ts'
import { dicomShort, dicomSyntaxes, dicomTags, dicomText, encodeDicom } from '#contract/wire/dicom-file.ts'
import openOpenJpeg from '@cornerstonejs/codec-openjpeg/wasmjs'
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

test('a teaching case gets a picture with a painted region and waits for its check', async ({ page }) => {
  const text = teachingText.zh
  await openEnded(page)
  await page.getByRole('link', { name: consultationText.zh.teachingCase }).click()
  await expect(page.getByLabel(text.body)).not.toHaveValue('')
  await page.getByLabel(text.name).fill('胸闷一例')
  await button(page, text.prepare('胸部CT.dcm')).click()
  const image = button(page, viewer.picture('胸部CT.dcm'))
  await expect(image).toBeFocused()
  await image.press('Enter')
  for (let step = 0; step < 3; step++) await image.press('Shift+ArrowRight')
  for (let step = 0; step < 3; step++) await image.press('Shift+ArrowDown')
  await image.press('Enter')
  await expect(page.locator('.image-viewer-hidden')).toBeVisible()
  await button(page, viewer.use).click()
  await expect(page.getByRole('img', { name: text.picture(1) })).toBeVisible()
  await button(page, text.submit).click()
  await expect(page.getByText(text.consentMissing)).toBeVisible()
  await axe(page)
})
