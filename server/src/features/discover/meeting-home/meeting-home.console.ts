import {
  flagColumn,
  pageColumn,
  numberColumn,
  textColumn,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  addressField,
  choiceField,
  flagField,
  pictureField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import {
  bannersOfHome,
  meetingHomePage,
  meetingHomeRows,
  menuOfHome,
  upsertHome,
} from './meeting-home.console.queries.ts'
import { selectHome } from './meeting-home.queries.ts'

const menuKinds = {
  about: words('会议介绍', 'About'),
  programme: words('会议日程', 'Programme'),
  sessions: words('分会场', 'Sessions'),
  experts: words('专家', 'Experts'),
  halls: words('展厅', 'Halls'),
  reports: words('会议报道', 'Reports'),
  invite: words('邀请', 'Invite'),
  link: words('链接', 'Link'),
}

/** What a home has before anybody sets it up. */
const usual = {
  logo: '',
  logo_name: '',
  logo_link: '',
  has_reserve: true,
  has_collect: true,
  has_praise: true,
  has_share: true,
  has_invite: true,
}

/** The home of a large meeting: its logo, its pictures, its menu and its buttons. */
export const meetingHomesResource = defineResource({
  name: 'meeting-homes',
  title: words('大会首页', 'Congress home pages'),
  right: 'meetings.edit',
  rows: meetingHomeRows,
  partOf: { meetings: {} },
  titleOf: ({ title }) => String(title),
  columns: {
    title: textColumn('大会', 'Meeting'),
    begin_at: timeColumn('开始', 'Begins'),
    is_set_up: flagColumn('已设置', 'Set up'),
    banners: numberColumn('轮播图', 'Pictures'),
    menu: numberColumn('菜单项', 'Menu items'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: meetingFilter },
  form: defineForm({
    fields: {
      logo: pictureField('企业标志', 'Logo of the company'),
      logo_name: textField('企业名称', 'Name of the company', { max: 60 }),
      logo_link: addressField('标志链接', 'Where the logo leads'),
      banners: rowsField('轮播图', 'Pictures', {
        title: textField('标题', 'Title', { isRequired: true, max: 60 }),
        image: pictureField('图片', 'Picture', { isRequired: true, ratio: 16 / 9 }),
        link: addressField('链接', 'Link'),
      }),
      menu: rowsField('菜单', 'Menu', {
        kind: choiceField('种类', 'Kind', menuKinds, { isRequired: true }),
        name: textField('名称', 'Name', {
          max: 20,
          hint: ['不填则用种类的名称', 'When empty: the name of its kind'],
        }),
        name_en: textField('英文名称', 'Name in English', { max: 40 }),
        link: addressField('链接', 'Link', { hint: ['仅用于“链接”', 'Only for the kind “Link”'] }),
      }),
      has_reserve: flagField('预约按钮', 'Button to reserve'),
      has_collect: flagField('收藏按钮', 'Button to collect'),
      has_praise: flagField('点赞按钮', 'Button to like'),
      has_share: flagField('分享按钮', 'Button to share'),
      has_invite: flagField('邀请按钮', 'Button to invite'),
    },
    previewPath: (id) => meetingHomePage + id,
    async read(context, id) {
      const home = (await selectHome(context.db, id)) ?? usual
      const banners = await bannersOfHome.read(context, id)
      const menu = await menuOfHome.read(context, id)
      return {
        ...home,
        banners: banners.map(({ title, image, link }) => ({ title, image, link })),
        menu: menu.map(({ kind, name, name_en, link }) => ({ kind, name, name_en, link })),
      }
    },
    change: (context, id, { banners, menu, ...home }) =>
      context.db.transaction(async (db) => {
        await upsertHome(db, id, home)
        await bannersOfHome.replace(
          { db },
          id,
          banners.map((banner, sort) => ({ ...banner, sort })),
        )
        await menuOfHome.replace(
          { db },
          id,
          menu.map((item, sort) => ({ ...item, sort })),
        )
      }),
  }),
})
