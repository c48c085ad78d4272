import {
  numberColumn,
  periodFilter,
  pictureColumn,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { linesField, pictureField, referenceField, richField, textField } from '#kernel/console/fields.ts'
import { defineForm, defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { articleRows, columnRows, insertArticle, updateArticle } from './articles.console.queries.ts'
import { selectArticle } from './articles.queries.ts'

const fields = {
  title: textField('标题', 'Title', { isRequired: true, max: 100 }),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  disease_id: referenceField('病种', 'Disease', 'diseases'),
  column_id: referenceField('专栏', 'Column', 'columns'),
  doctor_id: referenceField('作者', 'Author', 'doctors'),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  intro: linesField('摘要', 'Summary', { max: 300 }),
  source: textField('来源', 'Source', { max: 100 }),
  body: richField('正文', 'Text', { isRequired: true }),
}

export const articlesResource = defineResource({
  name: 'articles',
  part: 'content',
  title: words('文章', 'Articles'),
  right: 'content.edit',
  rows: articleRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    college: textColumn('学科', 'Subject'),
    column: textColumn('专栏', 'Column'),
    source: textColumn('来源', 'Source', { isHidden: true }),
    views: numberColumn('阅读', 'Views'),
    shares: numberColumn('分享', 'Shares', { isHidden: true }),
    published_at: timeColumn('发布时间', 'Published'),
  },
  filters: {
    q: textFilter('标题', 'Title'),
    published_at: periodFilter('发布时间', 'Published'),
  },
  form: defineForm({
    fields,
    isPublished: true,
    previewPath: (id) => `/homeConsultingDetail?information_id=${id}`,
    async read({ db }, id) {
      const row = await selectArticle(db, id)
      return row?.article
    },
    create: ({ db }, { college_id, ...values }) => insertArticle(db, { ...values, college_id: college_id! }),
    async change({ db }, id, { college_id, ...values }) {
      await updateArticle(db, id, { ...values, college_id: college_id! })
    },
  }),
})

export const columnsResource = defineResource({
  name: 'columns',
  part: 'content',
  title: words('专栏', 'Columns'),
  right: 'content.edit',
  rows: columnRows,
  titleOf: ({ theme }) => String(theme),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    theme: textColumn('主题', 'Theme'),
    intro: textColumn('介绍', 'Introduction'),
    sort: numberColumn('排序', 'Order'),
  },
  filters: { q: textFilter('主题', 'Theme') },
})
