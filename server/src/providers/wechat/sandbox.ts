import { createHash, randomBytes } from 'node:crypto'
import { sandboxWechatAppId } from '#contract/people/wechat.ts'
import type { Db } from '#kernel/database.ts'
import type { WechatPort, WechatType } from '#kernel/ports/wechat.ts'
import { makeJsConfig } from './js-config.ts'
import { consumeSandboxCode, insertSandboxCode } from './sandbox-codes.queries.ts'
import { findSandboxPerson, presentSandboxPerson } from './sandbox-people.ts'
import type { SandboxPerson } from './sandbox-people.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'

export const sandboxConsentPath = '/sandbox/wechat/authorize'
export const sandboxFollowPath = '/sandbox/wechat/follow'

const codeSeconds = 5 * 60
const qrcodeSeconds = 30 * 60
/** Valid nowhere: WeChat's own scripts reject what it signs. */
export const sandboxTicket = 'sandbox-ticket'

const digestOf = (code: string) => createHash('sha256').update(code).digest()

/** Adds a message to the outbox that the sandbox pages show. */
export type SaveWechatMessage = (message: { kind: 'push'; recipient: string; text: string }) => Promise<void>

/** Plays WeChat on this machine: a page of the platform asks for consent, and codes are stored in the database. */
export function sandboxWechat(db: Db, save: SaveWechatMessage, publicOrigin = ''): WechatPort {
  return {
    // Without a host, so that people stay on the address they came by.
    authorizeUrl({ redirect, state, type }) {
      const { pathname, search } = new URL(redirect, 'http://sandbox')
      const query = new URLSearchParams({ redirect_uri: pathname + search, state, type: String(type) })
      return `${sandboxConsentPath}?${query.toString()}`
    },
    async exchangeCode(code, type) {
      const person = findSandboxPerson(await consumeSandboxCode(db, digestOf(code), type))
      if (!person) throw new WechatRefused(40029, 'invalid code')
      return presentSandboxPerson(person, type)
    },
    async jsTicketSignature(url) {
      return makeJsConfig(sandboxWechatAppId, sandboxTicket, url)
    },
    async qrcode(scene) {
      const url = `${publicOrigin}${sandboxFollowPath}?${new URLSearchParams({ scene }).toString()}`
      const ticket = randomBytes(24).toString('base64url')
      return { ticket, url, image: '', expireSeconds: qrcodeSeconds }
    },
    messageTemplate: 'sandbox-template',
    async sendSubscribeMessage({ openid, title, time }) {
      await save({ kind: 'push', recipient: openid, text: `${title}\n${time}` })
    },
  }
}

/** The code that WeChat would add to the address after somebody consented. */
export async function issueSandboxCode(db: Db, person: SandboxPerson, type: WechatType): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await insertSandboxCode(db, { digest: digestOf(code), app_type: type, person: person.key }, codeSeconds)
  return code
}
