import { expect, it } from 'vitest'
import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { evidenceCalls, sponsorCalls } from '#contract/practice/lecture-evidence.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { readCsv } from '#kernel/csv.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readCode } from '#server/testing/login-steps.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

/** A lecture that began two hours ago and is over, and an account that sponsors it. */
async function buildSponsored(from = -2, code?: string) {
  const built = await buildFee(app, { from, ...(code && { code }) })
  const sponsor = await buildMember(app)
  const list = consoleOf(built.operator.client, 'evidence-sponsors')
  const setSponsors = (sponsors: number[]) => list.change(built.ids.id, { sponsors })
  expect((await setSponsors([sponsor.user.id])).status).toBe(200)
  const consent = (type: boolean) => built.expert.client.call(evidenceCalls.consent, { ...built.ids, type })
  const see = async () => (await sponsor.client.call(sponsorCalls.lectures, { page: 1 })).data
  return { ...built, sponsor, setSponsors, consent, see }
}

it('shows sponsors figures by right and consent, and nothing of the person’s money', async () => {
  const { sponsor, setSponsors, consent, see } = await buildSponsored()
  expect(await see()).toEqual([])
  await consent(true)
  const data = await see()
  expect(data).toMatchObject([{ guest_name: '程怀瑾', is_complete: 0 }])
  expect(JSON.stringify(data)).not.toMatch(/gross|5000|bank|id_number/)
  await consent(false)
  expect(await see()).toEqual([])
  await consent(true)
  await setSponsors([])
  expect(await see()).toEqual([])
  expect(await readInbox(sponsor.client)).toEqual([
    expect.stringContaining('不再能查看'),
    expect.stringContaining('现在可以查看'),
  ])
})

it('asks a second device for proof before it says yes or no to sponsors, or shows the packs', async () => {
  const { ids, expert, consent, see } = await buildSponsored(-2, 'R7Q2MX')
  const withCode = { ...ids, tcode: 'R7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  for (const client of [own, passedOn]) await client.call(expertTaskCalls.check, withCode)
  const unproved = sheetFailures.deviceUnproved.status
  const say = (type: boolean, code?: string) =>
    passedOn.ask(evidenceCalls.consent, { ...withCode, type, ...(code && { code }) })
  expect((await say(true)).status).toBe(unproved)
  expect(await see()).toEqual([])
  await consent(true)
  expect((await say(false)).status).toBe(unproved)
  expect(await see()).toHaveLength(1)
  expect((await passedOn.ask(evidenceCalls.get, withCode)).status).toBe(unproved)
  expect(await own.call(evidenceCalls.get, withCode)).toMatchObject({ shares_with_sponsors: 1 })
  await passedOn.call(expertTaskCalls.proveDevice, { ...withCode, scene: 'confirm' })
  expect((await say(false, await readCode(app, expert.phone))).data).toMatchObject({
    shares_with_sponsors: 0,
  })
  expect(await see()).toEqual([])
})

it('shows a lecture only when it is over', async () => {
  const { consent, see } = await buildSponsored(24)
  await consent(true)
  expect(await see()).toEqual([])
})

it('exports the same as a table, in the language of the caller', async () => {
  const { sponsor, consent } = await buildSponsored()
  await consent(true)
  const { file_name, csv } = await sponsor.client.call(sponsorCalls.export, {})
  expect(file_name).toBe('赞助讲课.csv')
  const [head, row, ...more] = readCsv(csv)
  expect([head?.[3], row?.[3], row?.at(-1)]).toEqual(['讲者', '程怀瑾', '收集中'])
  expect(more).toEqual([])
})

it('is for members, of whom each sees their own', async () => {
  const { consent } = await buildSponsored()
  await consent(true)
  expect(await app.client().ask(sponsorCalls.lectures, { page: 1 })).toMatchObject({
    status: failures.loginExpired.status,
  })
  const other = await buildMember(app)
  expect((await other.client.call(sponsorCalls.lectures, { page: 1 })).data).toEqual([])
  expect(readCsv((await other.client.call(sponsorCalls.export, {})).csv)).toHaveLength(1)
})

it('is counted in the personal centre', async () => {
  const { sponsor, consent } = await buildSponsored()
  await consent(true)
  const { activity } = await sponsor.client.call(personalCenterCalls.get, {})
  expect(activity.lecture_num).toBe(1)
})
