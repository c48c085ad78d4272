import type { IncomingHttpHeaders } from 'node:http'
import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import { readLoginCookie } from './login-cookie.ts'

/** Who asks for a page, a file or a download, where no header with a token can be set. Undefined for a visitor. */
export async function recogniseRequest(
  { logins }: Pick<Services, 'logins'>,
  { headers }: { headers: IncomingHttpHeaders },
): Promise<Member | undefined> {
  const cookie = readLoginCookie(headers.cookie)
  return cookie === undefined ? undefined : logins.recogniseCookie(cookie)
}
