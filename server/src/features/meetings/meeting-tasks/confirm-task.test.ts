import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { meetingTaskCalls, taskFailures } from '#contract/meetings/meeting-tasks.ts'
import { buildTask } from '#server/testing/build-task.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const scene = (given: { from?: number; code?: string } = {}) => buildTask(app, given)

it('is read and confirmed by the expert, once', async () => {
  const { ids, expert, meeting } = await scene()
  expect(await expert.client.call(meetingTaskCalls.status, ids)).toMatchObject({
    meeting_title: meeting.title,
    truename: '程怀瑾',
    topic: '颅内动脉瘤的复合手术',
    contact: '会务组 010-1234',
    is_confirmed: 0,
    can_confirm: 1,
    confirm_time: '',
  })
  const answers = await Promise.all([1, 2, 3].map(() => expert.client.call(meetingTaskCalls.affirm, ids)))
  expect(new Set(answers.map((answer) => answer.confirm_time)).size).toBe(1)
  expect(await expert.client.call(meetingTaskCalls.status, ids)).toMatchObject({
    is_confirmed: 1,
    can_confirm: 0,
  })
})

it('is found from the meeting', async () => {
  const { ids, expert, meeting } = await scene()
  const status = (client = expert.client) => client.call(meetingCalls.userStatus, { meeting_id: meeting.id })
  expect(await status()).toMatchObject({ task_id: ids.id })
  expect(await status(app.client())).toMatchObject({ task_id: 0 })
})

it('rejects others with the specified message and the contact', async () => {
  const { ids } = await scene()
  const { client } = await buildMember(app)
  for (const call of Object.values(meetingTaskCalls))
    expect(await client.ask(call, ids)).toMatchObject({
      status: 4717,
      message: '您登录的手机号非邀约讲课专家，请更换其它账号登录!',
      data: { meeting_group_contact: '会务组 010-1234' },
    })
  expect((await app.client().ask(meetingTaskCalls.status, ids)).status).toBe(failures.loginExpired.status)
  expect((await client.ask(meetingTaskCalls.status, { id: 99_999_999, tcode: '' })).message).toBe(
    taskFailures.taskMissing.zh,
  )
})

it('opens to anyone who has its code, which cannot be guessed', async () => {
  const { ids } = await scene({ code: 'K7Q2' })
  const { client } = await buildMember(app)
  const open = (tcode: string) => client.ask(meetingTaskCalls.affirm, { ...ids, tcode })
  expect((await open('K7Q2')).data).toMatchObject({ is_confirmed: 1 })
  for (let n = 0; n < 10; n++) expect((await open(`X${n}`)).status).toBe(4717)
  expect((await open('K7Q2')).status).toBe(failures.tooOften.status)
})

it('can no longer be confirmed when it is over', async () => {
  const { ids, expert } = await scene({ from: -3 })
  expect(await expert.client.call(meetingTaskCalls.status, ids)).toMatchObject({ can_confirm: 0 })
  expect((await expert.client.ask(meetingTaskCalls.affirm, ids)).message).toBe(taskFailures.taskOver.zh)
})
