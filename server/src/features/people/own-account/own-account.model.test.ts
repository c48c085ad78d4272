import fc from 'fast-check'
import type { AsyncCommand } from 'fast-check'
import { expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { readCode, resetLimits } from '#server/testing/login-steps.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const expired = failures.loginExpired.status
const ended = failures.loginEnded.status
const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  desk: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  wechat: 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0',
}
type Kind = keyof typeof agents
/** Two phones, so that one can push the other out. */
const slots: Kind[] = ['phone', 'phone', 'desk', 'wechat']

/** What the model believes of one login: the answer that its tokens must get. */
type Login = {
  kind: Kind
  slot: number
  /** 200 while it stands, then how its end is told. */
  status: number
  token: string
  refresh: string
  /** Tokens that a refresh has replaced. */
  dead: string[]
  /** Refresh tokens that were traded in. Showing one again ends the login. */
  spent: string[]
}

type Model = { logins: Login[]; passwords: string[]; isDeleted: boolean; steps: number }
type Real = { phone: string }
type Command = AsyncCommand<Model, Real>

/** Any number names one of them, so that few steps come to nothing. */
const pick = (logins: Login[], n: number): Login | undefined => logins[n % logins.length]
const openLogin = (model: Model, n: number) =>
  pick(
    model.logins.filter((login) => login.status === 200),
    n,
  )
const refreshed = (model: Model, n: number) =>
  pick(
    model.logins.filter((login) => login.spent.length > 0),
    n,
  )
const end = (logins: Login[], status: number) => {
  for (const login of logins) if (login.status === 200) login.status = status
}

function clientOf(slot: number, token = ''): TestClient {
  const client = app.client()
  client.userAgent = agents[slots[slot]!]
  client.token = token
  return client
}

/** A login of a kind pushes out the one before it. */
function open(model: Model, slot: number, data: { token: string; refresh_token: string }) {
  const kind = slots[slot]!
  end(
    model.logins.filter((login) => login.kind === kind),
    ended,
  )
  const fresh = { token: data.token, refresh: data.refresh_token, dead: [], spent: [] }
  model.logins.push({ kind, slot, status: 200, ...fresh })
}

/** After every step: each token that was ever given out serves exactly as long as it should. */
async function checkAll(model: Model) {
  const ask = async (token: string) => (await clientOf(0, token).ask(accountCalls.loginStatus, {})).status
  await Promise.all(
    model.logins.map(async ({ token, status, dead }) => {
      expect(await ask(token)).toBe(status)
      for (const old of dead) expect(await ask(old)).toBe(failures.tokenInvalid.status)
    }),
  )
}

/** Which kinds of steps have been taken at all, so that none is only believed to be. */
const taken = new Set<string>()
const kindOf = (step: { toString(): string }) => step.toString().replaceAll(/\d/g, '').trim()

const command = (
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check,
  async run(model, real) {
    model.steps++
    taken.add(kindOf(name))
    await run(model, real)
    await checkAll(model)
  },
  toString: () => name,
})

const logIn = (slot: number) =>
  command(
    `log in on ${slot}`,
    () => true,
    async (model, { phone }) => {
      const password = model.passwords.at(-1)!
      const answer = await clientOf(slot).ask(accountCalls.login, { username: phone, password })
      expect(answer.status).toBe(model.isDeleted ? accountFailures.wrongPassword.status : 200)
      if (answer.status === 200) open(model, slot, answer.data)
    },
  )

const logInByOldPassword = (slot: number) =>
  command(
    `log in on ${slot} by an old password`,
    (model) => model.passwords.length > 1,
    async (model, { phone }) => {
      const password = model.passwords.at(-2)!
      const answer = await clientOf(slot).ask(accountCalls.login, { username: phone, password })
      expect(answer.status).toBe(accountFailures.wrongPassword.status)
    },
  )

const refresh = (n: number) =>
  command(
    `refresh ${n}`,
    (model) => model.logins.length > 0,
    async (model) => {
      const login = pick(model.logins, n)!
      const answer = await clientOf(login.slot).ask(accountCalls.onlineRefresh, {
        refresh_token: login.refresh,
      })
      expect(answer.status).toBe(login.status)
      if (answer.status !== 200) return
      login.dead.push(login.token)
      login.spent.push(login.refresh)
      login.token = answer.data.token
      login.refresh = answer.data.refresh_token
    },
  )

