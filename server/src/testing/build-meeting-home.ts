import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import {
  meetingBanners,
  meetingHomes,
  meetingMenuItems,
} from '#server/features/discover/meeting-home/meeting-home.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { buildMeeting } from './build-content.ts'

/** What announces a meeting, for tests. */

export async function buildReport(db: Db, given: Partial<InferInsertModel<typeof reports>> = {}) {
  return only(
    db
      .insert(reports)
      .values({
        meeting_id: given.meeting_id ?? (await buildMeeting(db)).id,
        title: '大会首日报道',
        cover: '/files/cover.png',
        body: '<p>正文</p>',
        ...given,
      })
      .returning(),
  )
}

type Home = {
  home?: Partial<InferInsertModel<typeof meetingHomes>>
  banners?: Omit<InferInsertModel<typeof meetingBanners>, 'meeting_id'>[]
  menu?: Omit<InferInsertModel<typeof meetingMenuItems>, 'meeting_id'>[]
}

/** How the home of a meeting is set up. */
export async function setUpHome(db: Db, meeting_id: number, { home, banners = [], menu = [] }: Home) {
  if (home) await db.insert(meetingHomes).values({ meeting_id, ...home })
  if (banners.length > 0)
    await db.insert(meetingBanners).values(banners.map((row, sort) => ({ meeting_id, sort, ...row })))
  if (menu.length > 0)
    await db.insert(meetingMenuItems).values(menu.map((row, sort) => ({ meeting_id, sort, ...row })))
}
