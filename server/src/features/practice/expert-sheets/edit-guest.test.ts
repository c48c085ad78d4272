import { expect, it } from 'vitest'
import { guestCalls, guestLimits, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { drawPicture, askUpload, uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()

const edited = {
  guest_name: '程怀瑾',
  guest_photo: '',
  guest_position_name: '主任医师 教授',
  guest_hospital_name: '秦淮医科大学附属医院',
  guest_department_name: '神经外科',
  introduce: '专长脑血管病的\n显微手术。',
}

it('shows the profile of the lecturer until it is edited, and edits only what the meeting says', async () => {
  const { ids, expert, meeting, sheet } = await buildSheet(app)
  const { client, user } = expert
  expect(await client.call(guestCalls.get, ids)).toMatchObject({
    guest_id: sheet.id,
    guest_name: user.truename,
    guest_position_name: user.title,
    guest_hospital_name: user.hospital,
    guest_department_name: user.department,
    meeting_title: meeting.title,
  })
  const answer = await client.call(guestCalls.edit, { ...ids, ...edited })
  expect(answer).toMatchObject(edited)
  expect(await client.call(guestCalls.get, ids)).toEqual(answer)
  expect(await client.call(profileCalls.profile, {})).toMatchObject({ title: user.title, introduce: '' })
  const again = { ...edited, introduce: '', guest_position_name: '' }
  expect(await client.call(guestCalls.edit, { ...ids, ...again })).toMatchObject(again)
})

it('opens without a login to the bearer of the code, who may also send the picture', async () => {
  const { ids, expert } = await buildSheet(app, { code: 'K7Q2MX' })
  const visitor = app.client()
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  const fields = { id: String(ids.id), tcode: 'K7Q2MX' }
  const { data } = await askUpload(app, visitor, guestCalls.uploadPhoto, await drawPicture(), fields)
  await visitor.call(guestCalls.edit, { ...withCode, ...edited, guest_photo: data.url })
  expect((await expert.client.call(guestCalls.get, ids)).guest_photo).toBe(data.url)
})

it('rejects others, wrong codes, which cannot be guessed, and unknown sheets', async () => {
  const { ids, expert } = await buildSheet(app, { code: 'K7Q2MX' })
  const { client } = await buildMember(app)
  const picture = await drawPicture()
  const fields = (tcode: string) => ({ id: String(ids.id), tcode })
  for (const who of [client, app.client()]) {
    const expected = who.token ? sheetFailures.notInvited.status : failures.noPermission.status
    expect((await who.ask(guestCalls.get, ids)).status).toBe(expected)
    expect((await who.ask(guestCalls.edit, { ...ids, ...edited })).status).toBe(expected)
    const upload = await askUpload(app, who, guestCalls.uploadPhoto, picture, fields(''))
    expect(upload.status).toBe(expected)
  }
  const visitor = app.client()
  for (let n = 0; n < 10; n++)
    expect((await visitor.ask(guestCalls.get, { ...ids, tcode: `X${n}` })).message).toBe(
      sheetFailures.codeWrong.zh,
    )
  const right = await visitor.ask(guestCalls.get, { ...ids, tcode: 'K7Q2MX' })
  expect(right.status).toBe(failures.tooOften.status)
  const missing = await expert.client.ask(guestCalls.get, { id: 99_999_999, tcode: '' })
  expect(missing.message).toBe(sheetFailures.taskMissing.zh)
})

it('rejects wrong names, foreign pictures and long texts, and changes nothing', async () => {
  const { ids, expert } = await buildSheet(app)
  const { client } = expert
  const before = await client.call(guestCalls.get, ids)
  const edit = async (change: Partial<typeof edited>) =>
    (await client.ask(guestCalls.edit, { ...ids, ...edited, ...change })).message
  expect(await edit({ guest_name: '' })).toBe(profileFailures.nameWrong.zh)
  expect(await edit({ guest_name: '名'.repeat(11) })).toBe(profileFailures.nameTooLong.zh)
  const foreign = await uploadPicture(app, (await buildMember(app)).client, uploadCalls.upload)
  for (const guest_photo of [foreign, 'https://evil.example/a.jpg'])
    expect(await edit({ guest_photo })).toBe(sheetFailures.pictureNotOwn.zh)
  const long = { ...edited, introduce: '长'.repeat(guestLimits.introduce + 1), id: String(ids.id) }
  const answer = await postForm(app, guestCalls.edit.path, long, client.token)
  expect(answer.message).toBe('参数错误: introduce')
  expect(await client.call(guestCalls.get, ids)).toEqual(before)
})
