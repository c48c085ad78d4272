import { randomInt } from 'node:crypto'
import { accountFailures, smsCodeLength, smsLockSeconds } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import type { Db } from '#kernel/database.ts'
import {
  countCodesSince,
  countWrongTry,
  deleteSmsCode,
  insertSmsCode,
  isRightCode,
  lockPhone,
  useSmsCode,
} from './account.queries.ts'
import { digestPhone } from './phone.ts'

const codeLife = 5 * 60_000
const mostPerDay = 10
const perAddress = { name: 'sms-address', max: 100, windowMs: 3600_000 }

/** What a code is for. Nobody gets one for a number that is `nobody`'s, and all the rest goes the same way. */
export type CodeNumber = { countryCode: string; phone: string; scene: string; isNobody?: boolean }

const digestCode = (context: Context, number: CodeNumber, code: string) =>
  context.vault.digest(`code:${number.scene}:${number.countryCode}:${number.phone}:${code}`)

/** Makes a code and sends it. When the gateway fails, the number is not locked: the person may try again. */
export async function issueCode(context: Context, number: CodeNumber): Promise<void> {
  const issued = await makeCode(context, number)
  if (!(await deliver(context, number, issued))) throw refuse(failures.busy)
}

/** Does not wait for the gateway, so that neither the answer nor its time tells whether there is a number. */
export async function issueCodeUnseen(context: Context, number: CodeNumber): Promise<void> {
  const issued = await makeCode(context, number)
  if (!number.isNobody) void deliver(context, number, issued)
}

type Issued = { id: number; code: string }

async function makeCode(context: Context, number: CodeNumber): Promise<Issued> {
  const { db, vault, limits, caller } = context
  await limits.spend(perAddress, caller.address)
  const phoneDigest = digestPhone(vault, number.countryCode, number.phone)
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  const id = await db.transaction(async (db) => {
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
  return { id, code }
}

async function deliver(context: Context, number: CodeNumber, { id, code }: Issued): Promise<boolean> {
  try {
    await context.providers.sms.send({
      countryCode: number.countryCode,
      phone: number.phone,
      template: 'code',
      values: [code],
      text: `【杏林】您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
      code,
    })
    return true
  } catch (error) {
    context.log.error({ err: error }, 'the SMS gateway refused a code')
    await deleteSmsCode(context.db, id).catch(() => undefined)
    return false
  }
}

/** Refuses a wrong code and counts the try. A right one is not used up. */
export async function checkCode(
  context: Context,
  number: CodeNumber,
  code: string | undefined,
): Promise<void> {
  if (!code) throw refuse(accountFailures.codeNeeded)
  const phoneDigest = digestPhone(context.vault, number.countryCode, number.phone)
  if (await isRightCode(context.db, phoneDigest, number.scene, digestCode(context, number, code))) return
  await countWrong(context, number)
  throw refuse(accountFailures.wrongCode)
}

/** A try that failed for another reason than the code, which may not be tried for ever either. */
export const countWrong = (context: Context, number: CodeNumber) =>
  countWrongTry(context.db, digestPhone(context.vault, number.countryCode, number.phone), number.scene)

/** Uses a code up, or counts the wrong try and refuses. */
export async function consumeCode(context: Context, number: CodeNumber, code: string): Promise<void> {
  if (await useCode(context, context.db, number, code)) return
  await countWrong(context, number)
  throw refuse(accountFailures.wrongCode)
}

/** Uses a code up together with what it was given for. It has been checked before. */
export async function consumeCheckedCode(
  context: Context,
  db: Db,
  number: CodeNumber,
  code: string,
): Promise<void> {
  if (!(await useCode(context, db, number, code))) throw refuse(accountFailures.wrongCode)
}

const useCode = (context: Context, db: Db, number: CodeNumber, code: string) =>
  useSmsCode(
    db,
    digestPhone(context.vault, number.countryCode, number.phone),
    number.scene,
    digestCode(context, number, code),
  )
