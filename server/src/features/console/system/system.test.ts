import { afterEach, expect, it } from 'vitest'
import { systemCalls } from '#contract/console/system.ts'
import { switchFailures } from '#contract/wire/switch-failures.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { failures } from '#contract/wire/failure.ts'
import { addCallTimes } from '#kernel/call-times/call-times.queries.ts'
import { bucketCount, bucketOf } from '#kernel/call-times/buckets.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { files } from '#kernel/kernel.tables.ts'
import { backUpJob, backUpNightly, tryRestore } from './back-up.ts'

const app = await testApp()
const { client } = await buildMember(app, { operator_roles: ['administrator'] })
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
const { services } = app

const setSwitch = (name: string, is_on: boolean) =>
  client.ask(systemCalls.setSwitch, { name, is_on, reason: '演练' })

afterEach(() => services.switches.set('comments', true))

it('refuses what is switched off to everybody, until it is on again', async () => {
  const { client: member } = await buildMember(app)
  // It is refused before anybody reads the fields.
  const comment = async () => (await postForm(app, commentCalls.set.path, {}, member.token)).status
  expect(await comment()).toBe(failures.parametersMissing.status)
  expect((await setSwitch('comments', false)).status).toBe(200)
  expect(await comment()).toBe(switchFailures.switchedOff.status)
  const shown = (await client.call(systemCalls.switches, {})).find(({ name }) => name === 'comments')
  expect(shown).toEqual({ name: 'comments', title: '发表评论与弹幕', is_on: false })
  await setSwitch('comments', true)
  expect(await comment()).toBe(failures.parametersMissing.status)
})

it('refuses a switch that is not there, and one without a reason', async () => {
  expect((await setSwitch('weather', false)).status).toBe(failures.dataMissing.status)
  const { path: address } = systemCalls.setSwitch
  const silent = await postForm(app, address, { name: 'comments', is_on: '0', reason: ' ' }, client.token)
  expect(silent.status).toBe(failures.parameterError.status)
  expect(services.switches.isOff('comments')).toBe(false)
})

it('adds up the times of calls at all servers', async () => {
  const call = `test.${process.env.VITEST_POOL_ID}.${Date.now()}`
  const hour = new Date()
  const measured = (ms: number, count: number) => {
    const buckets = Array<number>(bucketCount).fill(0)
    buckets[bucketOf(ms)] = count
    return { call, hour, buckets, slowest_ms: ms }
  }
  await addCallTimes(services.db, [measured(10, 98)])
  await addCallTimes(services.db, [measured(1000, 2)])
  const times = await client.call(systemCalls.callTimes, { hours: 1 })
  const row = times.find((one) => one.call === call)!
  expect(row).toMatchObject({ count: 100, slowest: 1000 })
  expect(Math.abs(row.p50 / 10 - 1)).toBeLessThan(0.13)
  expect(Math.abs(row.p99 / 1000 - 1)).toBeLessThan(0.13)
  // The call that asked for the times before was measured, too.
  await expect
    .poll(async () => (await client.call(systemCalls.callTimes, { hours: 1 })).map((one) => one.call))
    .toContain('system.callTimes')
})

it('counts jobs and shows those that are not done', async () => {
  // The first to be due: others have left jobs behind, and not all are listed.
  const due = new Date('2020-01-01')
  await services.db.transaction((db) => services.jobs.send(db, backUpJob, {}, due))
  const { queues, open } = await client.call(systemCalls.jobs, {})
  expect(queues.find(({ name }) => name === 'back-up')).toMatchObject({ waiting: 1 })
  expect(open.find(({ name }) => name === 'back-up')).toMatchObject({
    state: 'waiting',
    data: '{}',
    tries: 0,
    reason: '',
  })
  expect((await client.call(systemCalls.backups, {})).is_running).toBe(true)
})

it('writes a backup, lists it with its age, and restores it for trial', async () => {
  // Other tests of this worker leave rows whose files are gone, and the report names only the first.
  await services.db.delete(files)
  const key = 'u/2026/11/lost.pdf'
  await services.db.insert(files).values({ key, mime: 'application/pdf', size: 3 })
  await client.call(systemCalls.backUp, {})
  await runJobs(app, backUpJob)
  const shown = await client.call(systemCalls.backups, {})
  expect(shown).toMatchObject({ is_set: true, folder: services.backups!.place, problem: '' })
  expect(shown.files[0]).toMatchObject({ name: expect.stringMatching(/^xinglin-\d{14}$/), age_hours: 0 })
  expect(shown.files[0]!.bytes).toBeGreaterThan(1000)

  await expect(tryRestore.run(services, {})).rejects.toThrow('the restored backup differs')
  const { restored } = await client.call(systemCalls.backups, {})
  expect(restored).toMatchObject({ name: shown.files[0]!.name })
  expect(restored!.rows).toBeGreaterThan(10)
  expect(restored!.wrong).toEqual([`file ${key} is missing`])
})

it('says that no place for backups is set, and does not fail every night for it', async () => {
  const none = { ...services, backups: undefined }
  await expect(backUpJob.run(none, {})).rejects.toThrow('no place for backups')
  await backUpNightly.run(none, {})
  await tryRestore.run(none, {})
})

it('is for administrators', async () => {
  const statuses = await Promise.all([
    editor.ask(systemCalls.switches, {}),
    editor.ask(systemCalls.setSwitch, { name: 'comments', is_on: false, reason: '试' }),
    editor.ask(systemCalls.jobs, {}),
    editor.ask(systemCalls.callTimes, { hours: 1 }),
    editor.ask(systemCalls.backups, {}),
    editor.ask(systemCalls.backUp, {}),
  ])
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([failures.noPermission.status]))
})
