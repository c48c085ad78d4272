import type { PublicityApplication } from '#contract/common.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { PublicityRow } from './common.queries.ts'

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

export function maskPhone(sealed: Buffer | null, vault: Vault): string {
  if (!sealed) return ''
  const phone = vault.openText(sealed)
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
