import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Audience } from '#contract/console/announcements.ts'
import { readEnv } from '#kernel/env.ts'
import { countPeople } from '#server/features/console/announcements/audience.queries.ts'
import { mostAlone } from '#server/features/console/announcements/change-announcement.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { microCourses } from './content/micro-courses.ts'
import { demoNotes } from './content/own-notes.ts'
import { selectShownTexts } from './library/translations.queries.ts'
import { loadDemo } from './load-demo.ts'

let pool: pg.Pool
/** As a start of the server does: the first one loads the world. */
let start: () => Promise<void>

beforeAll(async () => {
  const url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_demo_world')
  const DATA_DIR = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'demo-'))
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR })
  start = () => loadDemo(env, url, () => undefined)
  await start()
  pool = new pg.Pool({ connectionString: url, max: 2 })
})
afterAll(() => pool?.end())

/** Rows that contradict each other. */
const select = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows

const begun = {
  meeting: 'begin_at',
  production: 'published_at',
  operation: 'published_at',
  information: 'published_at',
}
const tables = {
  meeting: 'meetings',
  production: 'productions',
  operation: 'operations',
  information: 'articles',
}
const kinds = Object.keys(tables) as (keyof typeof tables)[]

describe.each(kinds)('an item of kind %s', (kind) => {
  const items = `${tables[kind]} i where i.${begun[kind]} <= now()`

  it('is liked and collected by no more than have seen it', async () => {
    expect(
      await select(`select * from (select i.id, i.view_count, (select count(*) from marks
        where item_type = '${kind}' and item_id = i.id and mark = 'praise') as likes from ${items}) x where likes > view_count`),
    ).toEqual([])
  })

  it('is spoken about by no more than have seen it, and not before it was there', async () => {
    expect(
      await select(`select * from (select i.id, i.view_count, (select count(distinct user_id) from comments
        where item_type = '${kind}' and item_id = i.id) as people from ${items}) x where people > view_count`),
    ).toEqual([])
    expect(
      await select(`select c.id, c.created_at, i.${begun[kind]} from comments c join ${tables[kind]} i on i.id = c.item_id
        where c.item_type = '${kind}' and c.created_at < i.${begun[kind]} - interval '1 day'`),
    ).toEqual([])
  })
})

describe('the figures of a work', () => {
  it('count no more views by day than in all', async () => {
    expect(
      await select(`select p.id, p.view_count, d.views from productions p
        join (select production_id, sum(views) as views from work_days group by 1) d on d.production_id = p.id
        where d.views > p.view_count`),
    ).toEqual([])
  })

  it('count no more watch time than the views can have watched, and no more completions than views', async () => {
    expect(
      await select(`select d.* from work_days d
        join (select production_id, sum(seconds) as seconds from production_episodes group by 1) e using (production_id)
        where d.watched_ms > d.views * e.seconds * 1000 * 1.5 or d.completions > d.views`),
    ).toEqual([])
  })

  it('have been watched by somebody where others have bought them from an author with an account', async () => {
    expect(
      await select(`select p.id, p.title from productions p join doctors d on d.id = p.doctor_id
        where d.user_id is not null
          and (select count(*) from rights r where r.item_type = 'production' and r.item_id = p.id) > 3
          and not exists (select 1 from lesson_progress l where l.production_id = p.id)`),
    ).toEqual([])
  })

  it('say that those who have completed a lesson have watched nearly all of it', async () => {
    expect(
      await select(`select l.lesson_id, l.user_id from lesson_progress l join production_episodes e on e.id = l.lesson_id
        where l.completed_at is not null and l.position < e.seconds * 0.9`),
    ).toEqual([])
  })
})

it('likes in a room are no more than its views', async () => {
  expect(
    await select(
      `select l.meeting_id from room_likes l join meetings m on m.id = l.meeting_id where l.count > m.view_count`,
    ),
  ).toEqual([])
})

