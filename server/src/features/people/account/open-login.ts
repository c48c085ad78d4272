import { accountFailures } from '#contract/people/account.ts'
import type { LoginData } from '#contract/people/account.ts'
import { accountTopics } from '#contract/wire/socket.ts'
import { wechatFailures } from '#contract/people/wechat.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { CallContext, Within } from '#kernel/services.ts'
import { showLive } from '#kernel/show-live.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { noteWay } from './sessions.queries.ts'
import type { LoginWay } from './sessions.queries.ts'
import { openSession } from './sessions.ts'
import { bindWechatIdentity } from './bind-wechat-identity.ts'
import { loginsTally } from './account.metrics.ts'
import { visitorLoggedIn } from './account.events.ts'
import { loggedInOnNewDevice, wechatBound } from './account.notices.ts'
import { presentLogin } from './account.present.ts'
import { lockUser } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { isBoundTo } from './wechat-identities.queries.ts'
import { publishEnded } from './end-logins.ts'
import { giveLogin } from './give-login.ts'
import { recogniseDevice } from './recognise-device.ts'

type Shown = {
  /** The password by which somebody came, as it was when it was checked. */
  passwordHash?: string | null
  /** The WeChat identity by which somebody came, which is bound to them. */
  identityId?: number
  /** Which of the WeChat identities that the browser has proven is meant. */
  openid?: string | undefined
  /** Kept with the login. One that another login has handed on shows nobody. */
  way: Exclude<LoginWay, ''>
}

/** The owner of the number has just proved it by these, and so knows of the login. */
const provesNumber = new Set<LoginWay>(['code', 'carrier'])

/** What every way of logging in ends with: a session, its cookie, and word to the clients that it displaces. */
export async function openLogin(context: CallContext, user: UserRow, shown: Shown): Promise<LoginData> {
  const { bound, device, ...opened } = await context.db.transaction(async (db) => {
    // Whatever ends the logins of a user holds the user as well: no login slips in behind a new password.
    const current = await lockUser(db, user.id)
    if (current?.status !== 'active') throw refuse(accountFailures.forbidden)
    if (shown.passwordHash !== undefined && shown.passwordHash !== current.password_hash)
      throw refuse(accountFailures.wrongPassword)
    if (shown.identityId !== undefined && !(await isBoundTo(db, shown.identityId, user.id)))
      throw refuse(wechatFailures.codeRefused)
    return open({ ...context, db }, user.id, shown)
  })
  context.states.get(loginsTally).add(1, { client: context.caller.client })
  await giveLogin(context, opened)
  if (device.cookie) context.setDeviceCookie(device.cookie)
  return { ...presentLogin(user, opened.secrets), ...bound }
}

async function open(context: Within<CallContext>, userId: number, { openid, way }: Shown) {
  const { db, caller, events } = context
  const { guestId } = caller
  const { secrets, sessionId, ended } = await openSession(db, userId, caller.client, guestId)
  await noteWay(db, sessionId, way)
  await publishEnded(context, ended)
  if (guestId) {
    await events.publish(db, visitorLoggedIn, { guestId, userId })
    await showLive(context, ({ rooms }) => rooms.toGuest(accountTopics.changeAccount, guestId, {}, sessionId))
  }
  const bound = openid ? await bindWechatIdentity(db, { guestId, openid }, userId) : undefined
  const device = await recogniseDevice(context, userId)
  const time = shanghaiTime(new Date())
  if (device.isNew && !provesNumber.has(way))
    await notify(db, userId, loggedInOnNewDevice.write({ client: caller.client, time }))
  if (bound) await notify(db, userId, wechatBound.write({ time }))
  return { secrets, sessionId, bound, device }
}
