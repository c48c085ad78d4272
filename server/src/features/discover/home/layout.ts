import { asBit } from '#contract/wire/fields.ts'
import { homeCalls } from '#contract/discover/home.ts'
import type { Language } from '#contract/wire/language.ts'
import { answer } from '#kernel/answer.ts'
import {
  selectBanners,
  selectColleges,
  selectContentBlocks,
  selectDiseases,
  selectMenuItems,
} from './home.queries.ts'

/** The calls that lay out the home: subjects, channels, carousel, menu and sections. */

const named = (row: { name: string; name_en: string }, language: Language) =>
  language === 'en' ? row.name_en : row.name

export const listColleges = answer(homeCalls.allColleges, async (_input, { db, caller }) => {
  const rows = await selectColleges(db)
  return rows.map((row) => ({
    college_id: row.id,
    college_name: named(row, caller.language),
    download_logo: asBit(row.download_logo === 1),
    download_logo_title: row.download_logo_title,
  }))
})

export const listDiseases = answer(homeCalls.diseaseList, async (input, { db, caller }) => {
  const rows = await selectDiseases(db, input.college_id)
  return rows.map((row) => ({ disease_id: row.id, disease_name: named(row, caller.language) }))
})

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
    .map((row) => ({ college_id: row.id, college_name: named(row, caller.language) }))
  return items.map((row) => ({
    name: named(row, caller.language),
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
    name: named(row, caller.language),
    type: row.type,
    channelAddress: row.channel_address,
  }))
})
