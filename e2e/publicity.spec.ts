import { publicityCalls } from '#contract/library/publicity.ts'
import type { PublicityApplication } from '#contract/library/publicity.ts'
import { attachmentText } from '#web/shell/attachment-text.ts'
import { publicityText } from '#web/features/library/publicity/text.ts'
import { runAction } from './harness/ask-console.ts'
import { axe } from './harness/axe.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { pictures } from './harness/pictures.ts'
import { post } from './harness/register.ts'
import { expect, test } from './harness/test.ts'

const text = publicityText.zh
const fileText = attachmentText.zh

type Detail = { application: PublicityApplication }

test('an application survives a reload with its file, is declined, corrected and sent again', async ({
  page,
}) => {
  const { token } = await logInAsDoctor(page, '王晓明', '/openingPublicity')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(field(text.name)).toHaveValue('王晓明')
  const submit = () => page.getByRole('button', { name: text.submit }).click()

  await submit()
  await expect(page.getByText(text.missing(text.topic), { exact: true })).toBeVisible()
  await field(text.topic).fill('高'.repeat(61))
  await expect(page.getByText(text.tooLong(text.topic, 60), { exact: true })).toBeVisible()
  await field(text.hospital).fill('江城大学附属第一医院')
  await field(text.department).fill('心血管内科')
  await field(text.title).fill('主治医师')
  await field(text.topic).fill('高血压患者的家庭自测')
  await field(text.description).fill('三个短视频')

  const wrongFile = { name: '程序.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
  const files = page.locator('input[type=file]')
  await files.setInputFiles(pictures[0])
  await expect(page.getByText(fileText.kept, { exact: true })).toHaveCount(1)
  await files.setInputFiles(wrongFile)
  await submit()
  await expect(page.getByText(fileText.filesFailed)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: fileText.remove('程序.exe') }).click()

  await page.reload()
  await expect(field(text.topic)).toHaveValue('高血压患者的家庭自测')
  await expect(page.getByText(fileText.kept, { exact: true })).toHaveCount(1)
  await submit()
  await expect(page.getByRole('heading', { name: text.successTitle })).toBeVisible()
  await page.getByRole('link', { name: text.seeApplication }).click()
  await expect(page.getByRole('heading', { name: text.openTitle })).toBeVisible()
  await axe(page)

  const { application } = await post<Detail>(page, publicityCalls.detail.path, {}, token)
  await runAction(page, ['publicity', 'refuse', application.id], { reason: '请补充参考文献' })
  await page.goto('/backlog')
  await page.getByRole('link', { name: /高血压患者的家庭自测/ }).click()
  await expect(page.getByText(text.reason('请补充参考文献'))).toBeVisible()
  await expect(field(text.description)).toHaveValue('三个短视频')
  await expect(page.getByText(fileText.kept, { exact: true })).toHaveCount(1)
  await axe(page)
  await submit()
  await expect(page.getByRole('heading', { name: text.successTitle })).toBeVisible()
})
