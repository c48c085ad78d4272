import type { PublicityApplication, PublicityItem } from '#contract/library/publicity.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import type { PublicityRow } from './publicity.queries.ts'

/** The names of files, by their keys. */
export type FileNames = Map<string, string>

export const presentPublicity = (
  row: PublicityRow,
  names: FileNames,
  vault: Vault,
): PublicityApplication => ({
  id: row.id,
  name: row.name,
  phone: maskPhone(row.phone_sealed, vault),
  hospital: row.hospital,
  department: row.department,
  title: row.title,
  topic: row.topic,
  description: row.description,
  files: row.files.map((url) => ({ url, name: names.get(keyOf(url)) ?? '' })),
  state: row.state,
  reason: row.reason,
  created_at: shanghaiTime(row.created_at),
})

export const presentForOperator = (row: PublicityRow, names: FileNames, vault: Vault): PublicityItem => ({
  ...presentPublicity(row, names, vault),
  userid: row.user_id,
  reviewed_at: row.reviewed_at ? shanghaiTime(row.reviewed_at) : '',
})
