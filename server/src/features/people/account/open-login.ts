import { accountFailures } from '#contract/people/account.ts'
import type { LoginData } from '#contract/people/account.ts'
import { accountTopics } from '#contract/wire/socket.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { openSession } from './sessions.ts'
import { bindWechatIdentity } from './bind-wechat-identity.ts'
import { visitorLoggedIn } from './account.events.ts'
import { loggedInOnNewDevice, wechatBound } from './account.notices.ts'
import { presentLogin } from './account.present.ts'
import { lockUser } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { publishEnded } from './end-logins.ts'
import { recogniseDevice } from './recognise-device.ts'

type Shown = {
  /** The password by which somebody came, as it was when it was checked. */
  passwordHash?: string | null
  /** Which of the WeChat identities that the browser has proven is meant. */
  openid?: string | undefined
  /** The owner of the number has just proved it, and so knows of this login. */
  provesNumber?: boolean
}

/** What every way of logging in ends with: a session, its cookie, and word to the clients that it displaces. */
export async function openLogin(context: Context, user: UserRow, shown: Shown = {}): Promise<LoginData> {
  const { db, rooms, events, caller } = context
  const { secrets, sessionId, ended } = await db.transaction(async (db) => {
    // Whatever ends the logins of a user holds the user as well: no login slips in behind a new password.
    const current = await lockUser(db, user.id)
    if (current?.status !== 'active') throw refuse(accountFailures.forbidden)
    if (shown.passwordHash !== undefined && shown.passwordHash !== current.password_hash)
      throw refuse(accountFailures.wrongPassword)
    return openSession(db, user.id, caller.client, caller.guestId)
  })
  context.setLoginCookie(secrets.cookie)
  if (caller.guestId) await events.publish(visitorLoggedIn, { guestId: caller.guestId, userId: user.id })
  await publishEnded(context, ended)
  if (caller.guestId) await rooms.toGuest(accountTopics.changeAccount, caller.guestId, {}, sessionId)
  const bound = shown.openid
    ? await bindWechatIdentity(db, { guestId: caller.guestId, openid: shown.openid }, user.id)
    : undefined
  await tellOwner(context, user.id, {
    isNewDevice: (await recogniseDevice(context, user.id)) && !shown.provesNumber,
    isBound: bound !== undefined,
  })
  return { ...presentLogin(user, secrets), ...bound }
}

type Opened = { isNewDevice: boolean; isBound: boolean }

async function tellOwner({ events, caller }: Context, userId: number, { isNewDevice, isBound }: Opened) {
  const time = shanghaiTime(new Date())
  if (isNewDevice)
    await events.publish(userNoticed, {
      userId,
      notice: loggedInOnNewDevice.write({ client: caller.client, time }),
    })
  if (isBound) await events.publish(userNoticed, { userId, notice: wechatBound.write({ time }) })
}
