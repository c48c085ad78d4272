import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dutyCalls } from '#contract/practice/expert-duties.ts'
import { expertSessionCalls, sessionStates } from '#contract/practice/expert-sessions.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { pollAnswers, pollFailures, pollStates, sessionPollCalls } from '#contract/practice/session-polls.ts'
import type { PollAnswer, SessionPoll } from '#contract/practice/session-polls.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { sheetMessages } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })
const polls = consoleOf(operator.client, 'session-polls')

type Sheet = Awaited<ReturnType<typeof buildSheet>>

const hour = 3600_000
const { yes, ifNeedBe, no } = pollAnswers

/** Full hours, so many from now. */
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour)
const timeAt = (hours: number) => ({
  begin_at: inHours(hours).toISOString(),
  end_at: inHours(hours + 1).toISOString(),
})

/** Two experts of one task, who are asked about two times. */
async function buildPoll(given: { hall?: string; code?: string } = {}) {
  const first = await buildSheet(app, { from: 48, to: 60, ...(given.code && { code: given.code }) })
  const second = await buildSheet(app, {
    taskId: first.ids.id,
    expert: await buildMember(app, { truename: '贺知新' }),
  })
  const asked = {
    sheet_ids: [first.sheet.id, second.sheet.id],
    kind: 'lecture',
    title: '颅底肿瘤的手术入路',
    hall: given.hall ?? '',
    due_at: inHours(24).toISOString(),
    times: [timeAt(50), timeAt(52)],
  }
  const { id } = await polls.create(asked)
  return { first, second, id, asked }
}

const read = ({ expert, ids }: Sheet, poll_id: number) =>
  expert.client.call(sessionPollCalls.get, { ...ids, poll_id })

const say = ({ expert, ids }: Sheet, poll: SessionPoll, answers: (PollAnswer | 0)[], note = '') =>
  expert.client.ask(sessionPollCalls.answer, {
    ...ids,
    poll_id: poll.poll_id,
    note,
    answers: poll.times.map(({ time_id }, at) => ({ time_id, answer: answers[at]! })),
  })

const sessionsOf = async ({ expert, ids }: Sheet) =>
  (await expert.client.call(expertSessionCalls.list, ids)).sessions

it('asks about times, which becomes an item of the programme and sessions of all who were asked', async () => {
  const { first, second, id } = await buildPoll()
  const dutyOf = async ({ expert, ids }: Sheet) =>
    (await expert.client.call(dutyCalls.list, ids)).duties.find(({ kind }) => kind === 'poll')
  expect(await dutyOf(first)).toMatchObject({
    subject_id: id,
    status: 0,
    due_time: shanghaiTime(inHours(24)),
  })
  const poll = await read(first, id)
  expect(poll.times.map(({ answer, clashes }) => [answer, clashes])).toEqual([
    [0, []],
    [0, []],
  ])
  expect((await say(first, poll, [no, yes], '上午有手术')).status).toBe(200)
  expect((await say(second, await read(second, id), [yes, ifNeedBe])).status).toBe(200)
  expect(await dutyOf(first)).toMatchObject({ status: 1 })
  const { facts } = await polls.record(id)
  expect(facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringContaining('可以 1: 程怀瑾 · 勉强 1: 贺知新'), '上午有手术']),
  )

  expect((await polls.run('choose', id, { values: { at: '2' } })).problem).toBe('')
  const [own] = await sessionsOf(first)
  const [other] = await sessionsOf(second)
  // Whoever has said that it suits is not asked again.
  expect(own).toMatchObject({ status: sessionStates.confirmed, begin_time: shanghaiTime(inHours(52)) })
  expect(other).toMatchObject({ status: sessionStates.open, begin_time: shanghaiTime(inHours(52)) })
  const { rows } = await db.execute<{ title: string; sessions: number }>(sql`
    select p.title, (select count(*)::int from expert_sessions s where s.programme_id = p.id) as sessions
    from meeting_sessions p where p.meeting_id = ${first.meeting.id}`)
  expect(rows).toEqual([{ title: '颅底肿瘤的手术入路', sessions: 2 }])
  const { rows: sent } = await db.execute<{ kind: string }>(
    sql`select kind from ${sheetMessages} where sheet_id = ${first.sheet.id} order by id`,
  )
  expect(sent.map(({ kind }) => kind)).toEqual(['change', 'accepted'])
  const decided = await read(first, id)
  expect(decided).toMatchObject({ status: pollStates.decided, can_answer: 0 })
  expect(decided.times.map(({ is_chosen }) => is_chosen)).toEqual([0, 1])
  expect((await say(first, poll, [yes, yes])).status).toBe(pollFailures.pollClosed.status)
})

