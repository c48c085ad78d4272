import type { CallContext } from '#kernel/services.ts'
import { publishEnded } from './end-logins.ts'
import { endReplaced } from './sessions.ts'
import type { LoginSecrets } from './sessions.ts'

/**
 * Gives a browser the cookie of a login. The one that it had, which may be another person's, ends: nobody who has kept a copy goes on
 * with it. That is done after the login is opened, since an answer that is lost leaves the browser as it was.
 */
export async function giveLogin(
  context: CallContext,
  { secrets, sessionId }: { secrets: LoginSecrets; sessionId: number },
): Promise<void> {
  const { db, caller, member } = context
  context.setLoginCookie(secrets.cookie)
  await publishEnded(
    context,
    await endReplaced(db, { cookie: caller.loginCookie, member, keptId: sessionId }),
  )
}
