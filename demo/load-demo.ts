import { noLimits, openDatabase } from '#kernel/open-database.ts'
import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import { sayStep } from '#kernel/say-step.ts'
import { selectSetting, upsertSetting } from '#kernel/settings.queries.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { shiftCampaigns } from './commerce/coffee.queries.ts'
import { renewWaitingOrder, selectWaitingOrderId } from './commerce/orders.queries.ts'
import { inOrder } from './demo-part.ts'
import { demoParts } from './demo-parts.ts'
import { countUsers, lockDemo, shiftMeetings } from './demo.queries.ts'
import { loadDigests } from './library/recording-digests.ts'
import { saveDrawnVideos } from './films/drawn-videos.ts'
import { saveShortVideos } from './films/short-videos.ts'
import { saveStreamedVideos } from './films/streamed-videos.ts'
import { saveVideos } from './films/videos.ts'
import { createShelf } from './pictures.ts'
import { buildDemoPack } from './practice/expert-fees.ts'
import { shiftConsultations } from './practice/consultations.queries.ts'
import { shiftAgreements } from './practice/shift-agreements.ts'
import { shiftBookings } from './practice/unions.queries.ts'
import type { World } from './world.ts'

type Demo = { loadedAt: string; anchorAt: string; waitingOrderId?: number | undefined }

const key = 'demo'
const dayMs = 24 * 3600_000

type Say = (line: string) => void

/** Loads the demo world at the first start, and moves its dates around now at later ones. Existing data stays. */
export async function loadDemo(env: Env, databaseUrl: string, say: Say): Promise<void> {
  const database = openDatabase(databaseUrl, 2, () => undefined, noLimits)
  try {
    await database.db.transaction(async (db) => {
      await lockDemo(db)
      const demo = await selectSetting<Demo>(db, key)
      if (demo) await moveAroundNow(db, demo)
      else if ((await countUsers(db)) === 0) await sayStep(say, 'Loading the demo world', () => load(env, db))
    })
  } finally {
    await database.close()
  }
}

/** By whole days: a morning meeting stays one. */
async function moveAroundNow(db: Db, demo: Demo) {
  const loadedAt = new Date(demo.loadedAt)
  if (demo.waitingOrderId !== undefined) await renewWaitingOrder(db, demo.waitingOrderId, new Date())
  const days = Math.floor((Date.now() - Date.parse(demo.anchorAt)) / dayMs)
  if (days < 1) return
  await shiftAgreements(db, () => shiftMeetings(db, days, loadedAt))
  await shiftBookings(db, days, loadedAt)
  await shiftCampaigns(db, days, loadedAt)
  await shiftConsultations(db, days, loadedAt)
  const anchorAt = new Date(Date.parse(demo.anchorAt) + days * dayMs).toISOString()
  await upsertSetting(db, key, { ...demo, anchorAt })
}

/** Nobody plans anything by seconds. */
const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000)

async function load(env: Env, db: Db) {
  const shelf = createShelf()
  const world: World = {
    db,
    vault: createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR)),
    shelf,
    now: thisMinute(),
    collegeIds: [],
    diseaseIds: [],
    doctors: [],
    doctorIds: [],
    meetings: [],
    meetingIds: [],
    bigMeetingIds: [],
    articleIds: [],
    courseIds: [],
    operationIds: [],
    questionnaireIds: [],
    ...(await saveVideos(shelf)),
    drawn: await saveDrawnVideos(shelf),
    shorts: await saveShortVideos(shelf),
    streamed: await saveStreamedVideos(shelf),
  }
  for (const part of inOrder(demoParts)) await part.load(world)
  const storage = await openStorage(env)
  await shelf.store(db, storage)
  await loadDigests(world, { providers: { storage }, log: { warn: () => undefined } })
  if (world.paidSheetId !== undefined) await buildDemoPack(world, { env, storage }, world.paidSheetId)
  const now = new Date().toISOString()
  const waitingOrderId = await selectWaitingOrderId(db)
  await upsertSetting(db, key, { loadedAt: now, anchorAt: world.now.toISOString(), waitingOrderId })
}
