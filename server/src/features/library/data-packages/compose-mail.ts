import { buffer } from 'node:stream/consumers'
import type { Language } from '#contract/wire/language.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import type { MailMessage } from '#kernel/ports/mail.ts'
import { selectDataPackage, selectPackageFiles } from './data-packages.queries.ts'
import type { PackageFileRow } from './data-packages.queries.ts'
import type { MailRow } from './mails.queries.ts'

/** What most mailboxes take, with room for the encoding. */
const mostAttached = 15 * 1024 * 1024
const linkDays = 7

const words: Record<Language, { hello: string; linked: string; foot: string }> = {
  zh: {
    hello: '您好，这是您在杏林申请的电子资料包，文件见附件。',
    linked: `以下文件较大，请在 ${linkDays} 天内下载：`,
    foot: '这封邮件由系统自动发送，请勿回复。如果不是您本人的操作，请忽略。',
  },
  en: {
    hello: 'Here is the data package that you asked for at Xinglin. The files are attached.',
    linked: `These files are too large to attach; please download them within ${linkDays} days:`,
    foot: 'This mail was sent by a machine, please do not answer. If it was not you who asked, ignore it.',
  },
}

export type MailServices = Pick<Services, 'env' | 'db' | 'vault' | 'providers' | 'log'>

/** Undefined when the package is gone. What is too large to attach is linked. */
export async function composeMail(services: MailServices, mail: MailRow): Promise<MailMessage | undefined> {
  const { db, vault, providers } = services
  const found = await selectDataPackage(db, mail.package_id)
  if (!found) return undefined
  const { attached, linked } = divide(await selectPackageFiles(db, found.id))
  const text = words[mail.language]
  const links = linked.map(({ name, key }) => `${name}\n${linkTo(services, key)}`)
  const parts = [text.hello, found.title, ...(links.length > 0 ? [text.linked, ...links] : []), text.foot]
  return {
    to: vault.openText(mail.address_sealed),
    subject: `【杏林】${found.title}`,
    text: parts.join('\n\n'),
    attachments: await Promise.all(
      attached.map(async ({ name, mime, key }) => ({
        name,
        mime,
        body: await buffer(await providers.storage.read(key)),
      })),
    ),
    reference: `data-package-mail-${mail.id}`,
  }
}

/** In their order, as many as fit. */
function divide(files: PackageFileRow[]): { attached: PackageFileRow[]; linked: PackageFileRow[] } {
  let room = mostAttached
  const attached = files.filter(({ size }) => {
    if (size > room) return false
    room -= size
    return true
  })
  return { attached, linked: files.filter((file) => !attached.includes(file)) }
}

const linkTo = ({ env, vault }: MailServices, key: string) =>
  (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`) + signedAddress(vault, key, linkDays * 24 * 3600_000)
