import {
  linkColumn,
  pageColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { addressField, pictureField, richField, textField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, unpublishActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import { adPage, adRows, storedAds } from './ads.console.queries.ts'
import { ads } from './ads.tables.ts'

export const adsResource = defineResource({
  name: 'ads',
  title: words('广告', 'Ads'),
  right: 'content.edit',
  rows: adRows,
  titleOf: ({ title }) => String(title),
  columns: {
    image: pictureColumn('图片', 'Picture'),
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    advertiser: textColumn('广告主', 'Advertiser'),
    link: linkColumn('链接', 'Link'),
    shows: numberColumn('展示', 'Shown'),
    clicks: numberColumn('点击', 'Clicks'),
    created_at: timeColumn('创建时间', 'Created'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题、广告主', 'Title, advertiser'),
    state: shownFilter,
    created_at: periodFilter('创建时间', 'Created'),
  },
  form: defineForm({
    fields: {
      title: textField('标题', 'Title', { isRequired: true, max: 80 }),
      advertiser: textField('广告主', 'Advertiser', { isRequired: true, max: 80 }),
      image: pictureField('图片', 'Picture', { isRequired: true }),
      link: addressField('链接', 'Link'),
      body: richField('内容', 'Text'),
    },
    isPublished: true,
    previewPath: (id) => adPage + id,
    ...storedAds,
  }),
  actions: unpublishActions(ads),
})
