import { bannerKinds } from '#contract/discover/home.ts'
import { contentFailures } from '#contract/library/content-failures.ts'
import {
  flagColumn,
  linkColumn,
  numberColumn,
  pictureColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  addressField,
  choiceField,
  flagField,
  orderField,
  pictureField,
  referenceField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { nameIn, words } from '#kernel/console-framework/words.ts'
import { chosen } from '#kernel/chosen.ts'
import { refuse } from '#kernel/fail.ts'
import { bannerRows, menuItemRows, storedBanners, storedMenuItems } from './home.console.queries.ts'
import { allBanners, allMenuItems } from './home.tables.ts'

/** The home is one page: a preview of any of its parts shows it. */
const home = '/'

const targets = {
  [bannerKinds.meeting]: words('会议', 'Meeting'),
  [bannerKinds.playback]: words('会议回放', 'Playback of a meeting'),
  [bannerKinds.link]: words('链接', 'Link'),
}

const bannerFields = {
  title: textField('标题', 'Title', {
    isRequired: true,
    max: 60,
    hint: ['看不到图片的人听到的文字', 'Read to people who cannot see the picture'],
  }),
  image: pictureField('图片', 'Picture', { isRequired: true, ratio: 750 / 320 }),
  college_id: referenceField('学科', 'Subject', 'subjects', {
    hint: ['不选则在所有学科的首页展示', 'When empty: on the home of all subjects'],
  }),
  ads_type: choiceField('打开', 'Opens', targets, { isRequired: true }),
  meeting: referenceField('会议', 'Meeting', 'meetings'),
  ads_link: addressField('链接', 'Link'),
  sort: orderField(),
}

export const bannersResource = defineResource({
  name: 'banners',
  title: words('首页轮播', 'Banners'),
  right: 'content.edit',
  rows: bannerRows,
  titleOf: ({ title, id }) => String(title) || String(id),
  columns: {
    image: pictureColumn('图片', 'Picture'),
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    ads_type: stateColumn(
      '打开',
      'Opens',
      states({ 1: ['会议', 'Meeting'], 2: ['会议回放', 'Playback of a meeting'], 3: ['链接', 'Link'] }),
    ),
    meeting: textColumn('会议', 'Meeting'),
    ads_link: linkColumn('链接', 'Link'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: {
    q: textFilter('标题、会议', 'Title, meeting'),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
  },
  form: defineForm({
    fields: bannerFields,
    isPublished: true,
    previewPath: () => home,
    async read(context, id) {
      const banner = await storedBanners.read(context, id)
      return banner && { ...banner, ads_type: String(banner.ads_type), meeting: banner.item_id || null }
    },
    create: (context, values) => storedBanners.create(context, bannerOf(values)),
    change: (context, id, values) => storedBanners.change(context, id, bannerOf(values)),
  }),
  actions: takeBackActions(allBanners),
})

function bannerOf({ ads_type, meeting, ads_link, ...values }: ValuesOf<typeof bannerFields>) {
  const kind = chosen(bannerKinds, ads_type)
  const isLink = kind === bannerKinds.link
  if (isLink ? ads_link === '' : meeting === null) throw refuse(contentFailures.bannerWithoutTarget)
  return { ...values, ads_type: kind, item_id: isLink ? 0 : meeting!, ads_link: isLink ? ads_link : '' }
}

/** The channels of the home's menu by their number; the last one only opens its address. */
const channels = {
  1: words('会议预告', 'Upcoming meetings'),
  2: words('正在直播', 'Live'),
  3: words('精彩回放', 'Playback'),
  4: words('学科专题', 'Columns'),
  5: words('医学资讯', 'Articles'),
  6: words('手术视频', 'Surgical videos'),
  7: words('名医课程', 'Courses'),
  8: words('药械百科', 'Encyclopedia'),
  9: words('科室主页', 'Departments'),
  10: words('学分会议', 'Meetings with credit'),
  16: words('其他地址', 'Another address'),
}

const menuFields = {
  name: textField('名称', 'Name', { isRequired: true, max: 10 }),
  name_en: textField('英文名称', 'English name', { isRequired: true, max: 20 }),
  logo: pictureField('图标', 'Icon', { isRequired: true, ratio: 1 }),
  type: choiceField('打开', 'Opens', channels, { isRequired: true }),
  content: addressField('地址', 'Address', {
    hint: ['填写后打开该地址', 'When filled in, this address is opened instead'],
  }),
  is_new: flagField('新功能标记', 'Marked as new'),
  sort: orderField(),
}

export const menuItemsResource = defineResource({
  name: 'menu_items',
  title: words('首页菜单', 'Home menu'),
  right: 'content.edit',
  rows: menuItemRows,
  titleOf: (row, language) => nameIn(language, row),
  columns: {
    logo: pictureColumn('图标', 'Icon'),
    name: textColumn('名称', 'Name'),
    name_en: textColumn('英文名称', 'English name'),
    state: shownColumn,
    content: linkColumn('地址', 'Address'),
    is_new: flagColumn('新功能标记', 'Marked as new'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: { q: textFilter('名称', 'Name'), state: shownFilter },
  form: defineForm({
    fields: menuFields,
    isPublished: true,
    previewPath: () => home,
    async read(context, id) {
      const item = await storedMenuItems.read(context, id)
      return (
        item && {
          ...item,
          type: item.type in channels ? String(item.type) : '16',
          is_new: item.icon_status === 1,
        }
      )
    },
    create: (context, values) => storedMenuItems.create(context, menuItemOf(values)),
    change: (context, id, values) => storedMenuItems.change(context, id, menuItemOf(values)),
  }),
  actions: takeBackActions(allMenuItems),
})

const menuItemOf = ({ type, is_new, ...values }: ValuesOf<typeof menuFields>) => ({
  ...values,
  type: Number(type),
  icon_status: is_new ? 1 : 0,
})
