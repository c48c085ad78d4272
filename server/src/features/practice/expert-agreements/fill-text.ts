import { createHash } from 'node:crypto'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectFees } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectParty, selectSessionsToAgree, selectTexts } from './expert-agreements.queries.ts'
import type { PartyRow } from './expert-agreements.queries.ts'

export const placeholders = [
  'party',
  'credit_code',
  'signatory',
  'expert',
  'hospital',
  'meeting',
  'begin',
  'end',
  'sessions',
  'fees',
  'total',
] as const

export type Facts = Record<(typeof placeholders)[number], string>

const pattern = /\{\{(\w+)\}\}/g

export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(pattern)]
    .map(([, name]) => name!)
    .filter((name) => !(placeholders as readonly string[]).includes(name))

/** Brackets around nothing but a fact that is not known, such as the hospital of somebody who has none. */
const inBrackets = /\s*[（(]\{\{(\w+)\}\}[）)]/g

/** An unknown placeholder stays as it is; brackets that would be empty are left out. */
export const fillText = (text: string, facts: Facts): string =>
  text
    .replaceAll(inBrackets, (all, name: string) => (facts[name as keyof Facts] === '' ? '' : all))
    .replaceAll(pattern, (all, name: string) => facts[name as keyof Facts] ?? all)

const words: Record<Language, { none: string; noParty: string; yuan: (amount: string) => string }> = {
  zh: { none: '以会务组通知为准', noParty: '（主办方待填写）', yuan: (amount) => `${amount} 元` },
  en: {
    none: 'as announced by the organiser',
    noParty: '(to be entered by the organiser)',
    yuan: (amount) => `${amount} yuan`,
  },
}

/** An agreement as it would be signed now. Without a fee there is nothing to agree on. */
export type FilledAgreement = {
  textId: number
  guestName: string
  text: Record<Language, string>
  digest: Buffer
  /** Of what a change of asks for another agreement. */
  terms: Buffer
  isNeeded: boolean
  /** Party A; without it nothing can be signed. */
  party: PartyRow | undefined
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

type Times = { begin_at: Date; end_at: Date }

/**
 * Of the meeting only the day: it may be begun early and ended early or late, and a name that is corrected changes
 * nothing that was agreed on.
 */
const termsOf = ({ meeting }: SheetRow, sessions: Times[], fees: { gross_fen: number }[]) => ({
  day: shanghaiTime(meeting.begin_at).slice(0, 10),
  sessions: sessions.map(({ begin_at, end_at }) => [shanghaiTime(begin_at), shanghaiTime(end_at)]),
  fees: fees.map(({ gross_fen }) => gross_fen),
})

export async function fillAgreement(db: Db, row: SheetRow): Promise<FilledAgreement> {
  const [template] = await selectTexts(db, 1)
  if (!template) throw new Error('there is no text of the agreement')
  const party = await selectParty(db)
  const fees = await selectFees(db, row.sheet.id)
  const sessions = await selectSessionsToAgree(db, row.sheet.id)
  const { guest_name, guest_hospital_name } = presentGuest(row)
  const sum = fees.reduce((total, { gross_fen }) => total + gross_fen, 0)
  const factsIn = (language: Language): Facts => ({
    party: party?.name ?? words[language].noParty,
    credit_code: party?.credit_code ?? '–',
    signatory: party?.signatory ?? '–',
    expert: guest_name,
    hospital: guest_hospital_name,
    meeting: row.meeting.title,
    begin: shanghaiTime(row.meeting.begin_at),
    end: shanghaiTime(row.meeting.end_at),
    sessions:
      sessions
        .map(({ title, hall, begin_at, end_at }) =>
          [`· ${shanghaiTime(begin_at)}–${shanghaiTime(end_at).slice(11)}`, title, hall]
            .filter(Boolean)
            .join(' '),
        )
        .join('\n') || `· ${words[language].none}`,
    fees: fees
      .map(({ title, gross_fen }) => `· ${title} ${words[language].yuan(yuanOf(gross_fen))}`)
      .join('\n'),
    total: yuanOf(sum),
  })
  const zh = fillText(template.content_zh, factsIn('zh'))
  return {
    textId: template.id,
    guestName: guest_name,
    text: { zh, en: fillText(template.content_en, factsIn('en')) },
    digest: sha256(zh),
    terms: sha256(JSON.stringify(termsOf(row, sessions, fees))),
    isNeeded: fees.length > 0,
    party,
  }
}
