import type { LoginData } from '#contract/people/account.ts'
import { loginTypes } from '#contract/people/password.ts'
import { withSlideTicket } from '#web/features/people/slide/state.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { pick } from '#web/ui/language.ts'
import { accountMutations } from './mutations.ts'
import { accountQueries } from './queries.ts'
import { safetyTipOf } from './safety-tip.ts'
import type { SafetyTip } from './safety-tip.ts'
import { logInBy } from './state.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { accountText } from './text.ts'

/** `stays`: it failed and was told, or the person gave up. */
export type LoginOutcome = 'logged-in' | 'changes-password' | 'stays'

/** The configuration is asked for with this type, and so is the check before a login. */
const checkType = 2

/** The two calls that log in; an area with a login of its own has others. */
export type LoginCalls = Pick<typeof accountMutations, 'logInByCode' | 'logInByPassword'>

type CodeFields = { phone: string; country_code: string; code: string; inviter?: number }

export const logInByCode = (
  fields: CodeFields,
  calls: LoginCalls = accountMutations,
): Promise<LoginOutcome> => {
  const { phone, country_code, code } = fields
  return enter({
    check: (slide_ticket) =>
      accountMutations.checkPassword({
        username: phone,
        country_code,
        code,
        type: checkType,
        login_type: loginTypes.phone,
        slide_ticket,
      }),
    post: (slide_ticket) => calls.logInByCode({ ...fields, slide_ticket }),
  })
}

type PasswordFields = { username: string; country_code: string; password: string; code?: string }

export const logInByPassword = (
  fields: PasswordFields,
  calls: LoginCalls = accountMutations,
): Promise<LoginOutcome> =>
  enter({
    check: (slide_ticket) =>
      accountMutations.checkPassword({
        ...fields,
        type: checkType,
        login_type: loginTypes.account,
        slide_ticket,
      }),
    post: (slide_ticket, skip_advice) => calls.logInByPassword({ ...fields, slide_ticket, skip_advice }),
  })

type Entry = {
  check: (ticket: string | undefined) => Promise<unknown>
  post: (ticket: string | undefined, skipAdvice: boolean) => Promise<LoginData>
}

/** Verification, the check of the password's age, what the person says to its result, and the login itself. */
async function enter({ check, post }: Entry): Promise<LoginOutcome> {
  try {
    const checked = await withSlideTicket(accountQueries.asksSlideAtLogin, (ticket) => tipOf(check(ticket)))
    if (!checked) return 'stays'
    const tip = checked.answer
    const wish = tip ? await askAbout(tip) : 'go-on'
    if (wish !== 'go-on') return wish
    await logInBy(() => post(checked.ticket, tip === 'advised'))
    return 'logged-in'
  } catch (error) {
    showFailure(error)
    return 'stays'
  }
}

async function tipOf(checking: Promise<unknown>): Promise<SafetyTip | undefined> {
  try {
    await checking
    return undefined
  } catch (error) {
    const tip = safetyTipOf(error)
    if (!tip) throw error
    return tip
  }
}

/** An advice may be put off, which closing it does too; the others leave only the change or no login. */
async function askAbout(tip: SafetyTip): Promise<'go-on' | 'changes-password' | 'stays'> {
  const text = pick(accountText)
  const isAdvice = tip === 'advised'
  const words = {
    initial: text.initialPassword,
    overdue: text.passwordOverdue,
    advised: text.passwordAdvised,
  }
  const wantsChange = await confirm({
    title: text.safetyTip,
    text: words[tip],
    yes: text.changeNow,
    no: isAdvice ? text.goOn : text.notNow,
  })
  if (wantsChange) return 'changes-password'
  return isAdvice ? 'go-on' : 'stays'
}
