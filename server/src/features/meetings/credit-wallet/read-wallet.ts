import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import type { Wallet } from '#contract/meetings/credit-wallet.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectFormatsFor } from './credit-formats.queries.ts'
import { thisYear } from './credit-year.ts'
import { presentExternal, presentPlatform, presentWallet } from './credit-wallet.present.ts'
import {
  selectExternalCredits,
  selectPlatformCredits,
  selectRequirement,
  selectYears,
} from './credit-wallet.queries.ts'
import { creditWalletText } from './credit-wallet.text.ts'

export const getWallet = answer(walletCalls.get, ({ year }, context) =>
  readWallet(context, { userId: memberOf(context).userId, year }, context.caller.language),
)

/** The credits of a user in a year; 0 is the current one. */
export async function readWallet(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  asked: { userId: number; year: number },
  language: Language,
): Promise<Wallet> {
  const current = thisYear()
  const { userId } = asked
  const year = asked.year || current
  const [platform, external, years, requirement, formats] = await Promise.all([
    selectPlatformCredits(db, userId, year),
    selectExternalCredits(db, userId, year),
    selectYears(db, userId),
    selectRequirement(db, userId, year),
    selectFormatsFor(db, userId, year),
  ])
  const { platformName } = creditWalletText[language]
  return presentWallet({
    year,
    years: [current, ...years],
    requirement,
    credits: [
      ...platform.map((row) => presentPlatform(row, platformName)),
      ...external.map((row) => presentExternal(row, vault)),
    ],
    formats: formats.map(({ id, province, name, exportedAt }) => ({
      format_id: id,
      province,
      name,
      exported_time: exportedAt ? shanghaiTime(exportedAt) : '',
    })),
  })
}
