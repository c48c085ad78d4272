import { randomInt } from 'node:crypto'
import { accountFailures, smsCodeLength, smsLockSeconds } from '#contract/account.ts'
import { failures } from '#contract/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import {
  countCodesSince,
  countWrongTry,
  deleteSmsCode,
  insertSmsCode,
  lockPhone,
  useSmsCode,
} from './account.queries.ts'
import { digestPhone } from './phone.ts'

const codeLife = 5 * 60_000
const mostPerDay = 10
const perAddress = { name: 'sms-address', max: 100, windowMs: 3600_000 }

type Number = { countryCode: string; phone: string; scene: string }

const digestCode = (context: Context, number: Number, code: string) =>
  context.vault.digest(`code:${number.scene}:${number.countryCode}:${number.phone}:${code}`)

/** Makes a code and sends it. When the gateway fails, the number is not locked: the person may try again. */
export async function issueCode(context: Context, number: Number): Promise<void> {
  const { db, vault, limits, caller, providers } = context
  await limits.spend(perAddress, caller.address)
  const phoneDigest = digestPhone(vault, number.countryCode, number.phone)
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  const codeId = await db.transaction(async (db) => {
    await lockPhone(db, phoneDigest)
    const { today, locked } = await countCodesSince(db, phoneDigest, smsLockSeconds)
    if (locked > 0 || today >= mostPerDay) throw refuse(accountFailures.codeTooOften)
    return insertSmsCode(db, {
      phone_digest: phoneDigest,
      address_digest: vault.digest(caller.address),
      scene: number.scene,
      code_digest: digestCode(context, number, code),
      expires_at: new Date(Date.now() + codeLife),
    })
  })
  try {
    await providers.sms.send({
      ...number,
      template: 'code',
      values: [code],
      text: `【杏林】您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
      code,
    })
  } catch (error) {
    await deleteSmsCode(db, codeId)
    context.log.error({ err: error }, 'the SMS gateway refused a code')
    throw refuse(failures.busy)
  }
}

/** Uses a code up, or counts the wrong try and refuses. */
export async function consumeCode(context: Context, number: Number, code: string): Promise<void> {
  const phoneDigest = digestPhone(context.vault, number.countryCode, number.phone)
  const right = await useSmsCode(context.db, phoneDigest, number.scene, digestCode(context, number, code))
  if (right) return
  await countWrongTry(context.db, phoneDigest, number.scene)
  throw refuse(accountFailures.wrongCode)
}
