import { setupCalls, setupFailures } from '#contract/console/onboarding.ts'
import { defaultCountryCode } from '#contract/people/account.ts'
import { isGoodPassword, passwordFailures } from '#contract/people/password.ts'
import { normalizePhone } from '#contract/people/phone.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { deleteSecret, lockSecret, selectSecret } from '#kernel/settings.queries.ts'
import {
  insertUser,
  lockAdministrators,
  selectUserByPhone,
  updateRoles,
} from '#server/features/people/account/account.queries.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { checkPhone, phoneDigests, storedPhone } from '#server/features/people/account/phone.ts'
import { setupSecret } from './setup-code.ts'

const limit = { name: 'setup', max: 10, windowMs: 600_000 }

export const getSetupState = answer(setupCalls.state, async (_input, { db }) => ({
  // Somebody may have been appointed by the command meanwhile.
  is_needed:
    (await selectSecret(db, setupSecret)) !== undefined && (await lockAdministrators(db)).length === 0,
}))

export const beginSetup = answer(setupCalls.begin, async (input, context) => {
  await context.limits.spend(limit, context.caller.address)
  checkPhone(input.phone, defaultCountryCode)
  if (!isGoodPassword(input.password)) throw refuse(passwordFailures.weakPassword)
  const password_hash = await hashPassword(input.password)
  return context.db.transaction(async (db) => {
    await lockSecret(db, setupSecret)
    await checkCode(db, context, input.setup_code)
    const { id, isNew } = await findOrOpen(db, context, { ...input, password_hash })
    await updateRoles(db, id, ['administrator'])
    await deleteSecret(db, setupSecret)
    return { is_new: isNew }
  })
})

/** The code counts once, and only as long as there is no administrator. */
async function checkCode(db: Db, { vault }: Context, typed: string): Promise<void> {
  const sealed = await selectSecret(db, setupSecret)
  if (!sealed || (await lockAdministrators(db)).length > 0) throw refuse(setupFailures.notNeeded)
  const plain = (code: string) => vault.digest(`setup ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
  if (!plain(vault.openText(sealed)).equals(plain(typed))) throw refuse(setupFailures.wrongSetupCode)
}

type Person = { phone: string; truename: string; password_hash: string }

async function findOrOpen(db: Db, { vault }: Context, person: Person) {
  const { countryCode, phone } = normalizePhone(defaultCountryCode, person.phone)
  const found = await selectUserByPhone(db, ...phoneDigests(vault, countryCode, phone))
  if (found) return { id: found.id, isNew: false }
  const user = await insertUser(db, {
    ...storedPhone(vault, countryCode, phone),
    truename: person.truename,
    password_hash: person.password_hash,
  })
  return { id: user!.id, isNew: true }
}
