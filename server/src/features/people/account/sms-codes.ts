import { accountText } from './account.text.ts'
import { randomInt } from 'node:crypto'
import { accountFailures, smsCodeLength, smsLockSeconds } from '#contract/people/account.ts'
import { normalizePhone } from '#contract/people/phone.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import type { Db } from '#kernel/database.ts'
import { selectUserByPhone } from './account.queries.ts'
import { countSms, countWrong, requireSlideNext } from './login-risk.ts'
import { digestPhone, phoneDigests } from './phone.ts'
import {
  countCodes,
  deleteSmsCode,
  insertSmsCode,
  isKnownBrowser,
  lockPhone,
  tryCode,
  uncountTry,
  useCheckedCode,
  useCode,
} from './sms-codes.queries.ts'
import type { Guess } from './sms-codes.queries.ts'

const codeLife = 5 * 60_000
/** For one browser, and for all that prove nothing. */
const mostPerDay = 10
/** With those that have solved a puzzle. Only browsers that the account knows get more. */
const mostPerDayProven = 20

/** What a code is for. Nobody gets one for a number that is `nobody`'s, and all the rest goes the same way. */
export type CodeNumber = { countryCode: string; phone: string; scene: string; isNobody?: boolean }

function digestCode(context: CallContext, number: CodeNumber, code: string): Buffer {
  const { countryCode, phone } = normalizePhone(number.countryCode, number.phone)
  return context.vault.digest(`code:${number.scene}:${countryCode}:${phone}:${code}`)
}

/** A code is for the browser that asked for it: nobody else's guesses count against it. */
const browserOf = ({ caller }: CallContext) => caller.guestId || `address ${caller.address}`

/** Makes a code and sends it. When the gateway fails, the number is not locked: the person may try again. */
export async function issueCode(context: CallContext, number: CodeNumber, isProven: boolean): Promise<void> {
  const issued = await makeCode(context, number, isProven)
  if (!(await deliver(context, number, issued))) throw refuse(failures.busy)
}

/** Does not wait for the gateway, so that neither the answer nor its time tells whether there is a number. */
export async function issueCodeUnseen(
  context: CallContext,
  number: CodeNumber,
  isProven: boolean,
): Promise<void> {
  const issued = await makeCode(context, number, isProven)
  if (!number.isNobody) void deliver(context, number, issued)
}

type Issued = { id: number; code: string }

async function makeCode(context: CallContext, number: CodeNumber, isProven: boolean): Promise<Issued> {
  const { db, vault, caller } = context
  await countSms(context, isProven)
  const phoneDigest = digestPhone(vault, number.countryCode, number.phone)
  const browser = browserOf(context)
  const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0')
  const id = await db.transaction(async (db) => {
    await lockPhone(db, phoneDigest)
    const sent = await countCodes(db, phoneDigest, browser, smsLockSeconds)
    const isKnown = caller.guestId !== '' && (await isKnownBrowser(db, phoneDigest, caller.guestId))
    if (isTooMany(sent, { isKnown, isProven })) return undefined
    return insertSmsCode(db, {
      phone_digest: phoneDigest,
      address_digest: vault.digest(caller.address),
      browser,
      scene: number.scene,
      code_digest: digestCode(context, number, code),
      expires_at: new Date(Date.now() + codeLife),
    })
  })
  if (id !== undefined) return { id, code }
  // What strangers have asked for must not cost the owner the codes of a day: a puzzle brings further ones.
  if (!isProven) await requireSlideNext(context, 'sms')
  throw refuse(accountFailures.codeTooOften)
}

type Sent = Awaited<ReturnType<typeof countCodes>>

function isTooMany(sent: Sent, { isKnown, isProven }: { isKnown: boolean; isProven: boolean }): boolean {
  if (sent.ownLocked > 0 || sent.own >= mostPerDay) return true
  if (isKnown) return false
  return sent.allLocked > 0 || sent.all >= (isProven ? mostPerDayProven : mostPerDay)
}

async function deliver(context: CallContext, number: CodeNumber, { id, code }: Issued): Promise<boolean> {
  try {
    await context.providers.sms.send({
      ...normalizePhone(number.countryCode, number.phone),
      template: 'code',
      values: [code],
      text: accountText[context.caller.language].codeSms(code),
      code,
    })
    return true
  } catch (error) {
    context.log.error({ err: error }, 'the SMS gateway refused a code')
    await deleteSmsCode(context.db, id).catch(() => undefined)
    return false
  }
}

const guessOf = (context: CallContext, number: CodeNumber, code: string): Guess => ({
  phoneDigest: digestPhone(context.vault, number.countryCode, number.phone),
  scene: number.scene,
  browser: browserOf(context),
  codeDigest: digestCode(context, number, code),
})

async function refuseWrong(context: CallContext, { countryCode, phone }: CodeNumber): Promise<never> {
  await countWrong(context)
  const user = await selectUserByPhone(context.db, ...phoneDigests(context.vault, countryCode, phone))
  if (user) context.noteAccount(user.id)
  throw refuse(accountFailures.wrongCode)
}

/** Refuses a wrong code and counts the try. A right one is not used up. */
export async function checkCode(context: CallContext, number: CodeNumber, code: string): Promise<void> {
  const tried = await tryCode(context.db, guessOf(context, number, code), false)
  if (!tried?.isRight) await refuseWrong(context, number)
}

/**
 * The same ahead of a further question, such as a password. The try counts until that was answered right, so that one
 * code cannot serve for many guesses at the other. Answers how to take it back.
 */
export async function checkCodeOnce(
  context: CallContext,
  number: CodeNumber,
  code: string,
): Promise<() => Promise<unknown>> {
  const tried = await tryCode(context.db, guessOf(context, number, code), true)
  if (!tried?.isRight) return refuseWrong(context, number)
  return () => uncountTry(context.db, tried.id)
}

/** Uses a code up, or counts the wrong try and refuses. */
export async function consumeCode(context: CallContext, number: CodeNumber, code: string): Promise<void> {
  if (!(await useCode(context.db, guessOf(context, number, code)))) await refuseWrong(context, number)
}

/** Uses a code up together with what it was given for. It has been checked before. */
export async function consumeCheckedCode(
  context: CallContext,
  db: Db,
  number: CodeNumber,
  code: string,
): Promise<void> {
  if (!(await useCheckedCode(db, guessOf(context, number, code)))) throw refuse(accountFailures.wrongCode)
}
