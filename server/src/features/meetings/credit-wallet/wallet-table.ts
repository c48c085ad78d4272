import { walletStates } from '#contract/meetings/credit-wallet.ts'
import type { Wallet } from '#contract/meetings/credit-wallet.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import type { WalletWords } from './credit-wallet.text.ts'

export type Person = { truename: string; hospital: string; department: string; title: string }

/** What the export says above its list: who, and how the year stands against the requirement. */
export const headOf = (wallet: Wallet, person: Person, text: WalletWords): [string, string][] => [
  [text.person, person.truename],
  [text.hospital, person.hospital],
  [text.department, person.department],
  [text.title, person.title],
  [text.total, wallet.total],
  [text.firstClass, wallet.first_class_total],
  [text.required, wallet.requirement?.credit ?? text.none],
  [text.gap, wallet.gap],
]

/** The credits that count, a row each, below the names of the columns. */
export const rowsOf = (wallet: Wallet, text: WalletWords): Cell[][] => [
  text.columns,
  ...wallet.credits
    .filter(({ state }) => state === walletStates.counted)
    .map((credit, at) => [
      at + 1,
      credit.title,
      credit.organiser,
      credit.number,
      text.classes[credit.credit_class] ?? '',
      Number(credit.credit),
      credit.earned_on,
      credit.is_platform === 1 ? text.sources.platform : text.sources.external,
    ]),
]
