import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { readLoginConfig } from './login-config.ts'
import type { LoginConfig } from './login-config.ts'

/**
 * A whole congress may share one address, and anybody may type anybody's name. Limits therefore ask for a solved
 * slide puzzle before they refuse. A puzzle is demanded only of a client that was told so by its login configuration.
 */
type Risk = 'sms' | 'login'

const hour = 3600_000
const tenMinutes = 600_000

/** What an address may do without proof, how much of it raises the risk, and what it may do with proof. */
const smsOfAddress = { name: 'sms-address', max: 100, risky: 60, windowMs: hour }
const provenSmsOfAddress = { name: 'sms-address-proven', max: 3000, windowMs: hour }
/** Wrong codes and passwords. They are counted once they are known to be wrong: right ones may come by the hundred. */
const wrongOfAddress = { name: 'wrong-address', max: 80, risky: 40, provenMax: 1000, windowMs: hour }

/** The wrong passwords that an account may be offered without proof: from one address, and from all of them. */
const passwordLimits = {
  here: { name: 'password-here', max: 10, windowMs: tenMinutes },
  name: { name: 'password-name', max: 20, windowMs: tenMinutes },
  day: { name: 'password-day', max: 100, windowMs: 24 * hour },
  /** With proof. A puzzle for each guess is slow enough for all other addresses together. */
  provenHere: { name: 'password-proven', max: 30, windowMs: tenMinutes },
}

const mark = (step: 'due' | 'announced', risk: Risk) => ({
  name: `slide-${step}-${risk}`,
  max: 1,
  windowMs: hour,
})

/** The next login configuration of this client asks for a puzzle. */
export const requireSlideNext = async ({ limits, caller }: CallContext, risk: Risk): Promise<void> => {
  if (caller.guestId) await limits.fits(mark('due', risk), caller.guestId)
}

const raise = (config: LoginConfig, risks: Record<Risk, boolean>): LoginConfig => ({
  ...config,
  verification_code: risks.sms || risks.login ? 1 : config.verification_code,
  // An SMS code at the login proves more than a puzzle.
  user_identity: risks.login && config.user_identity === 0 ? 2 : config.user_identity,
})

/** The configuration that holds for this client: what is set, and what it was told when its risk rose. */
export async function readClientConfig(context: CallContext): Promise<LoginConfig> {
  const { limits, caller, db } = context
  const config = await readLoginConfig(db)
  if (!caller.guestId) return config
  const [sms = 0, login = 0] = await limits.used([
    [mark('announced', 'sms'), caller.guestId],
    [mark('announced', 'login'), caller.guestId],
  ])
  return raise(config, { sms: sms > 0, login: login > 0 })
}

/** Tells a client its configuration, and remembers that it was told of a risk. */
export async function announceConfig(context: CallContext): Promise<LoginConfig> {
  const { limits, caller } = context
  const config = await readClientConfig(context)
  if (!caller.guestId) return config
  const [sms = 0, wrong = 0, smsDue = 0, loginDue = 0] = await limits.used([
    [smsOfAddress, caller.address],
    [wrongOfAddress, caller.address],
    [mark('due', 'sms'), caller.guestId],
    [mark('due', 'login'), caller.guestId],
  ])
  const risks = {
    sms: sms >= smsOfAddress.risky || smsDue > 0,
    login: wrong >= wrongOfAddress.risky || loginDue > 0,
  }
  if (risks.sms) await limits.fits(mark('announced', 'sms'), caller.guestId)
  if (risks.login) await limits.fits(mark('announced', 'login'), caller.guestId)
  return raise(config, risks)
}

async function refuseUnlessProven(context: CallContext, risk: Risk): Promise<never> {
  await requireSlideNext(context, risk)
  throw refuse(failures.tooOften)
}

/** Counts a code that is to be sent. */
export async function countSms(context: CallContext, isProven: boolean): Promise<void> {
  const { limits, caller } = context
  if (isProven) await limits.spend(provenSmsOfAddress, caller.address)
  else if (!(await limits.fits(smsOfAddress, caller.address))) await refuseUnlessProven(context, 'sms')
}

/** Refuses an address that has guessed too much. Every call that tells whether a code or a password is right asks. */
export async function refuseGuessers(context: CallContext, isProven: boolean): Promise<void> {
  const [wrong = 0] = await context.limits.used([[wrongOfAddress, context.caller.address]])
  if (wrong >= wrongOfAddress.provenMax) throw refuse(failures.tooOften)
  if (wrong >= wrongOfAddress.max && !isProven) await refuseUnlessProven(context, 'login')
}

export const countWrong = ({ limits, caller }: CallContext) => limits.fits(wrongOfAddress, caller.address)

/** What the wrong passwords of an account are counted under, however the account was named. */
export const nameOfAccount = (userId: number) => `user ${userId}`

/** Forgets the wrong passwords of an account, from all addresses together. */
export async function unlockPassword({ limits }: Pick<CallContext, 'limits'>, userId: number): Promise<void> {
  for (const limit of [passwordLimits.name, passwordLimits.day])
    await limits.forget(limit, nameOfAccount(userId))
}

/** Counts a guess at the password of a name before it is compared. Answers how to take a right one back. */
export async function countPasswordTry(
  context: CallContext,
  name: string,
  isProven: boolean,
): Promise<() => Promise<void>> {
  const { limits, caller } = context
  const here = `${name} ${caller.address}`
  const { here: perAddress, name: perName, day, provenHere } = passwordLimits
  const counters = isProven
    ? ([[provenHere, here]] as const)
    : ([
        [perAddress, here],
        [perName, name],
        [day, name],
      ] as const)
  for (const [limit, who] of counters) {
    if (!(await limits.fits(limit, who))) await refuseUnlessProven(context, 'login')
  }
  return async () => {
    for (const [limit, who] of counters) await limits.giveBack(limit, who)
  }
}
