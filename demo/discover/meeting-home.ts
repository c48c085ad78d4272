import { drawCover } from '#demo/art/cover.ts'
import {
  insertPraises,
  markMeetings,
  selectChildCovers,
  selectCompanies,
  selectFirstUserId,
  selectReaderIds,
} from './meeting-home.queries.ts'
import type { Meeting } from '#demo/content/meetings.ts'
import { buildReports } from '#demo/content/reports.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { seeded } from '#demo/seeded.ts'
import {
  meetingBanners,
  meetingHomes,
  meetingMenuItems,
} from '#server/features/discover/meeting-home/meeting-home.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { meetingReservations } from '#server/features/meetings/reservations/reservations.tables.ts'
import { shareLinks, shareVisits } from '#server/features/community/share/share.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

type Large = { id: number; meeting: Meeting; at: number }

/** The homes of the large meetings, who booked, likes and invites, and the reports. */
export async function loadMeetingHomes(world: World): Promise<void> {
  await markMeetings(world.db)
  const large = world.meetings.flatMap((meeting, at) =>
    meeting.isBigMeeting ? [{ id: world.meetingIds[at]!, meeting, at }] : [],
  )
  await loadHomes(world, large)
  await loadReports(world, large)
  const readerIds = await selectReaderIds(world.db)
  await loadReservations(world, readerIds)
  await loadPraises(world, large, readerIds)
  await loadInvitations(world, large, readerIds)
}

async function loadHomes({ db, now, shelf }: World, large: Large[]) {
  const companies = await selectCompanies(db)
  await insertRows(
    db,
    meetingHomes,
    large.map(({ id }, place) => {
      // The last one has no company, and offers neither likes nor a ranking.
      const company = place < large.length - 1 ? companies[place % companies.length] : undefined
      return {
        meeting_id: id,
        logo: company?.logo ?? '',
        logo_name: company?.name ?? '',
        logo_link: company ? `/companyDetail?company_id=${company.id}` : '',
        has_praise: company !== undefined,
        has_invite: company !== undefined,
      }
    }),
  )
  for (const { id, meeting, at } of large) {
    const children = await selectChildCovers(db, id)
    const isBegun = minutesFrom(now, meeting.startMinutes) <= now
    const banners = [
      {
        title: meeting.title,
        image: shelf.draw(`meeting-${at}`, drawCover(meeting.cover.motif, meeting.cover.seed)),
      },
      ...children.slice(0, 2).map((child) => ({
        title: child.title,
        image: child.cover,
        link: `/meetingDetail?meeting_id=${child.id}`,
      })),
    ]
    await insertRows(
      db,
      meetingBanners,
      banners.map((banner, sort) => ({ meeting_id: id, sort, ...banner })),
    )
    if (id !== large[0]!.id) continue
    const kinds = ['about', 'programme', 'sessions', 'experts', 'reports', 'invite', 'halls'] as const
    await insertRows(db, meetingMenuItems, [
      ...kinds
        .filter((kind) => kind !== 'reports' || isBegun)
        .map((kind, sort) => ({ meeting_id: id, kind, sort })),
      {
        meeting_id: id,
        kind: 'link',
        name: '更多学术会议',
        name_en: 'More conferences',
        link: '/subjectMeetingList',
        sort: 9,
      },
    ])
  }
}

async function loadReports(world: World, large: Large[]) {
  const rows = large.flatMap(({ id, meeting, at }) =>
    buildReports(meeting, world.doctors)
      .map((report, place) => ({ report, place, minutes: meeting.startMinutes + report.afterMinutes }))
      // There are no reports on upcoming meetings.
      .filter(({ minutes }) => minutes < 0)
      .map(({ report: { afterMinutes: _afterMinutes, ...report }, place, minutes }) => ({
        ...report,
        meeting_id: id,
        cover: world.shelf.draw(
          `report-${at}-${place}`,
          drawCover(place % 2 === 0 ? meeting.cover.motif : 'lights', 7000 + at * 10 + place),
        ),
        view_count: 120 + ((at * 37 + place * 211) % 2600),
        published_at: minutesFrom(world.now, minutes),
      })),
  )
  await insertRows(world.db, reports, rows)
}

async function loadReservations(world: World, readerIds: number[]) {
  const random = seeded(5151)
  const upcoming = world.meetings.flatMap((meeting, at) =>
    meeting.startMinutes > 60 && meeting.audience !== 'enterprise' ? [world.meetingIds[at]!] : [],
  )
  const firstUserId = await selectFirstUserId(world.db)
  const rows = upcoming.flatMap((meeting_id, place) => [
    ...random
      .shuffle(readerIds)
      .slice(0, random.int(0, 18))
      .map((user_id) => ({ meeting_id, user_id })),
    // Days away: the demo account gets no reminder while somebody looks around.
    ...(place === upcoming.length - 1 ? [{ meeting_id, user_id: firstUserId }] : []),
  ])
  await insertRows(world.db, meetingReservations, rows)
}

async function loadPraises(world: World, large: Large[], readerIds: number[]) {
  const random = seeded(6161)
  const rows = large.flatMap(({ id }) =>
    random
      .shuffle(readerIds)
      .slice(0, random.int(6, 20))
      .map((user_id) => ({ user_id, item_id: id, at: minutesFrom(world.now, -random.int(5, 3000)) })),
  )
  await insertPraises(world.db, rows)
}

async function loadInvitations(world: World, large: Large[], readerIds: number[]) {
  const random = seeded(7171)
  for (const { id, meeting } of large) {
    const inviters = random.shuffle(readerIds).slice(0, 7)
    const linkIds = await insertForIds(
      world.db,
      shareLinks,
      inviters.map((user_id) => ({
        sid: `demo-${id}-${user_id}`,
        user_id,
        item_type: 'meeting',
        item_id: id,
        title: meeting.title,
        path: `/meetingHome?meeting_id=${id}`,
      })),
    )
    await insertRows(
      world.db,
      shareVisits,
      linkIds.flatMap((share_id, place) =>
        random
          .shuffle(readerIds.filter((user) => user !== inviters[place]))
          .slice(0, Math.max(1, 12 - 2 * place))
          .map((user_id) => ({ share_id, guest_id: `demo-${share_id}-${user_id}`, user_id })),
      ),
    )
  }
}
