import { asBit } from '#contract/wire/fields.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { answer } from '#kernel/answer.ts'
import { selectBanners, selectContentBlocks, selectMenuItems } from './home.queries.ts'
import { nameIn } from '#server/features/library/subjects/subjects.present.ts'
import { selectColleges } from '#server/features/library/subjects/taxonomy.queries.ts'

/** The calls for the layout of the home: carousel, menu and sections. */

export const listBanners = answer(homeCalls.banners, async (input, { db }) => {
  const rows = await selectBanners(db, input.college_id)
  return rows.map(({ banner, isBig }) => ({
    img: banner.image,
    ads_type: banner.ads_type,
    item_id: banner.item_id,
    is_big_meeting: asBit(isBig ?? false),
    ads_link: banner.ads_link,
    title: banner.title,
  }))
})

export const listMenuIcons = answer(homeCalls.menuIcons, async (input, { db, caller }) => {
  const [items, all] = await Promise.all([selectMenuItems(db), selectColleges(db)])
  const colleges = all
    .filter((row) => input.college_id === 0 || row.id === input.college_id)
    .map((row) => ({ college_id: row.id, college_name: nameIn(row, caller.language) }))
  return items.map((row) => ({
    name: nameIn(row, caller.language),
    logo: row.logo,
    type: row.type,
    content: row.content,
    icon_status: asBit(row.icon_status === 1),
    college_data: colleges,
  }))
})

export const listContentBlocks = answer(homeCalls.contentManage, async (input, { db, caller }) => {
  const rows = await selectContentBlocks(db, input.collegeId)
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(row, caller.language),
    type: row.type,
    channelAddress: row.channel_address,
  }))
})
