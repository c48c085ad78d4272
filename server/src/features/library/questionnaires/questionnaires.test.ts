import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { questionKinds, questionnaireCalls, questionnaireFailures } from '#contract/library/questionnaires.ts'
import type { GivenAnswer } from '#contract/library/questionnaires.ts'
import { buildQuestionnaire } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { hoursFromNow } from '#server/testing/build-content.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

/** A single, a multiple and a text question; the first and the last are required. */
async function build(given: Parameters<typeof buildQuestionnaire>[2] = {}) {
  const { questionnaire, questions } = await buildQuestionnaire(
    app.services.db,
    [
      { kind: 'single', required: true, options: ['甲', '乙'] },
      { kind: 'multiple', options: ['一', '二', '三'] },
      { kind: 'text', required: true },
    ],
    given,
  )
  type Built = { id: number; optionIds: number[] }
  const [single, multiple, text] = questions as [Built, Built, Built]
  const full = (words = '很好'): GivenAnswer[] => [
    { question_id: single.id, option_ids: [single.optionIds[1]!], text: '' },
    { question_id: multiple.id, option_ids: multiple.optionIds.slice(0, 2), text: '' },
    { question_id: text.id, option_ids: [], text: words },
  ]
  return { id: questionnaire.id, single: single, multiple: multiple, text, full }
}

const submit = (client: TestClient, id: number, answers: GivenAnswer[]) =>
  client.ask(questionnaireCalls.submit, { id, answers })

it('shows a visitor the questions in their order', async () => {
  const { id, single } = await build({ intro: '三分钟', thanks: '谢谢' })
  const detail = await app.client().call(questionnaireCalls.detail, { id })
  expect(detail).toMatchObject({ id, intro: '三分钟', thanks: '谢谢', closes_at: '' })
  expect(detail).toMatchObject({ is_closed: 0, answered: 0, answered_at: '', may_see_results: 0 })
  expect(detail.questions.map(({ kind, required }) => [kind, required])).toEqual([
    [questionKinds.single, 1],
    [questionKinds.multiple, 0],
    [questionKinds.text, 1],
  ])
  expect(detail.questions[0]!.options).toEqual([
    { option_id: single.optionIds[0], label: '甲' },
    { option_id: single.optionIds[1], label: '乙' },
  ])
})

it('accepts one answer, and shows that to everybody', async () => {
  const { id, full } = await build()
  const { client } = await buildMember(app)
  expect((await submit(client, id, full())).status).toBe(200)
  expect(await client.call(questionnaireCalls.detail, { id })).toMatchObject({
    answered: 1,
    answered_at: expect.stringMatching(/^\d{4}-/),
  })
  expect(
    await client.call(questionnaireCalls.answerStatus, { item_type: 'questionnaire', item_id: id }),
  ).toMatchObject({ answered: 1 })
  expect((await submit(client, id, full())).status).toBe(questionnaireFailures.alreadyAnswered.status)
})

