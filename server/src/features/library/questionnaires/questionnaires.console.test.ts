import { expect, it } from 'vitest'
import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { buildQuestionnaire } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['editor'] })

it('shows how often each option was chosen, and what people wrote without who it was', async () => {
  const { questionnaire, questions } = await buildQuestionnaire(app.services.db, [
    { kind: 'single', options: ['满意', '不满意'] },
    { kind: 'text' },
  ])
  const [single, text] = questions
  for (const [at, words] of ['字再大一点', '很好'].entries()) {
    const { client: member } = await buildMember(app)
    const answers = [
      { question_id: single!.id, option_ids: [single!.optionIds[at === 0 ? 1 : 0]!], text: '' },
      { question_id: text!.id, option_ids: [], text: words },
    ]
    await member.call(questionnaireCalls.submit, { id: questionnaire.id, answers })
  }
  const { facts } = await consoleOf(client, 'questionnaires').record(questionnaire.id)
  expect(facts[0]?.value).toBe('满意：1（50%）\n不满意：1（50%）')
  expect(facts.at(-1)?.to).toBe(`/console/questionnaire-texts?f.questionnaire=${questionnaire.id}`)
  const { data } = await consoleOf(client, 'questionnaire-texts').askRows({
    questionnaire: String(questionnaire.id),
  })
  expect(data.rows.map(({ content }) => content)).toEqual(['很好', '字再大一点'])
  expect(Object.keys(data.rows[0]!)).toEqual(['id', 'questionnaire_title', 'question', 'content'])
})

it('says that nobody has answered', async () => {
  const { questionnaire } = await buildQuestionnaire(app.services.db, [
    { kind: 'single', options: ['满意', '不满意'] },
  ])
  const { facts } = await consoleOf(client, 'questionnaires').record(questionnaire.id)
  expect(facts).toMatchObject([{ value: '满意：0（0%）\n不满意：0（0%）' }])
})
