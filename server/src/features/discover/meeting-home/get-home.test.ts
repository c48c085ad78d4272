import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { halls } from '#server/features/library/halls/halls.tables.ts'
import { buildReport, setUpHome } from '#server/testing/build-meeting-home.ts'
import { buildDoctor, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const large = () => buildMeeting(app.services.db, { is_big: true, intro: '简介' })

it('introduces a large meeting by the amount of its content', async () => {
  const { db } = app.services
  const { id: meeting_id, title } = await large()
  const doctor = await buildDoctor(db)
  const child = await buildMeeting(db, { parent_id: meeting_id }, [doctor.id])
  await buildMeeting(db, { parent_id: meeting_id, published: false }, [(await buildDoctor(db)).id])
  await buildReport(db, { meeting_id: child.id })
  await db.insert(halls).values({ meeting_id, name: '展厅', cover: '/files/cover.png' })
  expect(await app.client().call(meetingHomeCalls.introduce, { meeting_id })).toEqual({
    meeting_id,
    title,
    intro: '<p>简介</p>',
    session_num: 1,
    expert_num: 1,
    hall_num: 1,
    report_num: 1,
  })
})

it('has a standard menu, or its own if one was set up', async () => {
  const { db } = app.services
  const { id: meeting_id } = await large()
  const kinds = async () =>
    (await app.client().call(meetingHomeCalls.menu, { meeting_id })).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['about', 'programme', 'sessions', 'experts', 'invite'])
  await buildReport(db, { meeting_id })
  expect(await kinds()).toEqual(['about', 'programme', 'sessions', 'experts', 'reports', 'invite'])
  await setUpHome(db, meeting_id, {
    menu: [
      { kind: 'experts', name: '讲者', name_en: 'Faculty' },
      { kind: 'link', name: '投稿', name_en: 'Abstracts', link: '/productHall' },
    ],
  })
  const english = app.client()
  english.language = 'en'
  expect(await english.call(meetingHomeCalls.menu, { meeting_id })).toEqual([
    { kind: 'experts', name: 'Faculty', link: '' },
    { kind: 'link', name: 'Abstracts', link: '/productHall' },
  ])
})

it('shows banners, logo and buttons as configured', async () => {
  const { id: meeting_id } = await large()
  const visitor = app.client()
  const ask = async () => ({
    banners: await visitor.call(meetingHomeCalls.banner, { meeting_id }),
    logo: await visitor.call(meetingHomeCalls.enterpriseLogo, { meeting_id }),
    buttons: await visitor.call(meetingHomeCalls.buttonConfig, { meeting_id }),
  })
  expect(await ask()).toEqual({
    banners: [],
    logo: { logo: '', name: '', link: '' },
    buttons: { reserve: 1, collect: 1, praise: 1, share: 1, invite: 1 },
  })
  await setUpHome(app.services.db, meeting_id, {
    home: {
      logo: '/files/logo.png',
      logo_name: '康宁诺生物',
      logo_link: '/x',
      has_praise: false,
      has_invite: false,
    },
    banners: [
      { title: '开幕', image: '/files/a.png', link: '/reports' },
      { title: '名家', image: '/files/b.png' },
    ],
  })
  expect(await ask()).toMatchObject({
    banners: [
      { title: '开幕', link: '/reports' },
      { title: '名家', link: '' },
    ],
    logo: { logo: '/files/logo.png', name: '康宁诺生物', link: '/x' },
    buttons: { reserve: 1, collect: 1, praise: 0, share: 1, invite: 0 },
  })
})

