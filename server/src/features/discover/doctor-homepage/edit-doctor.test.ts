import { expect, it } from 'vitest'
import { doctorCalls, homepageFailures, homepageLimits } from '#contract/discover/doctor-homepage.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildDepartment, buildDoctor } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { db } = app.services

async function scene() {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, {
    user_id: user.id,
    good_at: '心律失常',
    introduction: '从医三十年。',
  })
  const edit = (fields: Record<string, string>, by = client) =>
    by.ask(doctorCalls.edit, { doctor_id: doctor.id, ...fields })
  const read = () => client.call(doctorCalls.profile, {})
  return { doctor, client, edit, read }
}

it('changes the given fields, which everybody sees, and leaves the others', async () => {
  const { doctor, client, edit, read } = await scene()
  const cover = await uploadPicture(app, client, uploadCalls.upload)
  const answer = await edit({ doctor_cover: cover, introduction: '  第一行\r\n第二行  ', good_at: '' })
  expect(answer.data).toMatchObject({
    doctor_name: doctor.name,
    doctor_cover: cover,
    title: doctor.title,
    hospital: doctor.hospital,
    good_at: '',
    introduction: '第一行\n第二行',
  })
  expect(await read()).toEqual(answer.data)
  expect(await app.client().call(doctorCalls.detail, { doctor_id: doctor.id })).toMatchObject(answer.data)
})

it('leads to the page of the new department, if there is one', async () => {
  const { edit } = await scene()
  const department = await buildDepartment(db, { hospital: '滨海市人民医院', name: '心血管中心' })
  const moved = await edit({ hospital: department.hospital, department: department.name })
  expect(moved.data).toMatchObject({ department_id: department.id, department: '心血管中心' })
  expect((await edit({ title: '主治医师' })).data).toMatchObject({ department_id: department.id })
  expect((await edit({ department: '急诊科' })).data).toMatchObject({ department_id: 0 })
})

it('rejects another doctor, a member without a homepage, and visitors', async () => {
  const { doctor, edit, read } = await scene()
  const other = await scene()
  expect((await edit({ good_at: '假' }, other.client)).message).toBe(homepageFailures.notYourHomepage.zh)
  const { client: plain } = await buildMember(app)
  expect((await edit({ good_at: '假' }, plain)).message).toBe(homepageFailures.noHomepage.zh)
  expect((await plain.ask(doctorCalls.profile, {})).message).toBe(homepageFailures.noHomepage.zh)
  expect((await edit({ good_at: '假' }, app.client())).status).toBe(failures.loginExpired.status)
  expect(await read()).toMatchObject({ doctor_id: doctor.id, good_at: '心律失常' })
})

it('never changes the name', async () => {
  const { doctor, client, read } = await scene()
  const fields = { doctor_id: String(doctor.id), doctor_name: '另一个人', name: '另一个人', good_at: '改了' }
  expect((await postForm(app, doctorCalls.edit.path, fields, client.token)).status).toBe(200)
  expect(await read()).toMatchObject({ doctor_name: doctor.name, good_at: '改了' })
})

it('rejects pictures of others, private ones, and addresses elsewhere', async () => {
  const { edit } = await scene()
  const other = await scene()
  const pictures = [
    '',
    '/files/u/nowhere.jpg',
    'https://evil.example/a.jpg',
    await uploadPicture(app, other.client, uploadCalls.upload),
  ]
  for (const doctor_cover of pictures)
    expect((await edit({ doctor_cover })).message).toBe(homepageFailures.pictureNotOwn.zh)
  const own = await scene()
  const hidden = await uploadPicture(app, own.client, uploadCalls.upload, { private: '1' })
  expect((await own.edit({ doctor_cover: hidden })).message).toBe(homepageFailures.pictureNotOwn.zh)
})

it('rejects empty and too long fields, and a call without any', async () => {
  const { doctor, client, edit, read } = await scene()
  for (const field of ['title', 'hospital', 'department'] as const)
    expect((await edit({ [field]: '  ' })).message).toBe(homepageFailures.fieldEmpty.zh)
  expect((await edit({})).status).toBe(failures.parametersMissing.status)
  for (const [field, most] of Object.entries(homepageLimits)) {
    const fields = { doctor_id: String(doctor.id), [field]: '长'.repeat(most + 1) }
    const answer = await postForm(app, doctorCalls.edit.path, fields, client.token)
    expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
  }
  expect(await read()).toMatchObject({ title: doctor.title, good_at: '心律失常' })
})
