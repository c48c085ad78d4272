import type { Page } from '@playwright/test'
import { departmentCalls } from '#contract/library/departments.ts'
import type { DepartmentItem } from '#contract/library/departments.ts'
import { patientFailures } from '#contract/practice/patients.ts'
import type { Paged } from '#contract/wire/fields.ts'
import type { DoctorItem } from '#contract/wire/items.ts'
import { chatText } from '#web/features/community/chat/text.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { patientText } from '#web/features/practice/consultations/patient-text.ts'
import { consultationText } from '#web/features/practice/consultations/text.ts'
import { axe } from './harness/axe.ts'
import { test } from './harness/fake-camera.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { giveHomepage } from './harness/own-homepage.ts'
import { expect } from './harness/test.ts'
import { verifyDoctor } from './harness/verify-doctor.ts'
import { anotherPerson, button, enterRoom, expectFrames } from './harness/video-room.ts'

const text = consultationText.zh
const form = patientText.zh
const room = roomText.zh

async function read<Data>(page: Page, path: string, query: Record<string, string>): Promise<Data> {
  const answer = await page.request.get(`${path}?${new URLSearchParams(query).toString()}`)
  return ((await answer.json()) as { result: Data }).result
}

/** A department with two doctors, the last of the list: other journeys use the first ones. */
async function findDepartment(page: Page) {
  const { list, doctors } = departmentCalls
  const { last_page } = await read<Paged<DepartmentItem>>(page, list.path, { page: '1' })
  for (let at = last_page; at > 0; at--) {
    const { data } = await read<Paged<DepartmentItem>>(page, list.path, { page: String(at) })
    const department = data.findLast(({ doctor_num }) => doctor_num >= 2)
    if (!department) continue
    const query = { department_id: String(department.department_id), page: '1' }
    const staff = await read<Paged<DoctorItem>>(page, doctors.path, query)
    return { department, doctorIds: staff.data.map(({ doctor_id }) => doctor_id) }
  }
  throw new Error('no department has two doctors')
}

async function fillPatient(page: Page) {
  await button(page, form.send).click()
  await expect(page.getByText(patientFailures.nameMissing.zh)).toBeVisible()
  await page.getByLabel(form.name, { exact: true }).fill('欧阳蕴')
  const idNumber = page.getByLabel(form.idNumber, { exact: true })
  await idNumber.fill('110105194912310021')
  await idNumber.blur()
  await expect(page.getByText(patientFailures.idNumberWrong.zh)).toBeVisible()
  await idNumber.fill('11010519491231002X')
  await expect(page.getByRole('radio', { name: form.female })).toBeChecked()
  await expect(page.getByLabel(form.age, { exact: true })).not.toHaveValue('')
  await page.getByLabel(form.phone, { exact: true }).fill('13712349876')
  await page.getByLabel(form.complaint, { exact: true }).fill('反复胸闷三个月')
}

test('two doctors come from a patient to a signed opinion, with a chat and a video room', async ({
  page: base,
  browser,
}, info) => {
  test.slow()
  const { department, doctorIds } = await findDepartment(base)
  const rivals = [
    { page: (await anotherPerson(browser, info)).page, name: '程医生' },
    { page: (await anotherPerson(browser, info)).page, name: '韩医生' },
  ]
  for (const [at, { page, name }] of rivals.entries()) {
    await logInAsDoctor(page, name, '/baseDoctor?side=superior')
    await giveHomepage(page, doctorIds[at]!)
    await verifyDoctor(page, name)
  }

  await logInAsDoctor(base, '沈医生')
  await verifyDoctor(base, '沈医生')
  await base.goto('/baseDoctor')
  await base.getByRole('link', { name: text.create }).click()
  await fillPatient(base)
  await button(base, form.saveDraft).click()
  await expect(base).toHaveURL(/patient_id=\d+/)
  await expect(base.getByLabel(form.name, { exact: true })).toHaveValue('欧阳蕴')
  await button(base, form.send).click()
  await expect(base.getByText(patientFailures.consentMissing.zh)).toBeVisible()
  await base.getByRole('checkbox', { name: new RegExp(form.consent) }).check()
  await base.getByRole('button', { name: form.chooseDepartment }).click()
  const sheet = base.getByRole('dialog', { name: form.chooseDepartment })
  await sheet.getByRole('searchbox').fill(department.hospital)
  await sheet.getByRole('button', { name: new RegExp(department.department_name) }).click()
  await base.getByLabel(form.purpose, { exact: true }).fill('请协助明确诊断')
  await base.getByRole('switch', { name: form.urgent }).click()
  await axe(base)
  await button(base, form.send).click()
  await expect(base).toHaveURL(/\/baseDoctorOrderDetail\?id=\d+/)
  const id = new URL(base.url()).searchParams.get('id')!
  await expect(base.getByRole('heading', { name: text.number(Number(id)) })).toBeVisible()
  expect(await base.title()).not.toContain('欧阳')

  // Both doctors of the department receive it; one does.
  for (const { page } of rivals) {
    await page.goto(`/superiorDoctorOrderDetail?id=${id}`)
    await expect(button(page, text.receive)).toBeVisible()
  }
  await axe(rivals[0]!.page)
  await Promise.all(rivals.map(({ page }) => button(page, text.receive).click()))
  for (const { page } of rivals) await expect(button(page, text.receive)).toHaveCount(0)
  const hasWon = await Promise.all(rivals.map(({ page }) => button(page, text.start).isVisible()))
  expect(hasWon.filter(Boolean)).toHaveLength(1)
  const { page: superior, name } = rivals[hasWon.indexOf(true)]!

  await button(superior, text.start).click()
  await expect(button(superior, text.enterRoom)).toBeVisible()
  // The base doctor is told, and the page shows the chat and the room by itself.
  await expect(button(base, text.enterRoom)).toBeVisible()
  await base.getByRole('textbox', { name: chatText.zh.write }).fill('请看心电图')
  await button(base, chatText.zh.send).click()
  await expect(superior.getByText('请看心电图')).toBeVisible()
  await axe(superior)
  for (const page of [base, superior]) await button(page, text.enterRoom).click()
  await Promise.all([enterRoom(base), enterRoom(superior)])
  await Promise.all([expectFrames(base, name), expectFrames(superior, '沈医生')])
  for (const page of [base, superior]) {
    await button(page, room.leave).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: room.leave }).click()
    await button(page, text.leaveRoom).click()
  }

  await button(superior, text.sign).click()
  await expect(superior.getByText(text.opinionMissing)).toBeVisible()
  await superior.getByLabel(text.parts.diagnosis).fill('心力衰竭')
  await superior.getByLabel(text.parts.advice).fill('完善心脏超声')
  await button(superior, text.sign).click()
  await superior.getByRole('alertdialog').getByRole('button', { name: text.sign }).click()
  await expect(superior.getByText(text.noOutcome)).toBeVisible()
  await expect(base.getByText('完善心脏超声')).toBeVisible()
  await expect(base.getByText(new RegExp(`${name} 签发`))).toBeVisible()
  await expect(base.getByRole('region', { name: text.views }).getByText(name).first()).toBeVisible()

  await base.getByRole('textbox', { name: text.outcome }).fill('症状缓解')
  await button(base, text.saveOutcome).click()
  await expect(superior.getByText('症状缓解')).toBeVisible()
  await axe(base)

  // A third doctor gets nothing.
  const { page: stranger } = await anotherPerson(browser, info)
  await logInAsDoctor(stranger, '路人', `/superiorDoctorOrderDetail?id=${id}`)
  await expect(stranger.getByText(text.missing)).toBeVisible()
})
