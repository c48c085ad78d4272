import type { Language } from '#contract/wire/language.ts'
import type { Client } from './member.ts'

/** What is known of one request besides its fields. */
export type Caller = {
  requestId: string
  /** Whom limits count: `networkOf` the address. */
  address: string
  language: Language
  client: Client
  guestId: string
  /** The value of the cookie that tells browsers apart across logins; empty for one that has none. */
  device: string
  /** The value of the cookie of a login, which may be ended; empty where there is none. */
  loginCookie: string
  isSecure: boolean
  /** What the browser says of itself. */
  userAgent: string
  /** Where the page that calls comes from, as the browser says; `createOriginCheck` knows whether it is ours. */
  origin: string | undefined
  host: string
  /** The server asks while it draws a page, which is no visit: the browser comes later, by itself. */
  isDrawing?: true
}