it('a congress and its sessions fit each other in time and views', async () => {
  expect(
    await select(`select p.id from meetings p
      join (select parent_id, sum(view_count) as views, min(begin_at) as first_at from meetings
        where parent_id is not null group by 1) c on c.parent_id = p.id
      where c.first_at < p.begin_at or (p.begin_at <= now() and c.views > p.view_count * 1.02 + 20)`),
  ).toEqual([])
})

it('nobody speaks in two places at once', async () => {
  expect(
    await select(`select a.doctor_id, a.title, b.title as other, a.begin_at, b.begin_at as other_at
      from meeting_sessions a join meeting_sessions b on b.doctor_id = a.doctor_id and b.id > a.id
        and b.begin_at < a.end_at and b.end_at > a.begin_at`),
  ).toEqual([])
})

it('meetings begin at times that people plan', async () => {
  expect(
    await select(`select id, title, begin_at from meetings
      where extract(epoch from begin_at)::int % 300 <> 0 or date_trunc('second', begin_at) <> begin_at`),
  ).toEqual([])
})

it('a doctor has as many followers as began to follow by day', async () => {
  expect(
    await select(`select d.doctor_id from (select doctor_id, sum(follows) as follows from doctor_days group by 1) d
      where d.follows <> (select count(*) from follows f where f.kind = 'doctor' and f.item_id = d.doctor_id)`),
  ).toEqual([])
})

it('every operation is reviewed by experienced doctors, at a second of its video', async () => {
  expect(
    await select(`select o.id from operations o where (select count(*) from comments c join users u on u.id = c.user_id
      where c.item_type = 'operation' and c.item_id = o.id and c.play_time is not null and u.title like '%主任医师') < 2`),
  ).toEqual([])
})

it('talks are captioned by what they are about', async () => {
  expect(
    await select(`select name from meeting_recordings r where captions = '[]' and name <> '会议回放'
      union all select title from production_episodes where captions = '[]' and video_id is null
      union all select title from operations where captions = '[]'`),
  ).toEqual([])
  // Some topics are spoken about at several meetings.
  expect(
    await select(`select captions, count(*) from (select captions from meeting_recordings where captions <> '[]'
      union all select captions from production_episodes where captions <> '[]') t group by 1 having count(*) > 12`),
  ).toEqual([])
})

describe('the order that waits to be paid', () => {
  const waiting = `select id, user_id, item_id, extract(epoch from expires_at - created_at)::int as seconds
    from orders where status = 1 and created_at > now() - interval '10 minutes'`

  it('can be paid for half an hour from a start of the server, also when it was closed since the last one', async () => {
    const [order] = await select(waiting)
    expect(order).toMatchObject({ seconds: 1800 })
    await select(`update orders set status = 4, created_at = created_at - interval '2 days',
      expires_at = expires_at - interval '2 days', closed_at = now() where id = ${Number(order!.id)}`)
    await start()
    expect(await select(waiting)).toEqual([order])
  })

  it('stays closed when the same was ordered again', async () => {
    const [order] = await select(waiting)
    await select(`update orders set status = 4, closed_at = now() where id = ${Number(order!.id)}`)
    const columns = `user_id, item_type, item_id, title, cover, course_type, doctor_name, price_fen`
    await select(`insert into orders (order_no, ${columns}, expires_at)
      select 'again', ${columns}, now() + interval '30 minutes' from orders where id = ${Number(order!.id)}`)
    await start()
    expect(await select(`select status from orders where id = ${Number(order!.id)}`)).toEqual([{ status: 4 }])
  })
})

describe('a request that waits for a second person', () => {
  it('names the account that it is about', async () => {
    expect(
      await select(`select r.id, r.titles, u.truename from action_requests r join users u on u.id = r.record_ids[1]
        where r.resource = 'operators' and r.titles <> u.truename`),
    ).toEqual([])
  })

  it('to send a message names enough readers to need a second person', async () => {
    const waiting = await select(`select a.audience from action_requests r
      join announcements a on a.id = r.record_ids[1] where r.resource = 'announcements'`)
    expect(waiting).not.toEqual([])
    for (const { audience } of waiting)
      expect(await countPeople(drizzle(pool), audience as Audience)).toBeGreaterThan(mostAlone)
  })
})

