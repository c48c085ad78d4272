import type { Language } from '#contract/wire/language.ts'
import { hideNumbers } from '#kernel/hide-numbers.ts'
import { maskCard, maskNumber } from '#kernel/mask-number.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectOwnPlaces, selectRowsAt } from './account-data.queries.ts'
import { nameColumn, nameTable } from './export-names.ts'
import { ownAccountText } from './own-account.text.ts'

type Row = Record<string, unknown>
type Reader = { vault: Vault; language: Language }

/** Files of chats and about patients are not the own data of their sender, and their names often name a patient. */
const othersFiles = new Set(['chat', 'patient'])

/** Enough to recognise the own number, too little to use it. */
const masked: Record<string, (number: string) => string> = {
  id_number: maskNumber,
  qualification: maskNumber,
  tax_no: maskNumber,
  bank_card: maskCard,
}

/** As the database writes a moment. */
const isMoment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*[+-]\d\d/

/** Their owner’s own: shown as they are. */
const shownInFull = new Set(['phone', 'email'])

/** What the platform knows about somebody, named as people call it. Undefined for an account that is gone. */
export async function gatherExport({ db, vault }: Services, userId: number, language: Language) {
  const [account] = await selectRowsAt(db, { table: 'users', column: 'id' }, userId)
  if (!account) return undefined
  const text = ownAccountText[language]
  const reader = { vault, language }
  const records: Record<string, Row[]> = {}
  for (const place of await selectOwnPlaces(db)) {
    const name = nameTable(place.table, language)
    if (name === undefined) continue
    const rows = (await selectRowsAt(db, place, userId)).filter((row) => isOwn(place.table, row))
    if (rows.length > 0) records[name] = [...(records[name] ?? []), ...rows.map((row) => read(row, reader))]
  }
  return {
    [text.exportedAt]: shanghaiTime(new Date()),
    [text.exportAbout]: text.exportLeavesOut,
    [text.exportAccount]: read(account, reader),
    [text.exportRecords]: records,
  }
}

const isOwn = (table: string, row: Row) => table !== 'files' || !othersFiles.has(String(row.purpose))

function read(row: Row, { vault, language }: Reader): Row {
  const shown: Row = {}
  for (const [column, value] of Object.entries(row)) {
    const plain = column.replace(/_sealed$/, '')
    const name = nameColumn(plain, language)
    if (name !== undefined && value !== null) shown[name] = readValue(plain, value, vault)
  }
  return shown
}

function readValue(column: string, value: unknown, vault: Vault): unknown {
  if (typeof value === 'string' && isMoment.test(value)) return shanghaiTime(new Date(value))
  const text = Buffer.isBuffer(value) ? vault.openText(value) : value
  if (typeof text !== 'string') return text
  const mask = masked[column]
  if (mask) return mask(text)
  return shownInFull.has(column) ? text : hideNumbers(text)
}
