import type { Db } from '#kernel/database.ts'
import { insertCampaign } from '#server/features/commerce/coffee/campaigns.queries.ts'
import type { CampaignRow } from '#server/features/commerce/coffee/campaigns.queries.ts'
import { insertCounter, insertStaff } from '#server/features/commerce/coffee/counters.queries.ts'
import type { CounterRow } from '#server/features/commerce/coffee/counters.queries.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

let counters = 0

export const buildCounter = async (db: Db, given: Partial<CounterRow> = {}): Promise<CounterRow> =>
  (await insertCounter(db, { name: `咖啡台 ${++counters}`, ...given }))!

/** A counter and somebody who works there. */
export async function buildStaffedCounter(app: TestApp) {
  const counter = await buildCounter(app.services.db)
  const { client, user, phone } = await buildMember(app, { truename: '乔小满' })
  await insertStaff(app.services.db, counter.id, user.id)
  return { counter, client, user, phone }
}

const dayMs = 24 * 3600_000

/** A campaign that began a day ago, is claimed for five days more, and redeemed for ten. */
export const buildCampaign = (
  db: Db,
  takingPart: CounterRow[],
  given: Partial<CampaignRow> = {},
): Promise<CampaignRow> =>
  insertCampaign(
    db,
    {
      title: '年会咖啡',
      item: '美式咖啡（中杯）',
      stock: 100,
      begins_at: new Date(Date.now() - dayMs),
      ends_at: new Date(Date.now() + 5 * dayMs),
      expires_at: new Date(Date.now() + 10 * dayMs),
      ...given,
    },
    takingPart.map(({ id }) => id),
  )
