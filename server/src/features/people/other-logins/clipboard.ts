import { randomBytes } from 'node:crypto'
import { otherLoginCalls, sitePath, otherLoginFailures } from '#contract/people/other-logins.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { openLogin } from '#server/features/people/account/open-login.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'
import { insertClipboardCode, selectClipboardCode, takeClipboardCode } from './other-logins.queries.ts'
import type { ClipboardRow } from './other-logins.queries.ts'

const codeSeconds = 10 * 60
const madePerAddress = { name: 'clipboard-make', max: 300, windowMs: 600_000 }
const triesPerAddress = { name: 'clipboard-address', max: 300, windowMs: 600_000 }

const digestCode = (context: CallContext, code: string) => context.vault.digest(`clipboard:${code}`)

export const generateClipboardCode = answer(
  otherLoginCalls.generateShearplate,
  async ({ target }, context) => {
    const { db, limits, caller, member } = context
    if (!sitePath.test(target)) throw refuse(otherLoginFailures.foreignTarget)
    await limits.spend(madePerAddress, caller.address)
    const code = randomBytes(18).toString('base64url')
    const row = { digest: digestCode(context, code), session_id: member?.sessionId ?? null, target }
    await insertClipboardCode(db, row, codeSeconds)
    return { code }
  },
)

export const readClipboardCode = answer(otherLoginCalls.shearplateInfo, async ({ code }, context) => {
  await context.limits.spend(triesPerAddress, context.caller.address)
  const found = await selectClipboardCode(context.db, digestCode(context, code))
  if (!found) throw refuse(otherLoginFailures.clipboardRefused)
  return { target: found.target, truename: nameOf(found, context) }
})

/** Whoever has told no name is known by the number, masked too. Empty when nobody is logged in by the code. */
function nameOf({ userId, truename, phone }: ClipboardRow, { vault }: Context): string {
  if (userId === null) return ''
  return truename ? maskName(truename) : maskPhone(phone, vault) || maskName('')
}

/** A code lives no longer than the login that made it: what ends that one ends the code. */
export const loginByClipboard = answer(otherLoginCalls.shearplateLogin, async ({ code }, context) => {
  await context.limits.spend(triesPerAddress, context.caller.address)
  const userId = await takeClipboardCode(context.db, digestCode(context, code))
  const user = userId === undefined ? undefined : await selectUser(context.db, userId)
  if (!user) throw refuse(otherLoginFailures.clipboardRefused)
  return openLogin(context, user, { way: 'handed-on' })
})