it('says what else takes the expert, and who has passed the link on sees no titles', async () => {
  const { first, id } = await buildPoll({ code: 'POLL26' })
  const elsewhere = await buildSheet(app, { from: 49, to: 55, expert: first.expert })
  await buildExpertSession(app, elsewhere.sheet.id, { from: 51, minutes: 150 })
  const titlesIn = ({ times }: SessionPoll) => times.map(({ clashes }) => clashes.map(({ title }) => title))
  const { title } = elsewhere.meeting
  expect(titlesIn(await read(first, id))).toEqual([[title], [title]])
  const byCode = { id: first.ids.id, tcode: 'POLL26', poll_id: id }
  expect(titlesIn(await app.client().call(sessionPollCalls.get, byCode))).toEqual([[''], ['']])
})

it('takes one choice, of many at once', async () => {
  const { first, second, id } = await buildPoll()
  await say(first, await read(first, id), [yes, yes])
  const chosen = await Promise.all(['1', '2', '1'].map((at) => polls.run('choose', id, { values: { at } })))
  expect(chosen.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect(await sessionsOf(first)).toHaveLength(1)
  expect(await sessionsOf(second)).toHaveLength(1)
})

it('does not plan two things in one hall', async () => {
  const { id } = await buildPoll({ hall: '一号厅' })
  const [other] = [await buildPoll({ hall: '一号厅' })]
  const { rows } = await db.execute<{ meeting_id: number }>(
    sql`select t.meeting_id from session_polls p join expert_tasks t on t.id = p.task_id where p.id = ${id}`,
  )
  await db.execute(sql`insert into meeting_sessions (meeting_id, hall, title, begin_at, end_at)
    values (${rows[0]!.meeting_id}, '一号厅', '开幕式', ${inHours(50).toISOString()}, ${inHours(51).toISOString()})`)
  expect((await polls.run('choose', id, { values: { at: '1' } })).problem).toContain(
    pollFailures.hallTaken.zh,
  )
  expect((await polls.run('choose', id, { values: { at: '2' } })).problem).toBe('')
  expect((await polls.run('choose', other.id, { values: { at: '8' } })).problem).toBe(
    pollFailures.timeUnknown.zh,
  )
})

it('asks for an answer to each time, of the guest alone', async () => {
  const { first, second, id } = await buildPoll()
  const poll = await read(first, id)
  expect((await say(first, poll, [yes, 0])).status).toBe(pollFailures.answersMissing.status)
  const stranger = await buildMember(app)
  const address = { ...first.ids, poll_id: id }
  expect((await stranger.client.ask(sessionPollCalls.get, address)).status).toBe(
    sheetFailures.notInvited.status,
  )
  expect((await app.client().ask(sessionPollCalls.get, address)).status).toBe(failures.noPermission.status)
  const elsewhere = await buildSheet(app)
  const foreign = await elsewhere.expert.client.ask(sessionPollCalls.get, { ...elsewhere.ids, poll_id: id })
  expect(foreign.status).toBe(pollFailures.pollMissing.status)
  expect((await polls.run('withdraw', id, { reason: '会议改期' })).problem).toBe('')
  expect((await second.expert.client.ask(sessionPollCalls.get, { ...second.ids, poll_id: id })).status).toBe(
    pollFailures.pollMissing.status,
  )
  const { duties } = await first.expert.client.call(dutyCalls.list, first.ids)
  expect(duties.map(({ kind }) => kind)).not.toContain('poll')
})

it('refuses times that are past, equal or alone, and experts of several meetings', async () => {
  const { asked, first } = await buildPoll()
  const other = await buildSheet(app)
  const wrong = [
    [{ times: [timeAt(50)] }, pollFailures.timesWrong],
    [{ times: [timeAt(50), timeAt(50)] }, pollFailures.timesWrong],
    [{ times: [timeAt(50), timeAt(-5)] }, pollFailures.timesWrong],
    [{ due_at: inHours(51).toISOString() }, pollFailures.dueWrong],
    [{ due_at: inHours(-1).toISOString() }, pollFailures.dueWrong],
    [{ sheet_ids: [first.sheet.id, other.sheet.id] }, pollFailures.guestsWrong],
  ] as const
  for (const [change, failure] of wrong)
    expect((await polls.askSave({ ...asked, ...change })).status).toBe(failure.status)
})

it('leaves out who has declined meanwhile', async () => {
  const { first, second, id } = await buildPoll()
  await db.execute(sql`update expert_sheets set status = 2 where id = ${second.sheet.id}`)
  expect((await polls.run('choose', id, { values: { at: '1' } })).problem).toBe('')
  expect(await sessionsOf(first)).toHaveLength(1)
  expect(await sessionsOf(second)).toHaveLength(0)
})

it('does not plan a time that is over', async () => {
  const { first, id } = await buildPoll()
  await db.execute(sql`update session_poll_times set begin_at = now() - interval '2 hours', end_at = now() - interval '1 hour'
    where id = (select min(id) from session_poll_times where poll_id = ${id})`)
  expect((await polls.run('choose', id, { values: { at: '1' } })).problem).toBe(pollFailures.chosenPast.zh)
  expect(await sessionsOf(first)).toEqual([])
  expect((await polls.run('choose', id, { values: { at: '2' } })).problem).toBe('')
})
