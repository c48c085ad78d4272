import { describe, expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { feedbackCalls, feedbackFailures, feedbackKinds } from '#contract/people/feedback.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { insertTicket } from '#server/features/people/slide/slide.queries.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'

const app = await testApp()

const feedbackWith = async (content: string) => {
  const { rows } = await app.services.db.execute(`select * from feedback where content = '${content}'`)
  return rows as {
    user_id: number | null
    kind: string
    pictures: string[]
    phone_sealed: Buffer | null
  }[]
}

/** A ticket as the slide verification gives it to this browser. */
async function ticketFor(client: TestClient): Promise<string> {
  const ticket = `ticket-${client.guestId}`
  const digest = app.services.vault.digest(`slide-ticket:${ticket}`)
  await insertTicket(app.services.db, digest, client.guestId, 300)
  return ticket
}

describe('feedback', () => {
  const said = (content: string) => ({ kind: 'fault' as const, content, pictures: [], phone: '' })

  it('of a member is kept with own pictures and a sealed number', async () => {
    const { client, user } = await buildMember(app)
    const pictures = [
      await uploadPicture(app, client, uploadCalls.upload),
      await uploadPicture(app, client, uploadCalls.upload, { private: '1' }),
    ]
    const phone = '13912345678'
    await client.call(feedbackCalls.send, {
      ...said('播放卡顿'),
      pictures: [...pictures, pictures[0]!],
      phone,
    })
    const [row] = await feedbackWith('播放卡顿')
    expect(row).toMatchObject({ user_id: user.id, kind: 'fault', pictures })
    expect(row!.phone_sealed!.includes(phone)).toBe(false)
    expect(app.services.vault.openText(row!.phone_sealed!)).toBe(phone)
  })

  it('takes every kind', async () => {
    const { client } = await buildMember(app)
    for (const kind of feedbackKinds) await client.call(feedbackCalls.send, { ...said('每一种'), kind })
    expect((await feedbackWith('每一种')).map((row) => row.kind)).toEqual([...feedbackKinds])
  })

  it('of a visitor needs a ticket, which serves once and survives a mistake', async () => {
    const visitor = app.client()
    const refused = await visitor.ask(feedbackCalls.send, said('访客'))
    expect(refused).toMatchObject({ status: slideFailures.slideNeeded.status, message: '请完成安全验证' })
    const slide_ticket = await ticketFor(visitor)
    expect(
      (await visitor.ask(feedbackCalls.send, { ...said('访客'), phone: '1', slide_ticket })).status,
    ).toBe(accountFailures.wrongPhone.status)
    await visitor.call(feedbackCalls.send, { ...said('访客'), slide_ticket })
    expect((await visitor.ask(feedbackCalls.send, { ...said('访客'), slide_ticket })).status).toBe(
      slideFailures.slideNeeded.status,
    )
    expect(await feedbackWith('访客')).toMatchObject([{ user_id: null, phone_sealed: null }])
  })

  it('has no pictures of others, from elsewhere, or of a visitor', async () => {
    const { client } = await buildMember(app)
    const { client: stranger } = await buildMember(app)
    const theirs = await uploadPicture(app, stranger, uploadCalls.upload)
    const visitor = app.client()
    for (const pictures of [[theirs], ['https://evil.example/x.png'], ['/files/none.png']])
      expect((await client.ask(feedbackCalls.send, { ...said('图片'), pictures })).status).toBe(
        feedbackFailures.pictureNotOwn.status,
      )
    const slide_ticket = await ticketFor(visitor)
    expect(
      (await visitor.ask(feedbackCalls.send, { ...said('图片'), pictures: [theirs], slide_ticket })).status,
    ).toBe(feedbackFailures.pictureNotOwn.status)
    expect(await feedbackWith('图片')).toHaveLength(0)
  })

  it('has one to 500 characters, and more may not be sent than is sensible', async () => {
    const { client } = await buildMember(app)
    const longest = '字'.repeat(500)
    await client.call(feedbackCalls.send, said(longest))
    expect(await feedbackWith(longest)).toHaveLength(1)
    for (const [field, value] of [
      ['content', '字'.repeat(501)],
      ['content', ' \r\n '],
      ['content', '字\0'],
      ['kind', 'praise'],
      ['pictures', '["a","b","c","d","e"]'],
      ['pictures', 'x'],
      ['phone', '1'.repeat(16)],
    ] as const) {
      const form = { kind: 'fault', content: '字', [field]: value }
      const answer = await postForm(app, feedbackCalls.send.path, form, client.token)
      expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
    }
  })

  it('comes to an end', async () => {
    const { client } = await buildMember(app)
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => client.ask(feedbackCalls.send, said('很多'))),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20)
    expect(answers.filter((answer) => answer.status === failures.tooOften.status)).toHaveLength(1)
  })
})