describe('the inbox of the demo world', () => {
  it('tells of a consultation what happened to it, and by whom', async () => {
    const told =
      await select(`select m.id, m.event, c.status, position(u.truename in m.content) > 0 as is_named
      from messages m join consultations c on m.path ~ ('[^0-9]' || c.id || '$')
      left join users u on u.id = c.receiver_id
      where m.event in ('outpatient.ended', 'outpatient.received')`)
    expect(told).not.toEqual([])
    for (const { event, status, is_named } of told)
      expect({ event, status, is_named }).toEqual({
        event,
        status: 3,
        is_named: event === 'outpatient.received',
      })
  })

  it('tells only those of a passed verification who have one', async () => {
    expect(
      await select(`select r.user_id from message_records r join messages m on m.id = r.message_id
        where m.event = 'verification.passed'
          and not exists (select from verifications v where v.user_id = r.user_id and v.state = 2)`),
    ).toEqual([])
  })

  it('says to everybody only what is true of everybody', async () => {
    expect(
      await select(`select title, content, body from messages where is_public
        and concat(title, content, body) ~ '您(已?预约|已?参加|关注|收藏|已完成)|您的密码|学分已记入'`),
    ).toEqual([])
    expect(
      await select(`select title_en, content_en from messages where is_public
        and concat(title_en, ' ', content_en) ~ 'you (booked|attended|saved|follow)|[Yy]our password is'`),
    ).toEqual([])
  })
})

it('the first account of the README is verified, has a homepage and sells a work with a trial', async () => {
  const [sold] =
    await select(`select u.truename, d.title, v.real_name, p.price_fen, p.trial_seconds, e.seconds
    from users u join doctors d on d.user_id = u.id
    join verifications v on v.user_id = u.id and v.state = 2 and v.lapsed_at is null
    join productions p on p.doctor_id = d.id and not p.is_free
    join production_episodes e on e.production_id = p.id and e.video_id is not null
    where u.truename = '沈清和'`)
  expect(sold).toMatchObject({ truename: '沈清和', real_name: '沈清和', title: '副主任医师 副教授' })
  expect(Number(sold!.price_fen)).toBeGreaterThan(0)
  expect(Number(sold!.trial_seconds)).toBeLessThan(Number(sold!.seconds))
})

it('a trial is shorter than its work', async () => {
  expect(
    await select(`select p.title from productions p join production_episodes e on e.production_id = p.id
      group by p.id having p.trial_seconds >= max(e.seconds) and p.trial_seconds > 0`),
  ).toEqual([])
})

it('every doctor who is asked for consultations has one waiting', async () => {
  const waiting = await select(`select distinct u.truename from consultations c join doctors d
      on d.id = c.doctor_id or (c.doctor_id is null and d.department_id = c.department_id)
    join users u on u.id = d.user_id where c.status = 1 order by 1`)
  expect(waiting.map(({ truename }) => truename)).toEqual(expect.arrayContaining(['程怀瑾', '韩静姝']))
})

it('only verified doctors receive consultations and ask for urgent ones', async () => {
  const isVerified = (userId: string) =>
    `exists (select from verifications v where v.user_id = ${userId} and v.state = 2 and v.lapsed_at is null)`
  expect(
    await select(`select c.id from consultations c where c.urgent and not ${isVerified('c.applicant_id')}
      or c.receiver_id is not null and not ${isVerified('c.receiver_id')}`),
  ).toEqual([])
})

