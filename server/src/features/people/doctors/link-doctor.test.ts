import { expect, it } from 'vitest'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { doctorCalls, doctorFailures } from '#contract/people/doctors.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

let people = 0

/** A doctor's homepage, and the verified account of the same name and hospital. */
async function scene(given: { state?: OneOf<typeof verificationStates> } = {}) {
  const truename = `医${++people}生`
  const doctor = await buildDoctor(db, { name: truename })
  const person = await buildMember(app, { truename, hospital: doctor.hospital })
  await buildVerification(app, person.user, { state: given.state ?? verificationStates.passed })
  const claim = (by = person.client) => by.ask(doctorCalls.claim, { doctor_id: doctor.id })
  return { doctor, ...person, claim }
}

it('lets a verified doctor claim the homepage of the same name and hospital, and speak and start meetings', async () => {
  const { doctor, client, claim } = await scene()
  const faculty = await buildMeeting(db, { from: -1, audience: 'faculty', has_stream: true }, [doctor.id])
  const asked = { meeting_id: faculty.id }
  expect((await client.ask(liveCalls.url, asked)).status).toBe(403)
  expect(await client.call(doctorCalls.own, {})).toMatchObject({
    linked: null,
    claimable: [{ doctor_id: doctor.id }],
  })
  expect((await claim()).data).toMatchObject({ linked: { doctor_id: doctor.id }, claimable: [] })
  expect((await client.ask(liveCalls.url, asked)).status).toBe(200)
  expect((await client.ask(studioCalls.open, asked)).status).toBe(200)
  expect((await claim()).message).toBe(doctorFailures.alreadyLinked.zh)
})

it('refuses those who are not verified, have another name or hospital, or come second', async () => {
  const waiting = await scene({ state: verificationStates.underReview })
  expect((await waiting.claim()).message).toBe(doctorFailures.notYours.zh)
  const { doctor, claim } = await scene()
  const elsewhere = await buildMember(app, { truename: doctor.name, hospital: '别处的医院' })
  await buildVerification(app, elsewhere.user, { state: verificationStates.passed })
  expect((await claim(elsewhere.client)).message).toBe(doctorFailures.notYours.zh)
  expect((await claim((await scene()).client)).message).toBe(doctorFailures.notYours.zh)
  const namesake = await buildMember(app, { truename: doctor.name, hospital: doctor.hospital })
  await buildVerification(app, namesake.user, { state: verificationStates.passed })
  const answers = await Promise.all([claim(), claim(namesake.client)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const twin = await scene()
  const other = await buildDoctor(db, { name: twin.doctor.name })
  const both = [twin.doctor, other].map(({ id }) => twin.client.ask(doctorCalls.claim, { doctor_id: id }))
  expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    doctorFailures.alreadyLinked.status,
  ])
  expect((await claim(app.client())).status).toBe(failures.loginExpired.status)
})

it('lets operators link and unlink any account, and nobody else', async () => {
  const { doctor, client, user } = await scene({ state: verificationStates.failed })
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const doctors = consoleOf(operator, 'doctors')
  const link = { values: { user_id: user.id } }
  expect((await consoleOf(client, 'doctors').askRun('link', doctor.id, link)).status).toBe(
    failures.noPermission.status,
  )
  expect((await doctors.run('link', doctor.id, link)).problem).toBe('')
  expect((await client.call(doctorCalls.own, {})).linked).toMatchObject({ doctor_id: doctor.id })
  const second = await buildDoctor(app.services.db)
  expect((await doctors.run('link', second.id, link)).problem).toBe(doctorFailures.alreadyLinked.zh)
  expect((await doctors.run('unlink', doctor.id)).problem).toBe('')
  expect((await client.call(doctorCalls.own, {})).linked).toBe(null)
  expect((await doctors.run('unlink', doctor.id)).problem).toBe(operatorFailures.notApplicable.zh)
  expect(await readInbox(client)).toEqual([
    '您的账号与医生主页的关联已取消。如有疑问，请联系客服。',
    '您的账号已关联医生主页，现在可以管理主页和作品。',
  ])
})
