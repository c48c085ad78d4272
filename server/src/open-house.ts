import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { openDatabase } from '#kernel/database.ts'
import type { Database } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import type { House } from '#kernel/house.ts'
import { createLimits } from '#kernel/limits.ts'
import { loadSealedBodies } from '#kernel/sealed-body.ts'
import { recogniseCookie, recogniseMember } from '#kernel/session/sessions.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import type { SocketServer } from '#kernel/socket/attach-socket.ts'
import { openFanout } from '#kernel/socket/open-fanout.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { createMayJoin } from './may-join.ts'
import { openCarrier } from './providers/carrier/open-carrier.ts'
import { openLive } from './providers/live/open-live.ts'
import { openRooms } from './providers/live/open-rooms.ts'
import { openMail } from './providers/mail/open-mail.ts'
import { openSms } from './providers/sms/open-sms.ts'
import { insertOutboxMessage } from './providers/sms/sms.queries.ts'
import { openStorage } from './providers/storage/open-storage.ts'
import { openWechat } from './providers/wechat/open-wechat.ts'

export type OpenHouse = { house: House; socket: SocketServer; database: Database; close(): Promise<void> }

/** Opens everything that lives as long as the server, around a web server that does not listen yet. */
export async function openHouse(env: Env, databaseUrl: string, app: FastifyInstance): Promise<OpenHouse> {
  const { log } = app
  let isClosing = false
  // Connections that end with the house are no news.
  const onLost = (error: Error) => {
    if (!isClosing) log.warn({ reason: error.message }, 'a connection was lost')
  }
  const database = openDatabase(databaseUrl, env.DATABASE_POOL, onLost)
  const { db } = database
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, onLost) : undefined
  const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
  const fanout = await openFanout({ databaseUrl, redisUrl: env.REDIS_URL, onLost })
  const socket = attachSocket(app.server, {
    env,
    log,
    fanout,
    mayJoin: createMayJoin(db),
    recognise: (token) => recogniseMember(db, token),
    recogniseCookie: (cookie) => recogniseCookie(db, cookie),
  })
  const house: House = {
    env,
    db,
    vault,
    log,
    limits: createLimits(db, redis),
    sealedBodies: await loadSealedBodies(db, vault),
    providers: {
      sms: openSms(env, db),
      mail: openMail(env, (message) => insertOutboxMessage(db, message)),
      storage: await openStorage(env),
      wechat: openWechat(env, db, vault),
      carrier: openCarrier(env),
      live: await openLive(env, vault),
      rooms: openRooms(env),
    },
    rooms: socket.rooms,
  }
  return {
    house,
    socket,
    database,
    async close() {
      isClosing = true
      await socket.close()
      redis?.disconnect()
      await database.close()
    },
  }
}

function openRedis(url: string, onLost: (error: Error) => void): Redis {
  // A call that finds Redis away is refused at once instead of waiting in a queue.
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  redis.on('error', onLost)
  return redis
}