it('groups the child meetings by hall, and selects some', async () => {
  const { db } = app.services
  const { id: meeting_id } = await large()
  const [first, second, third] = [
    await buildMeeting(db, { parent_id: meeting_id, from: 1, is_chosen: true }),
    await buildMeeting(db, { parent_id: meeting_id, from: 2 }),
    await buildMeeting(db, { parent_id: meeting_id, from: 3 }),
  ]
  await buildSession(db, first.id, { hall: '一厅' })
  await buildSession(db, second.id, { hall: '二厅' })
  await buildSession(db, third.id, { hall: '一厅' })
  const channels = await app.client().call(meetingHomeCalls.channelMenu, { meeting_id })
  expect(channels.map(({ name, meetings }) => [name, meetings.map((row) => row.meeting_id)])).toEqual([
    ['一厅', [first.id, third.id]],
    ['二厅', [second.id]],
  ])
  const chosen = await app.client().call(meetingHomeCalls.carefullyChosen, { meeting_id })
  expect(chosen.map((row) => row.meeting_id)).toEqual([first.id])
})

it('shows unpublished days in the test version', async () => {
  const { db } = app.services
  const { id: meeting_id } = await large()
  const hidden = await buildMeeting(db, { parent_id: meeting_id, published: false })
  expect(await app.client().call(meetingCalls.liveDate, { meeting_id })).toEqual([])
  const days = await app.client().call(meetingHomeCalls.testLiveDate, { meeting_id })
  expect(days).toMatchObject([{ meetings: [{ meeting_id: hidden.id, is_published: 0 }] }])
})

it('returns the sessions of an expert in this meeting', async () => {
  const { db } = app.services
  const { id: meeting_id } = await large()
  const doctor = await buildDoctor(db, { introduction: '从事介入治疗' })
  const child = await buildMeeting(db, { parent_id: meeting_id }, [doctor.id])
  const own = await buildSession(db, child.id, { doctor_id: doctor.id })
  await buildSession(db, child.id)
  const ask = (doctor_id: number) => app.client().ask(meetingHomeCalls.expertInfo, { meeting_id, doctor_id })
  const { data } = await ask(doctor.id)
  expect(data).toMatchObject({ doctor_id: doctor.id, introduction: '从事介入治疗' })
  expect(data.sessions.map((row) => row.schedule_id)).toEqual([own.id])
  expect((await ask((await buildDoctor(db)).id)).status).toBe(failures.dataMissing.status)
})

it('identifies academic conferences, and lists related meetings', async () => {
  const { db } = app.services
  const subject = await buildMeeting(db, { is_subject: true, from: 1 })
  const near = await buildMeeting(db, { college_id: subject.college_id, is_subject: true, from: -9, to: -8 })
  const visitor = app.client()
  expect(await visitor.call(meetingCalls.checkSubject, { meeting_id: subject.id })).toEqual({ is_subject: 1 })
  const plain = await buildMeeting(db)
  expect(await visitor.call(meetingCalls.checkSubject, { meeting_id: plain.id })).toEqual({ is_subject: 0 })
  const ids = async (period: 'all' | 'upcoming' | 'over') =>
    (
      await visitor.call(meetingCalls.subjectMeetings, { period, college_id: subject.college_id, page: 1 })
    ).data.map((row) => row.meeting_id)
  expect(await ids('all')).toEqual([subject.id, near.id])
  expect(await ids('upcoming')).toEqual([subject.id])
  expect(await ids('over')).toEqual([near.id])
  const related = await visitor.call(meetingCalls.recommendList, { meeting_id: subject.id })
  expect(related.map((row) => row.meeting_id)).toEqual([near.id])
})

it('rejects a missing meeting in every part', async () => {
  const hidden = await buildMeeting(app.services.db, { published: false })
  const calls = [
    meetingHomeCalls.introduce,
    meetingHomeCalls.menu,
    meetingHomeCalls.banner,
    meetingHomeCalls.buttonConfig,
    meetingHomeCalls.enterpriseLogo,
    meetingHomeCalls.channelMenu,
    meetingHomeCalls.carefullyChosen,
    meetingHomeCalls.testLiveDate,
    meetingHomeCalls.inviteCount,
    meetingCalls.checkSubject,
    meetingCalls.recommendList,
    meetingCalls.share,
    meetingCalls.userStatus,
  ] as const
  for (const call of calls)
    expect(
      (await app.client().ask(call as typeof meetingCalls.share, { meeting_id: hidden.id })).status,
      call.id,
    ).toBe(meetingFailures.meetingMissing.status)
})
