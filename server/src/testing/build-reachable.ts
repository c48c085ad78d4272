import { eq } from 'drizzle-orm'
import { equipmentRecords } from '#server/features/community/messages/messages.tables.ts'
import { webPushSubscriptions } from '#server/features/community/messages/deliveries.tables.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { playBrowser } from './push-stand-in.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

/** A member who can be reached by every channel and wants all of them. */
export async function buildReachable(app: TestApp) {
  const { db, vault } = app.services
  const member = await buildMember(app)
  const { id } = member.user
  const browser = playBrowser()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
  await db
    .update(users)
    .set({ notify_mail: true, email_sealed: vault.seal(`doctor-${id}@example.com`) })
    .where(eq(users.id, id))
  await db
    .insert(equipmentRecords)
    .values({ device_id: `device-${id}`, user_id: id, push_id: `push-${id}`, platform: 1 })
  await db.insert(wechatIdentities).values({ app_type: 1, openid: `openid-${id}`, user_id: id })
  await db.insert(webPushSubscriptions).values({
    endpoint_digest: vault.digest(endpoint),
    user_id: id,
    endpoint_sealed: vault.seal(endpoint),
    p256dh: browser.p256dh,
    auth_sealed: vault.seal(browser.auth),
  })
  return { ...member, browser }
}
