import { expect, it } from 'vitest'
import { answerCalls } from '#contract/discover/answers.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { synonyms } from '#server/features/library/synonyms/synonyms.tables.ts'
import { userTypes } from '#contract/people/account.ts'
import { readQuotable } from '#server/features/library/quoted-passages/read-quotable.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { buildDoctor, buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildDigest } from '#server/testing/build-digest.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client: doctor } = await buildMember(app, { user_type: userTypes.doctor })

async function buildTalk(words: string, speakers: number[]) {
  const captions = [
    await buildCaptions(app, [
      [3, '大家好，今天开始讲课。'],
      [75, words],
    ]),
  ]
  const meeting = await buildMeeting(db, { title: '查房', from: -9 }, speakers)
  return { meeting, recording: await buildRecording(db, meeting.id, { name: '第一讲', captions }) }
}

async function ask(keyword: string) {
  await readTranscripts(app.services)
  await readQuotable(db)
  return (await doctor.call(answerCalls.ask, { keyword })).quotes.map(({ words }) => words)
}

const quotedOf = (doctor_id: number, client = doctor) => client.call(answerCalls.quotedOf, { doctor_id })
const nothing = { for_doctors: false, answers: [], digests: [] }

it('says on the page of a doctor what the own words answered, to doctors, and never the question', async () => {
  await db.insert(synonyms).values({ kind: 'disease', term: '螭龙性肌病', others: ['螭龙病'] })
  app.services.states.get(synonymDictionary).reload()
  const { id } = await buildDoctor(db)
  const { meeting } = await buildTalk('螭龙性肌病的剂量每天五毫克。', [id])
  expect(await quotedOf(id)).toEqual(nothing)
  expect(await ask('我的病人张三得了螭龙病 剂量是多少')).toHaveLength(1)
  await ask('螭龙性肌病 剂量')
  expect(await quotedOf(id)).toMatchObject({
    for_doctors: false,
    answers: [{ words: '螭龙性肌病的剂量每天五毫克。', place: 75, asked_for: ['螭龙性肌病'] }],
  })
  expect(await quotedOf(id, app.client())).toEqual({ ...nothing, for_doctors: true })
  await buildPassword(db, meeting.id, '1234')
  expect(await quotedOf(id)).toEqual(nothing)
})

it('quotes nobody for what another may have said', async () => {
  const [one, other] = [await buildDoctor(db), await buildDoctor(db)]
  const lines: [number, string][] = [[20, '指南推荐酸与素尽早使用，剂量从小开始。']]
  const given = { lines, speakers: [one.id, other.id], isReleased: true }
  await buildDigest(app, given)
  expect(await quotedOf(one.id)).toEqual(nothing)
  expect(await quotedOf(other.id)).toEqual(nothing)
})

it('says what of a doctor stands in released digests, to everybody', async () => {
  const { id } = await buildDoctor(db)
  const lines: [number, string][] = [[20, '指南推荐酸与素尽早使用，剂量从小开始。']]
  await buildDigest(app, { lines, speakers: [id] })
  expect(await quotedOf(id)).toEqual(nothing)
  const recordingId = await buildDigest(app, { lines, speakers: [id], isReleased: true })
  expect((await quotedOf(id, app.client())).digests).toMatchObject([
    { recording_id: recordingId, second: 20, words: lines[0]![1] },
  ])
})