const reuse = (n: number) =>
  command(
    `show a spent refresh token of ${n}`,
    (model) => refreshed(model, n) !== undefined,
    async (model) => {
      const login = refreshed(model, n)!
      const refresh_token = login.spent[0]!
      const answer = await clientOf(login.slot).ask(accountCalls.onlineRefresh, { refresh_token })
      expect(answer.status).toBe(ended)
      end([login], ended)
    },
  )

const logOut = (n: number) =>
  command(
    `log out ${n}`,
    (model) => openLogin(model, n) !== undefined,
    async (model) => {
      const login = openLogin(model, n)!
      await clientOf(login.slot, login.token).call(accountCalls.logout, {})
      end([login], expired)
    },
  )

let made = 0
const changePassword = (n: number, isMember: boolean) =>
  command(
    `change the password ${isMember ? `from ${n}` : 'without a login'}`,
    (model) => !model.isDeleted && (!isMember || openLogin(model, n) !== undefined),
    async (model, { phone }) => {
      const own = isMember ? openLogin(model, n) : undefined
      const password = `Apricot${++made}`.padEnd(12, '0')
      const fields = { username: phone, old_password: model.passwords.at(-1)!, password }
      await clientOf(own?.slot ?? 0, own?.token).call(passwordCalls.change, fields)
      model.passwords.push(password)
      end(
        model.logins.filter((login) => login !== own),
        ended,
      )
    },
  )

const endOthers = (n: number) =>
  command(
    `end others from ${n}`,
    (model) => openLogin(model, n) !== undefined,
    async (model) => {
      const own = openLogin(model, n)!
      await clientOf(own.slot, own.token).call(ownAccountCalls.endOtherLogins, {})
      end(
        model.logins.filter((login) => login !== own),
        ended,
      )
    },
  )

const handOver = (n: number, to: number) =>
  command(
    `hand over from ${n} to ${to}`,
    (model) => openLogin(model, n) !== undefined,
    async (model) => {
      const own = openLogin(model, n)!
      const client = clientOf(own.slot, own.token)
      const { code } = await client.call(otherLoginCalls.generateShearplate, { target: '/' })
      open(model, to, await clientOf(to).call(otherLoginCalls.shearplateLogin, { code }))
    },
  )

const destroy = (n: number) =>
  command(
    `delete the account from ${n}`,
    // Little happens afterwards, so it is left for the later steps.
    (model) => model.steps > 6 && openLogin(model, n) !== undefined,
    async (model, { phone }) => {
      const own = openLogin(model, n)!
      const client = clientOf(own.slot, own.token)
      await client.call(accountCalls.sendCode, { country_code: '86', scene: 'destroy' })
      await client.call(ownAccountCalls.destroy, { code: await readCode(app, phone) })
      end(model.logins, ended)
      model.isDeleted = true
    },
  )

const slot = fc.nat({ max: slots.length - 1 })
const any = fc.nat({ max: 11 })
const commands = fc.commands(
  [
    slot.map(logIn),
    slot.map(logInByOldPassword),
    any.map(refresh),
    any.map(refresh),
    any.map(reuse),
    any.map(logOut),
    fc.tuple(any, fc.boolean()).map(([n, isMember]) => changePassword(n, isMember)),
    any.map(endOthers),
    fc.tuple(any, slot).map(([n, to]) => handOver(n, to)),
    any.map(destroy),
  ],
  { maxCommands: 24, size: 'max' },
)

/** Chance may leave out a kind of step, so each is taken once before it plays. */
const oneOfEach = [
  refresh(0),
  reuse(0),
  logOut(0),
  handOver(0, 2),
  endOthers(0),
  changePassword(0, true),
  changePassword(0, false),
  logInByOldPassword(2),
  logIn(0),
  destroy(0),
]

it(
  'serves every live token and no dead one, whatever happens in whatever order',
  { timeout: 240_000 },
  async () => {
    const run = async (sequence: Iterable<Command>) => {
      await resetLimits(app)
      const password = 'Xinglin2026'
      const { user, phone } = await buildUser(app.services, { password })
      const model: Model = { logins: [], passwords: [password], isDeleted: false, steps: 0 }
      // Somebody is in on every kind of client before anything happens.
      for (const at of [1, 2, 3]) {
        const { secrets } = await openSession(app.services.db, user.id, slots[at]!, String(at))
        open(model, at, { token: secrets.token, refresh_token: secrets.refreshToken })
      }
      await fc.asyncModelRun(() => ({ model, real: { phone } }), sequence)
    }
    await run(oneOfEach)
    expect([...taken]).toEqual(oneOfEach.map(kindOf))
    await fc.assert(fc.asyncProperty(commands, run), { numRuns: 12, endOnFailure: true })
  },
)
