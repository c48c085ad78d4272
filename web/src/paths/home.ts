import { channelTypes } from '#contract/discover/browse.ts'
import { bannerKinds, menuTypes } from '#contract/discover/home.ts'
import type { Banner, MenuItem, ContentBlock } from '#contract/discover/home.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { browsePaths } from './browse.ts'
import { meetingPaths } from './meetings.ts'

export type HomeScope = { collegeId: number; diseaseId: number }

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '' && value !== 0)
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

export const homePaths = {
  home: (scope: HomeScope, collegeName?: string) =>
    withQuery('/', { college_id: scope.collegeId, collegeName, disease_id: scope.diseaseId }),
  encyclopedia: (collegeId: number, collegeName: string) =>
    withQuery('/encyclopediasHome', { college_id: collegeId, college_name: collegeName }),
}

export function bannerTarget(banner: Banner): string {
  if (banner.ads_type === bannerKinds.link) return banner.ads_link
  if (banner.ads_type === bannerKinds.playback) return meetingPaths.playback(banner.item_id)
  return banner.is_big_meeting === 1 ? meetingPaths.home(banner.item_id) : meetingPaths.detail(banner.item_id)
}

/** Undefined for an encyclopedia of several subjects: the user must choose one first. */
export function menuTarget(item: MenuItem, scope: HomeScope): string | undefined {
  if (item.content) return item.content
  if (item.type === menuTypes.encyclopedia) {
    if (item.college_data.length > 1) return undefined
    const [only] = item.college_data
    return homePaths.encyclopedia(only?.college_id ?? 0, only?.college_name ?? '')
  }
  if (item.type === menuTypes.departments)
    return withQuery('/departmentHomePage', { type: 1, name: item.name, college_id: scope.collegeId })
  return browsePaths.channel(item.type, item.name, scope)
}

/** Sections and channels number their kinds differently. */
const channelOf: Record<number, number> = {
  [sectionTypes.meetings]: channelTypes.notices,
  [sectionTypes.information]: channelTypes.information,
  [sectionTypes.operations]: channelTypes.operations,
  [sectionTypes.courses]: channelTypes.courses,
}

/** The "more" link of a section: its configured address, or the channel of its kind. */
export const moreTarget = (block: ContentBlock, scope: HomeScope) => {
  if (block.channelAddress) return block.channelAddress
  if (block.type === sectionTypes.experts) return browsePaths.experts(scope)
  if (block.type === sectionTypes.picks) return browsePaths.picks(block.id, block.name, scope.collegeId)
  return browsePaths.channel(channelOf[block.type] ?? block.type, block.name, scope)
}
