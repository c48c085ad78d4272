import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'
import { wechatSandboxCodes } from './wechat-provider.tables.ts'

export const insertSandboxCode = async (
  db: Db,
  code: { digest: Buffer; app_type: WechatType; person: string },
  lifeSeconds: number,
) => {
  await db.delete(wechatSandboxCodes).where(lte(wechatSandboxCodes.expires_at, sql`now()`))
  await db
    .insert(wechatSandboxCodes)
    .values({ ...code, expires_at: sql`now() + ${lifeSeconds} * interval '1 second'` })
}

/** Deletes the code, so that it is valid once, also for concurrent requests. */
export const consumeSandboxCode = async (db: Db, digest: Buffer, type: WechatType) =>
  (
    await first(
      db
        .delete(wechatSandboxCodes)
        .where(
          and(
            eq(wechatSandboxCodes.digest, digest),
            eq(wechatSandboxCodes.app_type, type),
            gt(wechatSandboxCodes.expires_at, sql`now()`),
          ),
        )
        .returning({ person: wechatSandboxCodes.person }),
    )
  )?.person
