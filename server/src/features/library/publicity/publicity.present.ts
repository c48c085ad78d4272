import type { PublicityApplication } from '#contract/library/publicity.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import type { PublicityRow } from './publicity.queries.ts'

export const keyOfFile = (url: string) => url.slice(filesPath.length)

export const presentPublicity = (
  row: PublicityRow,
  fileNames: Map<string, string>,
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
  files: row.files.map((url) => ({ url, name: fileNames.get(keyOfFile(url)) ?? '' })),
  state: row.state,
  created_at: shanghaiTime(row.created_at),
})
