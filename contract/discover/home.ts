import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, flag, count, id, int, page, paged, text } from '../wire/fields.ts'
import { expertItem, listItem, meetingItem, meetingTypes, sectionTypes, viewDisplay } from '../wire/items.ts'
import { listOrders } from '../wire/lists.ts'
import { oneOf } from '../wire/one-of.ts'

export const bannerKinds = { meeting: 1, playback: 2, link: 3 } as const

/** 1 to 7 open a channel of that content; the two named ones have home pages of their own. */
export const menuTypes = { encyclopedia: 8, departments: 9 } as const

export const recommendPageSize = 10

export const banner = z.object({
  img: z.string(),
  ads_type: oneOf(bannerKinds),
  item_id: z.int(),
  is_big_meeting: bit,
  ads_link: z.string(),
  /** The alternative text of the picture. */
  title: contentText,
})

/** Operators may number an entry otherwise: it then opens the address in `content`. */
const menuType = z.int()

export const menuItem = z.object({
  name: z.string(),
  logo: z.string(),
  type: menuType,
  content: z.string(),
  icon_status: bit,
  college_data: z.array(z.object({ college_id: z.int(), college_name: z.string() })),
})

export const contentBlock = z.object({
  id: z.int(),
  name: z.string(),
  type: oneOf(sectionTypes),
  channelAddress: z.string(),
})

/** A meeting that is on air, with the number of people in its room. */
const meetingOnAir = z.extend(meetingItem, { watching: z.int() })

/** The row of a meeting on the home. */
const homeMeeting = z.extend(listItem, {
  meeting_type: oneOf(meetingTypes),
  speaker_cover: z.string(),
  end_time: z.string(),
  is_offline: bit,
  venue: contentText,
  is_credit_meeting: bit,
  view_num: z.int(),
  view_display_status: oneOf(viewDisplay),
})

const scope = { college_id: z._default(id, 0), disease_id: z._default(id, 0) }

/** The input of every list of a channel; each list adds the filters that make sense for it. */
export const listFields = {
  ...scope,
  page,
  keyword: z.optional(text(50)),
  /** `new` is the list's own order by time, `hot` puts the most viewed first. */
  order: z._default(z.enum(listOrders), 'new'),
}

/** `type` is a meeting type, 0 for all; `is_credit` selects those with or without credits. */
export const meetingListInput = z.object({
  ...listFields,
  type: z._default(count, 0),
  is_credit: z.optional(flag),
})

const meetingList = (name: string, about: string) =>
  defineCall({
    id: `home.${name}`,
    path: `/api/web/v2/home/${name.toLowerCase()}`,
    about,
    input: meetingListInput,
    output: paged(meetingItem),
  })

export const homeCalls = {
  seoConfig: defineCall({
    id: 'home.seoConfig',
    method: 'GET',
    path: '/MedicalCollege/seo/config',
    about: 'Title, description and keywords of the site; `siteType` 1.',
    input: z.object({ siteType: int }),
    output: z.object({ seoDesc: z.string(), keyword: z.string(), title: z.string() }),
  }),
  contentManage: defineCall({
    id: 'home.contentManage',
    method: 'GET',
    path: '/MedicalCollege/contentManage/list',
    about: 'The content sections of a subject, in order.',
    input: z.object({ collegeId: z._default(id, 0) }),
    output: z.array(contentBlock),
  }),
  banners: defineCall({
    id: 'home.banner',
    path: '/api/web/v2/home/banner',
    about: 'The carousel of the home.',
    platform: 8,
    input: z.object({ college_id: z._default(id, 0) }),
    output: z.array(banner),
  }),
  now: defineCall({
    id: 'home.now',
    path: '/api/web/v2/home/now',
    about:
      'What is on air right now, most viewed first, at most three; the parts of large meetings included.',
    input: z.object(scope),
    output: z.array(meetingOnAir),
  }),
  menuIcons: defineCall({
    id: 'home.menuIcons',
    path: '/api/web/v2/home/menuicons',
    about: 'The menu grid.',
    input: z.object(scope),
    output: z.array(menuItem),
  }),
  expertList: defineCall({
    id: 'home.expertList',
    path: '/api/web/v2/home/expertlist',
    about: 'The experts of the strip, 20 a page, those who are live first.',
    input: z.object({
      college: z.optional(id),
      college_id: z.optional(id),
      disease_id: z._default(id, 0),
      page,
    }),
    output: paged(expertItem),
  }),
  contentList: defineCall({
    id: 'home.contentList',
    path: '/api/web/v2/home/contentlist',
    about: 'The first rows of meetings, operations, courses and articles in one answer.',
    input: z.object(scope),
    output: z.object({
      meeting: z.array(homeMeeting),
      surgical: z.array(listItem),
      production: z.array(listItem),
      information: z.array(listItem),
    }),
  }),
  recommendList: defineCall({
    id: 'home.recommendList',
    path: '/api/web/v2/home/recommendlist',
    about: 'The hand-picked items of a custom section.',
    input: z.object({
      college_id: z._default(id, 0),
      content_manage_id: id,
      page,
      pageSize: z._default(count, recommendPageSize),
    }),
    output: paged(listItem),
  }),
  advance: meetingList('advance', 'Meetings in progress or upcoming, next first.'),
  playback: meetingList('playback', 'Meetings that are over, latest first.'),
}

export type MeetingOnAir = z.infer<typeof meetingOnAir>
export type HomeMeeting = z.infer<typeof homeMeeting>
export type Banner = z.infer<typeof banner>
export type MenuItem = z.infer<typeof menuItem>
export type ContentBlock = z.infer<typeof contentBlock>
