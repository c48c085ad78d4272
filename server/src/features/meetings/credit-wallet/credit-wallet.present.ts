import { asBit } from '#contract/wire/fields.ts'
import { creditClasses, walletStates } from '#contract/meetings/credit-wallet.ts'
import type {
  CreditFormat,
  CreditRequirement,
  Wallet,
  WalletCredit,
} from '#contract/meetings/credit-wallet.ts'
import type { Vault } from '#kernel/vault.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import type { ExternalRow, PlatformRow, RequirementRow } from './credit-wallet.queries.ts'

export const presentExternal = (row: ExternalRow, vault: Vault): WalletCredit => ({
  is_platform: 0,
  credit_id: row.id,
  title: row.title,
  organiser: row.organiser,
  number: row.number_sealed ? vault.openText(row.number_sealed) : '',
  credit_class: row.credit_class,
  credit: presentPoints(row.points_tenths),
  earned_on: row.earned_on,
  state: asBit(row.confirmed_at !== null),
  files: row.files,
})

export const presentPlatform = (row: PlatformRow, platformName: string): WalletCredit => ({
  is_platform: 1,
  credit_id: row.meeting_id,
  title: row.title,
  organiser: platformName,
  number: row.number,
  credit_class: creditClasses.second,
  credit: presentPoints(row.points_tenths),
  earned_on: row.earned_on,
  state: walletStates.counted,
  files: [],
})

export const presentRequirement = (row: RequirementRow): CreditRequirement => ({
  requirement_id: row.id,
  year: row.year,
  title: row.title,
  province: row.province,
  credit: presentPoints(row.points_tenths),
  first_class: presentPoints(row.first_class_tenths),
  note: row.note,
})

type Facts = {
  year: number
  years: number[]
  requirement: RequirementRow | undefined
  credits: WalletCredit[]
  formats: CreditFormat[]
}

/** Only what counts is added up; credits are listed latest first. */
export function presentWallet({ year, years, requirement, credits, formats }: Facts): Wallet {
  const counted = credits.filter(({ state }) => state === walletStates.counted)
  const total = sumOf(counted)
  const firstClass = sumOf(counted.filter(({ credit_class }) => credit_class === creditClasses.first))
  const gapTo = (required: number | undefined, reached: number) =>
    presentPoints(Math.max(0, (required ?? 0) - reached))
  return {
    year,
    years: [...new Set(years)].toSorted((a, b) => b - a),
    requirement: requirement ? presentRequirement(requirement) : null,
    total: presentPoints(total),
    first_class_total: presentPoints(firstClass),
    gap: gapTo(requirement?.points_tenths, total),
    first_class_gap: gapTo(requirement?.first_class_tenths, firstClass),
    credits: credits.toSorted((a, b) => (a.earned_on < b.earned_on ? 1 : a.earned_on > b.earned_on ? -1 : 0)),
    formats,
  }
}

const sumOf = (credits: WalletCredit[]) =>
  credits.reduce((sum, { credit }) => sum + Math.round(Number(credit) * 10), 0)
