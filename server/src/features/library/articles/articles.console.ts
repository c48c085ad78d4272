import {
  pageColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  linesField,
  orderField,
  pictureField,
  referenceField,
  referencesField,
  richField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackActions } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import { replaceTagsOf, selectTagsOf } from '#server/features/library/subjects/subjects.console.queries.ts'
import {
  articlePage,
  articleRows,
  columnPage,
  columnRows,
  storedArticles,
  storedColumns,
} from './articles.console.queries.ts'
import { allArticles, allColumns } from './articles.tables.ts'

export const articlesResource = defineResource({
  name: 'articles',
  title: words('文章', 'Articles'),
  right: 'content.edit',
  rows: articleRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    column: textColumn('专栏', 'Column'),
    source: textColumn('来源', 'Source', { isHidden: true }),
    views: numberColumn('阅读', 'Views'),
    shares: numberColumn('分享', 'Shares', { isHidden: true }),
    published_at: timeColumn('发布时间', 'Published'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
    published_at: periodFilter('发布时间', 'Published'),
  },
  form: defineForm({
    fields: {
      title: textField('标题', 'Title', { isRequired: true, max: 100 }),
      college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
      disease_id: referenceField('病种', 'Disease', 'diseases'),
      tags: referencesField('学院标签', 'College tags', 'tags'),
      column_id: referenceField('专栏', 'Column', 'columns'),
      doctor_id: referenceField('作者', 'Author', 'doctors'),
      cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
      intro: linesField('摘要', 'Summary', { max: 300 }),
      source: textField('来源', 'Source', { max: 100 }),
      body: richField('正文', 'Text', { isRequired: true }),
    },
    sections: {
      title: words('标题与分类', 'Title and classification'),
      cover: words('封面与摘要', 'Cover and summary'),
      body: words('正文', 'Text'),
    },
    isPublished: true,
    previewPath: (id) => articlePage + id,
    async read(context, id) {
      const article = await storedArticles.read(context, id)
      return article && { ...article, tags: await selectTagsOf(context.db, 'information', id) }
    },
    create: (context, { tags, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedArticles.create({ db }, values)
        await replaceTagsOf(db, 'information', id, tags)
        return id
      }),
    change: (context, id, { tags, ...values }) =>
      context.db.transaction(async (db) => {
        await storedArticles.change({ db }, id, values)
        await replaceTagsOf(db, 'information', id, tags)
      }),
  }),
  actions: takeBackActions(allArticles),
})

export const columnsResource = defineResource({
  name: 'columns',
  title: words('专栏', 'Columns'),
  right: 'content.edit',
  rows: columnRows,
  titleOf: ({ theme }) => String(theme),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    theme: textColumn('主题', 'Theme'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    intro: textColumn('介绍', 'Introduction', { isHidden: true }),
    articles: numberColumn('文章数', 'Articles'),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: { q: textFilter('主题', 'Theme'), college: textFilter('学科', 'Subject'), state: shownFilter },
  form: defineForm({
    fields: {
      theme: textField('主题', 'Theme', { isRequired: true, max: 60 }),
      college_id: referenceField('学科', 'Subject', 'subjects', {
        hint: ['不选则属于所有学科', 'When empty: all subjects'],
      }),
      cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
      intro: linesField('介绍', 'Introduction', { max: 1000 }),
      meeting_id: referenceField('相关会议', 'Meeting', 'meetings'),
      sort: orderField(),
    },
    isPublished: true,
    previewPath: (id) => columnPage + id,
    ...storedColumns,
  }),
  actions: takeBackActions(allColumns),
})
