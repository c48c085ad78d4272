import { expect, it } from 'vitest'
import { importCalls } from '#contract/console/imports.ts'
import { bankFailures, examCalls } from '#contract/meetings/exams.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const list = consoleOf(client, 'exams')
const bank = consoleOf(client, 'exam-questions')

const examOf = (meeting_id: number) => ({
  title: '结业考试',
  meeting_id,
  minutes: 20,
  pass_mark: 60,
  max_tries: 2,
})

const questionOf = (exam_id: number) => ({
  title: '首选的检查是？',
  exam_id,
  kind: '1',
  options: [
    { label: '超声心动图', is_right: true },
    { label: '胸片', is_right: false },
  ],
})

async function scene() {
  const meeting = await buildMeeting(db, { from: -2, to: -1 })
  const { id: examId } = (await list.askSave(examOf(meeting.id))).data
  return { meeting, examId }
}

it('makes an exam with its bank, shows it once it is published, and takes a question back', async () => {
  const { meeting, examId } = await scene()
  const { id } = (await bank.askSave(questionOf(examId))).data
  const { client: doctor } = await buildMember(app)
  const exam = () => doctor.ask(examCalls.onlineExam, { meeting_id: meeting.id })
  expect((await exam()).status).not.toBe(200)
  expect(await list.problems('publish', [examId])).toEqual([''])
  expect((await exam()).data).toMatchObject({ title: '结业考试', question_num: 1 })
  expect(await bank.problems('takeBack', [id])).toEqual([''])
  expect((await exam()).data).toMatchObject({ question_num: 0 })
  expect(await bank.problems('restore', [id])).toEqual([''])
  expect((await exam()).data).toMatchObject({ question_num: 1 })
})

it('says what somebody would score who always ticks the longest option', async () => {
  const { examId } = await scene()
  const ask = (labels: string[]) =>
    bank.askSave({
      ...questionOf(examId),
      options: labels.map((label, at) => ({ label, is_right: at === 0 })),
    })
  const shown = async () => (await list.rows()).rows.find(({ id }) => id === examId)?.by_length
  expect(await shown()).toBe(0)
  await ask(['超声心动图', '胸片'])
  expect(await shown()).toBe(100)
  await ask(['胸片', '超声心动图', '胃镜'])
  expect(await shown()).toBe(50)
  // As good as any other of four.
  await ask(['胸片', '胃镜', '肠镜', '验血'])
  expect(await shown()).toBe(42)
})

it('has one exam for a meeting, and none to publish without questions', async () => {
  const { meeting, examId } = await scene()
  expect((await list.askSave(examOf(meeting.id))).status).toBe(bankFailures.examThere.status)
  expect((await list.problems('publish', [examId]))[0]).not.toBe('')
})

it('refuses a question without the right number of right options', async () => {
  const { examId } = await scene()
  const question = questionOf(examId)
  const wrong = question.options.map((option) => ({ ...option, is_right: true }))
  expect((await bank.askSave({ ...question, options: wrong })).status).toBe(bankFailures.oneRight.status)
  expect((await bank.askSave({ ...question, kind: '2' })).status).toBe(bankFailures.severalRight.status)
  const alone = question.options.slice(0, 1)
  expect((await bank.askSave({ ...question, options: alone })).status).toBe(
    bankFailures.optionsMissing.status,
  )
})

it('changes the wording of a question that was asked, but not what is right', async () => {
  const { meeting, examId } = await scene()
  const question = questionOf(examId)
  const { id } = (await bank.askSave(question)).data
  await list.problems('publish', [examId])
  const { client: doctor } = await buildMember(app)
  await doctor.call(examCalls.start, { meeting_id: meeting.id })
  const reversed = question.options.toReversed()
  expect((await bank.change(id, { ...question, options: reversed })).status).toBe(
    bankFailures.alreadyAsked.status,
  )
  const reworded = await bank.change(id, { ...question, title: '首选哪项检查？' })
  expect(reworded.status).toBe(200)
})

it('imports a bank from a table, and says which rows are wrong', async () => {
  const { examId } = await scene()
  const rows = [
    ['题目', '考试', '题型', '选项', '解析'],
    ['心衰的标志物？', examId, '单选', '*NT-proBNP | 肌酐', '见指南'],
    ['可用的药物？', examId, '多选', '*ARNI|*SGLT2 抑制剂|维生素', ''],
    ['没有选项的题', examId, '单选', '', ''],
  ]
  const fields = { resource: 'exam-questions', try: '0' }
  const report = await askUpload(app, client, importCalls.begin, writeWorkbook(rows), fields)
  expect(report.data.report).toMatchObject({ created: 2, problems: [{ row: 4 }] })
})