it('shows a consultation that was sent back, one of several doctors, an addendum and a promised time', async () => {
  const [shown] = await select(`select
    (select count(*)::int from consultations where returned_at is not null and status = 1) as returned,
    (select count(*)::int from consultation_specialists where signed_at is not null) as specialists,
    (select count(*)::int from consultation_addenda) as addenda,
    (select count(*)::int from consultation_promises) as promises,
    (select count(*)::int from consultations where receiver_id is not null and chat_group_id is null) as silent`)
  expect(shown).toEqual({ returned: 1, specialists: 1, addenda: 1, promises: expect.any(Number), silent: 0 })
})

it('notes are taken on what they are about', async () => {
  const noted = await select(`select coalesce(r.name, e.title) as title from playback_notes n
    left join meeting_recordings r on n.item_type = 'meeting' and r.id = n.part_id
    left join production_episodes e on n.item_type = 'production' and e.id = n.part_id order by n.id desc`)
  expect(noted.map(({ title }) => title)).toEqual(demoNotes.map(({ title }) => title))
})

describe('a course with credit', () => {
  it('that has a talk of its own shows it and asks about it', async () => {
    for (const [title, { video, questions }] of microCourses) {
      const [course] = await select(`select r.seconds, r.video, array(select q.title from recall_questions q
        where q.recording_id = r.id order by q.id) as asked from meeting_recordings r where r.name = '${title}'`)
      expect(course).toMatchObject({ seconds: video.seconds, asked: questions.map((one) => one.title) })
      expect(course!.video).not.toMatch(/lecture/)
    }
  })

  it('asks while there is still time to be asked', () => {
    for (const { video, questions } of microCourses.values())
      for (const { at_seconds } of questions) expect(at_seconds).toBeLessThan(video.seconds * 0.9)
  })

  it('asks in its exam about its topic', async () => {
    const exams = await select(`select e.title, string_agg(q.title, ' ') as asked from exams e
      join exam_questions q on q.exam_id = e.id join meetings m on m.id = e.meeting_id
      where m.title in ('抗菌药物分级管理培训', '急救技能现场工作坊') group by 1`)
    expect(exams).toHaveLength(2)
    for (const { asked } of exams) expect(asked).not.toMatch(/跌倒|手卫生|患者身份/)
  })

  it('shows the film of vessels and helix, and asks about it, only where that is the subject', async () => {
    const about = [{ name: '看图微课：血管、心电与双螺旋' }]
    const shown = await select(`select r.name from meeting_recordings r join meetings m on m.id = r.meeting_id
      where m.is_credit and r.video like '%/lecture.mp4'`)
    const asked =
      await select(`select r.name from recall_questions q join meeting_recordings r on r.id = q.recording_id
      where q.title = '视频先讲的是什么？'`)
    expect([shown, asked]).toEqual([about, about])
  })

  it('asks about its content, but for the one that only asks whether somebody is there', async () => {
    expect(
      await select(`select r.name from meeting_recordings r join meetings m on m.id = r.meeting_id
        where m.is_credit and not exists (select from recall_questions q where q.recording_id = r.id)`),
    ).toEqual([{ name: '呼吸机基础操作录播课' }])
  })
})

describe('in English', () => {
  it('is all that readers see', async () => {
    const translated = await select('select chinese from translations')
    const known = new Set(translated.map(({ chinese }) => chinese))
    expect((await selectShownTexts(drizzle(pool))).filter(({ text }) => !known.has(text))).toEqual([])
  })

  it('is English, and whole', async () => {
    expect(
      await select(`select * from translations where english = '' or english ~ '[一-鿿，。：；“”{}]'`),
    ).toEqual([])
  })

  it('has different titles for different items that are listed together', async () => {
    const lists = { meetings: ', parent_id', articles: '', productions: '', operations: '' }
    for (const [items, list] of Object.entries(lists))
      expect(
        await select(`select english, array_agg(distinct title) as titles from ${items}
          join translations on chinese = title group by english${list} having count(distinct title) > 1`),
      ).toEqual([])
  })
})
