import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { recallFailures } from '#contract/meetings/recall-questions.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectRecallQuestion, selectRecallQuestions } from './recall.queries.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const questions = consoleOf(client, 'recall-questions')

const options = [
  { label: '血压', is_right: true },
  { label: '身高', is_right: false },
]

async function valuesOf() {
  const { id } = await buildMeeting(db, { from: -5, to: -4 })
  const recording = await buildRecording(db, id, { seconds: 100 })
  return { recording_id: recording.id, at_seconds: 40, title: '先测什么？', options }
}

it('a question is entered, changed, taken back and put back', async () => {
  const values = await valuesOf()
  const { data } = await questions.askSave(values)
  expect(await selectRecallQuestions(db, values.recording_id)).toEqual([{ id: data.id, atMs: 40_000 }])
  const more = [...options, { label: '体重', is_right: false }]
  expect((await questions.change(data.id, { options: more })).status).toBe(200)
  expect((await selectRecallQuestion(db, data.id))?.options.map(({ label }) => label)).toEqual(
    more.map(({ label }) => label),
  )
  expect(await questions.problems('take_back', [data.id])).toEqual([''])
  expect(await selectRecallQuestions(db, values.recording_id)).toEqual([])
  expect(await questions.problems('put_back', [data.id])).toEqual([''])
  expect(await selectRecallQuestions(db, values.recording_id)).toHaveLength(1)
})

it('a question has a right answer and a wrong one, and a recording', async () => {
  const values = await valuesOf()
  for (const wrong of [[options[0]], [options[1]]])
    expect((await questions.askSave({ ...values, options: wrong })).status).toBe(
      recallFailures.answersWrong.status,
    )
  expect((await questions.askSave({ ...values, recording_id: 999_999_999 })).status).toBe(
    resourceFailures.referenceMissing.status,
  )
})

it('is for those who edit meetings', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const refused = await consoleOf(editor, 'recall-questions').askSave(await valuesOf())
  expect(refused.status).toBe(failures.noPermission.status)
})
