import { sectionTypes } from '#contract/wire/items.ts'
import { bannerKinds } from '#contract/discover/home.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { drawBanner } from '#demo/art/cover.ts'
import { drawMenuIcon } from '#demo/art/menu-icon.ts'
import { buildBanners } from '#demo/content/banners.ts'
import type { Banner } from '#demo/content/banners.ts'
import { menu } from '#demo/content/menu.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { pickOfEachSubject } from './links.queries.ts'
import {
  banners,
  contentBlockItems,
  contentBlocks,
  menuItems,
} from '#server/features/discover/home/home.tables.ts'
import type { World } from '#demo/world.ts'

const { experts, meetings, information, operations, courses, picks } = sectionTypes

const blocks: [type: OneOf<typeof sectionTypes>, name: string, nameEn: string][] = [
  [experts, '名医专家', 'Experts'],
  [meetings, '学术会议', 'Meetings'],
  [picks, '编辑精选', "Editors' picks"],
  [operations, '手术视频', 'Surgical videos'],
  [courses, '精品课程', 'Courses'],
  [information, '专业资讯', 'Articles'],
]

export async function loadHome(world: World): Promise<void> {
  await loadBanners(world)
  await insertRows(
    world.db,
    menuItems,
    menu.map((item, sort) => ({
      name: item.name,
      name_en: item.en,
      logo: world.shelf.draw(`menu-${item.icon}`, drawMenuIcon(item.icon)),
      type: item.type,
      content: item.content,
      icon_status: item.isNew ? 1 : 0,
      sort,
    })),
  )
  await loadBlocks(world)
}

async function loadBanners(world: World) {
  const rows = buildBanners(world.meetings).map((banner, sort) => ({
    college_id: banner.subject === null ? null : world.collegeIds[banner.subject]!,
    image: world.shelf.draw(`banner-${sort}`, drawBanner(banner.picture.seed, banner.picture.motif)),
    ...targetOf(world, banner),
    sort,
  }))
  await insertRows(world.db, banners, rows)
}

function targetOf(world: World, { target }: Banner) {
  if (target.kind === 'link') return { ads_type: bannerKinds.link, ads_link: target.url, title: '关于杏林' }
  return {
    ads_type: bannerKinds[target.kind],
    item_id: world.meetingIds[target.meeting]!,
    title: world.meetings[target.meeting]!.title,
  }
}

async function loadBlocks(world: World) {
  const blockIds = await insertForIds(
    world.db,
    contentBlocks,
    blocks.map(([type, name, name_en], sort) => ({ type, name, name_en, sort })),
  )
  const pickBlock = blockIds[blocks.findIndex(([type]) => type === picks)]!
  const chosen: [kind: number, itemId: number | undefined][] = [
    [meetings, world.bigMeetingIds[0]],
    [information, world.articleIds[4]],
    [courses, world.courseIds[7]],
    [operations, world.operationIds[3]],
    [information, world.articleIds[31]],
    [meetings, world.bigMeetingIds[1]],
  ]
  await insertRows(
    world.db,
    contentBlockItems,
    chosen.flatMap(([kind, item_id], sort) =>
      item_id === undefined ? [] : [{ block_id: pickBlock, kind, item_id, sort }],
    ),
  )
  await pickOfEachSubject(world.db, pickBlock)
}
