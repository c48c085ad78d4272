import type { FastifyRequest } from 'fastify'
import { chooseLanguage } from '#contract/wire/language.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Client } from '#kernel/member.ts'
import type { Fields } from './form-body.ts'
import { readDeviceCookie, readLoginCookie } from './login-cookie.ts'
import { networkOf } from './network.ts'

export function readCaller(request: FastifyRequest, fields: Fields): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  return {
    requestId: request.id,
    address: networkOf(request.ip),
    language: chooseLanguage(fields.lang ?? request.headers['accept-language']),
    client: clientKind(userAgent, fields.platform),
    guestId: guestIdOf(fields),
    device: readDeviceCookie(request.headers.cookie),
    loginCookie: readLoginCookie(request.headers.cookie) ?? '',
    isSecure: request.protocol === 'https',
    userAgent: userAgent.slice(0, 300),
    origin: request.headers.origin,
    host: request.headers.host ?? '',
  }
}

/** The browser that a call comes from; empty where it gives no name. */
export function guestIdOf(fields: Fields): string {
  // Calls about a guest use the common field for the guest.
  const visitor = fields.visitor_id ?? fields.guest_id ?? ''
  return /^\w{1,64}$/.test(visitor) ? visitor : ''
}

function clientKind(userAgent: string, platform: string | undefined): Client {
  if (platform === '10' || platform === '12') return 'app'
  if (/miniProgram/i.test(userAgent)) return 'mini-program'
  if (/MicroMessenger|wxwork/i.test(userAgent)) return 'wechat'
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'phone' : 'desk'
}
