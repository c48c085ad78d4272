import { mailStates } from '#contract/library/data-packages.ts'
import type { DataPackage, OwnPackage, PackageMail } from '#contract/library/data-packages.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { DataPackageRow, PackageFileRow } from './data-packages.queries.ts'
import type { MailRow, OwnPackageRow } from './mails.queries.ts'

const addressLifeMs = 2 * 3600_000

export const presentMail = (row: MailRow, vault: Vault): PackageMail => ({
  mail_id: row.id,
  email: vault.openText(row.address_sealed),
  state: mailStates[row.state],
  created_at: shanghaiTime(row.created_at),
  sent_at: row.sent_at ? shanghaiTime(row.sent_at) : '',
})

export const presentOwnPackage = (row: OwnPackageRow): OwnPackage => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  file_num: row.file_num,
  state: mailStates[row.state],
  created_at: shanghaiTime(row.created_at),
})

/** Visitors learn what is in a package; members may open it. */
export const presentDataPackage = (
  row: DataPackageRow,
  files: PackageFileRow[],
  reader: { isMember: boolean; mails: MailRow[] },
  vault: Vault,
): DataPackage => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  intro: row.intro,
  files: files.map(({ id, name, key, mime, size }) => ({
    file_id: id,
    name,
    mime,
    size,
    url: reader.isMember ? signedAddress(vault, key, addressLifeMs) : '',
  })),
  mails: reader.mails.map((mail) => presentMail(mail, vault)),
})
