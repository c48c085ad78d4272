import { beforeEach, expect, it } from 'vitest'
import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import type { PasskeyAssertion } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildPlainOperator } from '#server/testing/build-operator.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { createPasskey } from '#server/testing/software-passkey.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { lowerSessionsOfUser } from './second-step.queries.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const refused = secondStepFailures.passkeyRefused.status

const atPage = (client: TestClient, origin = app.url) => Object.assign(client, { origin })

async function register(client: TestClient, passkey = createPasskey(), origin = app.url) {
  const { options } = await client.call(secondStepCalls.beginPasskey, {})
  const credential = passkey.create(options, origin)
  return client.ask(secondStepCalls.confirmPasskey, { name: '办公室', credential })
}

async function buildPasskeyOperator() {
  const built = await buildPlainOperator(app)
  atPage(built.client)
  const passkey = createPasskey()
  const answer = await register(built.client, passkey)
  return { ...built, passkey, answer }
}

const ask = async (client: TestClient) => (await client.call(secondStepCalls.askPasskey, {})).options

const verify = async (client: TestClient, credential: PasskeyAssertion) =>
  (await client.ask(secondStepCalls.verifyPasskey, { credential })).status

it('registers a passkey as the first factor, and elevates by it', async () => {
  const { client, user, passkey, answer } = await buildPasskeyOperator()
  expect(answer.data.recovery_codes).toHaveLength(10)
  await lowerSessionsOfUser(app.services.db, user.id)
  expect(await verify(client, passkey.get(await ask(client), app.url))).toBe(200)
  const state = await client.call(secondStepCalls.state, {})
  expect(state.factors).toMatchObject([{ kind: 'passkey', name: '办公室' }])
  expect(state.elevated_until).not.toBe('')
  expect(state.logins.map(({ by }) => by)).toEqual(['passkey', 'passkey'])
})

it('takes a signed challenge once, also when two come together', async () => {
  const { client, passkey } = await buildPasskeyOperator()
  const signed = passkey.get(await ask(client), app.url)
  expect((await atOnce(2, () => verify(client, signed))).toSorted((a, b) => a - b)).toEqual([200, refused])
  expect(await verify(client, signed)).toBe(refused)
})

it('refuses a counter that goes back, as a copied key would show', async () => {
  const { client, passkey } = await buildPasskeyOperator()
  passkey.counter = 9
  expect(await verify(client, passkey.get(await ask(client), app.url))).toBe(200)
  passkey.counter = 9
  expect(await verify(client, passkey.get(await ask(client), app.url))).toBe(refused)
  passkey.counter = 10
  expect(await verify(client, passkey.get(await ask(client), app.url))).toBe(200)
})

it('takes authenticators that do not count', async () => {
  const { client } = await buildPlainOperator(app)
  atPage(client)
  const passkey = createPasskey()
  passkey.counter = 0
  expect((await register(client, passkey)).status).toBe(200)
  for (const counter of [0, 0]) {
    passkey.counter = counter
    expect(await verify(client, passkey.get(await ask(client), app.url))).toBe(200)
  }
})

it('refuses what another site or another key has signed', async () => {
  const { client, passkey } = await buildPasskeyOperator()
  expect(await verify(client, passkey.get(await ask(client), 'https://xinglin.example'))).toBe(refused)
  const stranger = createPasskey()
  expect(await verify(client, stranger.get(await ask(client), app.url))).toBe(refused)
  const forged = stranger.get(await ask(client), app.url)
  const { id } = passkey.get({}, app.url)
  expect(await verify(client, { ...forged, id, rawId: id })).toBe(refused)
  expect(await verify(client, passkey.get({ challenge: 'c29tZXRoaW5n' }, app.url))).toBe(refused)
})

it('registers neither one key twice nor for another site', async () => {
  const { client, passkey } = await buildPasskeyOperator()
  expect((await register(client, passkey)).status).toBe(refused)
  expect((await register(client, createPasskey(), 'https://xinglin.example')).status).toBe(refused)
  expect((await register(client)).data.recovery_codes).toEqual([])
})

it('answers only pages of this site', async () => {
  const { client } = await buildPlainOperator(app)
  const statusAt = async (origin: string) => {
    atPage(client, origin)
    return (await client.ask(secondStepCalls.beginPasskey, {})).status
  }
  expect(await statusAt('')).toBe(failures.parameterError.status)
  expect(await statusAt('https://xinglin.example')).toBe(failures.foreignPage.status)
})