it('counts one of ten concurrent answers', async () => {
  const { user, client: owner } = await buildMember(app)
  const { id, full, single } = await build({ owner_id: user.id })
  const { client } = await buildMember(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(client, id, full())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { answer_num, questions } = await owner.call(questionnaireCalls.results, { id })
  expect(answer_num).toBe(1)
  expect(questions[0]!.options).toMatchObject([
    { choice_num: 0 },
    { option_id: single.optionIds[1], choice_num: 1 },
  ])
})

it('shows the answers to the owner and operators, and to nobody else', async () => {
  const { user, client: owner } = await buildMember(app)
  const { id, full, multiple, text } = await build({ owner_id: user.id })
  for (const words of ['第一', '第二', '第三']) {
    const { client } = await buildMember(app)
    await submit(client, id, full(words))
  }
  const { client: one } = await buildMember(app)
  await submit(one, id, full('第四').toSpliced(1, 1))
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  for (const reader of [owner, operator]) {
    const results = await reader.call(questionnaireCalls.results, { id })
    expect(results.answer_num).toBe(4)
    expect(results.questions.map(({ answer_num }) => answer_num)).toEqual([4, 3, 4])
    expect(results.questions[1]!.options.map(({ choice_num }) => choice_num)).toEqual([3, 3, 0])
    const texts = await reader.call(questionnaireCalls.texts, { question_id: text.id, page: 1 })
    expect(texts.data.map((row) => row.text)).toEqual(['第四', '第三', '第二', '第一'])
    expect(texts.total).toBe(4)
  }
  const page = { question_id: text.id, page: 1 }
  expect((await one.ask(questionnaireCalls.results, { id })).status).toBe(failures.noPermission.status)
  expect((await one.ask(questionnaireCalls.texts, page)).status).toBe(failures.noPermission.status)
  expect((await app.client().ask(questionnaireCalls.results, { id })).status).toBe(401)
  const noText = await owner.ask(questionnaireCalls.texts, { question_id: multiple.id, page: 1 })
  expect(noText.status).toBe(failures.dataMissing.status)
  expect(await owner.call(questionnaireCalls.detail, { id })).toMatchObject({ may_see_results: 1 })
})

it('sends a visitor to the login', async () => {
  const { id, full } = await build()
  expect((await submit(app.client(), id, full())).status).toBe(401)
})

it('requires the mandatory answers, and stores nothing without them', async () => {
  const { id, full } = await build()
  const { client } = await buildMember(app)
  for (const answers of [[], full().slice(1), full('   ')])
    expect((await submit(client, id, answers)).status).toBe(questionnaireFailures.answerMissing.status)
  expect((await submit(client, id, full())).status).toBe(200)
})

it('rejects options that the questions do not offer', async () => {
  const { id, full, single, multiple } = await build()
  const { single: foreign } = await build()
  const { client } = await buildMember(app)
  const [first, second, third] = full() as [GivenAnswer, GivenAnswer, GivenAnswer]
  const wrong: GivenAnswer[][] = [
    [{ ...first, option_ids: single.optionIds }, second, third],
    [{ ...first, option_ids: [multiple.optionIds[0]!] }, second, third],
    [first, second, third, { ...first, question_id: foreign.id, option_ids: [foreign.optionIds[0]!] }],
    [first, first, second, third],
  ]
  for (const answers of wrong)
    expect(await submit(client, id, answers)).toMatchObject({ status: failures.parameterError.status })
  const choices = [{ ...second, option_ids: [...second.option_ids, ...second.option_ids] }]
  expect((await submit(client, id, [first, ...choices, third])).status).toBe(200)
})

it.each(['', '{}', '[{"question_id":1}]', 'x'])('rejects the answers %j', async (answers) => {
  const { id } = await build()
  const { client } = await buildMember(app)
  const answer = await postForm(
    app,
    questionnaireCalls.submit.path,
    { id: String(id), answers },
    client.token,
  )
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

it('is closed for answers after its time, and still readable', async () => {
  const { id, full } = await build({ closes_at: hoursFromNow(-1) })
  const { client } = await buildMember(app)
  expect(await client.call(questionnaireCalls.detail, { id })).toMatchObject({ is_closed: 1 })
  expect((await submit(client, id, full())).status).toBe(questionnaireFailures.closed.status)
  const { id: open } = await build({ closes_at: hoursFromNow(1) })
  expect(await client.call(questionnaireCalls.detail, { id: open })).toMatchObject({ is_closed: 0 })
})

it('rejects an unknown questionnaire', async () => {
  const { id, full } = await build({ published: false })
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  for (const answer of [
    await client.ask(questionnaireCalls.detail, { id }),
    await client.ask(questionnaireCalls.results, { id }),
    await submit(client, id, full()),
  ])
    expect(answer.status).toBe(failures.dataMissing.status)
})
