import { eq, sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { allBanners, allContentBlocks, allMenuItems, contentBlockItems } from './home.tables.ts'

export const storedBanners = storedRows(allBanners)
export const storedMenuItems = storedRows(allMenuItems)
export const storedSections = storedRows(allContentBlocks)
export const picksOfSection = ownedRows(contentBlockItems, 'block_id', 'sort')

const college = sql<string>`${colleges.name}`.as('college')

export const bannerRows = defineRows({
  id: allBanners.id,
  values: {
    image: allBanners.image,
    title: allBanners.title,
    ads_type: sql<string>`${allBanners.ads_type}::text`.as('ads_type'),
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    ads_link: allBanners.ads_link,
    college,
    sort: allBanners.sort,
    state: shownOrTakenBack(allBanners.taken_back_at),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allBanners)
      .leftJoin(colleges, eq(colleges.id, allBanners.college_id))
      .leftJoin(meetings, eq(meetings.id, allBanners.item_id))
      .$dynamic(),
  filters: {
    q: contains(allBanners.title, meetings.title),
    college: contains(colleges.name),
    state: isShownIn(allBanners.taken_back_at),
  },
})

export const menuItemRows = defineRows({
  id: allMenuItems.id,
  values: {
    logo: allMenuItems.logo,
    name: allMenuItems.name,
    name_en: allMenuItems.name_en,
    content: allMenuItems.content,
    is_new: sql<boolean>`${allMenuItems.icon_status} = 1`.as('is_new'),
    sort: allMenuItems.sort,
    state: shownOrTakenBack(allMenuItems.taken_back_at),
  },
  from: (db, values) => db.select(values).from(allMenuItems).$dynamic(),
  filters: {
    q: contains(allMenuItems.name, allMenuItems.name_en),
    state: isShownIn(allMenuItems.taken_back_at),
  },
})

export const sectionRows = defineRows({
  id: allContentBlocks.id,
  values: {
    name: allContentBlocks.name,
    name_en: allContentBlocks.name_en,
    type: sql<string>`${allContentBlocks.type}::text`.as('type'),
    college,
    picks:
      sql<number>`(select count(*)::int from ${contentBlockItems} i where i.block_id = ${allContentBlocks}.id)`.as(
        'picks',
      ),
    sort: allContentBlocks.sort,
    state: shownOrTakenBack(allContentBlocks.taken_back_at),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allContentBlocks)
      .leftJoin(colleges, eq(colleges.id, allContentBlocks.college_id))
      .$dynamic(),
  filters: {
    q: contains(allContentBlocks.name, allContentBlocks.name_en),
    college: contains(colleges.name),
    state: isShownIn(allContentBlocks.taken_back_at),
  },
})
