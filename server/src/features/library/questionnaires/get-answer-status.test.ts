import { describe, expect, it } from 'vitest'
import { questionnaireCalls } from '#contract/library/questionnaires.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import { insertAnswerRecord } from './answer-records.queries.ts'

const app = await testApp()

/** Sends fields that no client of ours would send, and returns the envelope. */
async function post(path: string, fields: Record<string, string>, token = '') {
  const body = new URLSearchParams({ ...commonFields({ guestId: '' }), ...fields })
  const answer = await fetch(app.url + path, { method: 'POST', headers: { token }, body })
  return (await answer.json()) as { status: number }
}

describe('the answer status', () => {
  const exam = { item_type: 'exam', item_id: 12 } as const

  it('changes with the first answer, for that user and that item only', async () => {
    const { client, user } = await buildMember(app)
    expect(await client.call(questionnaireCalls.answerStatus, exam)).toEqual({ answered: 0, answered_at: '' })
    expect(await insertAnswerRecord(app.services.db, { ...exam, user_id: user.id })).toBe(true)
    expect(await client.call(questionnaireCalls.answerStatus, exam)).toEqual({
      answered: 1,
      answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    })
    const { client: other } = await buildMember(app)
    for (const [asker, item] of [
      [client, { ...exam, item_id: 13 }],
      [client, { ...exam, item_type: 'questionnaire' as const }],
      [other, exam],
    ] as const)
      expect((await asker.call(questionnaireCalls.answerStatus, item)).answered).toBe(0)
  })

  it('counts one of several concurrent answers', async () => {
    const { user } = await buildMember(app)
    const counted = await Promise.all(
      Array.from({ length: 10 }, () => insertAnswerRecord(app.services.db, { ...exam, user_id: user.id })),
    )
    expect(counted.filter(Boolean)).toHaveLength(1)
  })

  it('is for members', async () => {
    expect((await app.client().ask(questionnaireCalls.answerStatus, exam)).status).toBe(
      failures.loginExpired.status,
    )
  })

  it.each([
    { item_type: 'meeting', item_id: '1' },
    { item_type: 'exam', item_id: 'x' },
    { item_type: 'exam', item_id: '' },
  ])('rejects %o', async (fields) => {
    const { client } = await buildMember(app)
    const answer = await post(questionnaireCalls.answerStatus.path, fields, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  })
})
