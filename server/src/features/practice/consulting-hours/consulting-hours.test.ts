import { expect, it } from 'vitest'
import { consultingCalls, consultingFailures } from '#contract/practice/consulting-hours.ts'
import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildConsultations, savePatientAs } from '#server/testing/build-consultation.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const everyDay = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, begin: 8 * 60, end: 10 * 60 }))

async function setUp() {
  const people = await buildConsultations(app)
  const { client, doctorId } = people.superior
  await client.call(consultingCalls.save, { hours: everyDay })
  const free = async () =>
    (await people.base.client.call(consultingCalls.free, { doctor_id: doctorId })).times
  /** Asks the superior for a consultation at this time. */
  const ask = async (begin_time: string | undefined, asker = people.base) =>
    asker.client.ask(consultationCalls.apply, {
      patient_id: await savePatientAs(asker.client),
      department_id: 0,
      doctor_id: doctorId,
      purpose: '请协助',
      urgent: false,
      begin_time,
    })
  return { ...people, free, ask }
}

it('shows the saved hours to the doctor and the free half hours to others', async () => {
  const { superior, free } = await setUp()
  expect(await superior.client.call(consultingCalls.own, {})).toEqual({ hours: everyDay, taken: [] })
  const times = await free()
  expect(times.length).toBeGreaterThanOrEqual(13 * 4)
  expect(times[4]!.begin_time).toMatch(/ (08|09):[03]0$/)
  await superior.client.call(consultingCalls.save, { hours: [] })
  expect(await free()).toEqual([])
})

it('refuses hours that overlap or make no sense, and those of others than doctors', async () => {
  const { superior } = await setUp()
  const save = (...hours: { weekday: number; begin: number; end: number }[]) =>
    superior.client.ask(consultingCalls.save, { hours })
  const monday = { weekday: 1, begin: 480, end: 600 }
  expect(await save(monday, { ...monday, begin: 570, end: 660 })).toMatchObject({
    status: consultingFailures.hoursOverlap.status,
  })
  for (const hour of [
    { ...monday, end: 480 },
    { ...monday, begin: 485 },
  ])
    expect(await save(hour)).toMatchObject({ status: consultingFailures.hoursWrong.status })
  expect(await save({ ...monday, begin: 600, end: 660 }, monday)).toMatchObject({ status: 200 })
  const { client } = await buildMember(app)
  expect(await client.ask(consultingCalls.save, { hours: [] })).toMatchObject({
    status: consultingFailures.hoursDoctorsOnly.status,
  })
  expect(await app.client().ask(consultingCalls.free, { doctor_id: 1 })).toMatchObject({
    status: failures.loginExpired.status,
  })
})

it('gives a time to one of several who ask for it at once', async () => {
  const { free, ask, superior, colleague, base } = await setUp()
  const wished = (await free())[3]!
  const answers = await Promise.all([ask(wished.begin_time), ask(wished.begin_time, colleague)])
  expect(answers.map(({ status }) => status)).toEqual(
    expect.arrayContaining([200, consultingFailures.timeTaken.status]),
  )
  expect(await free()).not.toContainEqual(wished)
  expect((await superior.client.call(consultingCalls.own, {})).taken).toEqual([wished])
  const { data } = answers.find(({ status }) => status === 200)!
  const asker = answers[0].status === 200 ? base : colleague
  expect(await asker.client.call(consultationCalls.detail, { id: data.id })).toMatchObject({
    begin_time: wished.begin_time,
  })
  await asker.client.call(consultationCalls.cancel, { id: data.id, reason: '患者已转诊' })
  expect(await free()).toContainEqual(wished)
})

it('is asked for only in the hours of the doctor who is asked', async () => {
  const { free, ask, base, department } = await setUp()
  const { begin_time } = (await free())[0]!
  const night = begin_time.replace(/\d\d:\d\d$/, '03:00')
  expect(await ask(night)).toMatchObject({ status: consultingFailures.timeNotFree.status })
  expect(await ask('2001-01-01 09:00')).toMatchObject({ status: consultingFailures.timeNotFree.status })
  const ofDepartment = await base.client.ask(consultationCalls.apply, {
    patient_id: await savePatientAs(base.client),
    department_id: department.id,
    doctor_id: 0,
    purpose: '请协助',
    urgent: false,
    begin_time,
  })
  expect(ofDepartment).toMatchObject({ status: consultationFailures.timeWrong.status })
})

it('keeps a doctor from scheduling two consultations at the same time', async () => {
  const { ask, free, superior } = await setUp()
  const [first, second] = [(await ask(undefined)).data.id, (await ask(undefined)).data.id]
  const times = await free()
  for (const id of [first, second]) await superior.client.call(consultationCalls.receive, { id })
  const schedule = (id: number, begin_time: string) =>
    superior.client.ask(consultationCalls.schedule, { id, begin_time })
  expect(await schedule(first, times[3]!.begin_time)).toMatchObject({ status: 200 })
  expect(await schedule(second, times[3]!.begin_time)).toMatchObject({
    status: consultingFailures.timeTaken.status,
  })
  // The same one may be moved, and then the time is free again.
  expect(await schedule(first, times[5]!.begin_time)).toMatchObject({ status: 200 })
  expect(await schedule(second, times[3]!.begin_time)).toMatchObject({ status: 200 })
})
