import {
  pageColumn,
  moneyColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { takeBackBy } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import type { Tx } from '#kernel/database.ts'
import type { Notice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import { courseFields } from './course-fields.ts'
import { publishedWorkRows, updateWorkTakenBack, workPage } from './published-works.console.queries.ts'
import { readCourse } from './read-course.ts'
import { saveCourse } from './save-course.ts'
import { workPutBack, workTakenBack } from './authoring.notices.ts'

const workStates = states({
  shown: ['展示中', 'Shown', 'success'],
  taken_back: ['已下架', 'Taken back', 'warning'],
  removed: ['作者已删除', 'Removed by the author'],
})

const makers = states({
  platform: ['平台', 'The platform'],
  author: ['作者', 'Its author'],
})

const { take_back, put_back } = takeBackBy(updateWorkTakenBack)

/** What operators have made they can change; any other work is its author's, whom they review and whose work they can take back. */
export const publishedWorksResource = defineResource({
  name: 'courses',
  title: words('课程作品', 'Courses'),
  right: 'content.edit',
  rows: publishedWorkRows,
  titleOf: ({ title }) => String(title),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    state: stateColumn('状态', 'State', workStates),
    doctor: textColumn('作者', 'Author'),
    college: textColumn('学科', 'Subject'),
    made_by: stateColumn('制作', 'Made by', makers),
    price_fen: moneyColumn('价格', 'Price'),
    views: numberColumn('观看', 'Views'),
    published_at: timeColumn('发布时间', 'Published'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('标题、作者', 'Title, author'),
    college: textFilter('学科', 'Subject'),
    state: stateFilter('状态', 'State', workStates),
    made_by: stateFilter('制作', 'Made by', makers),
    published_at: periodFilter('发布时间', 'Published'),
  },
  form: defineForm({
    fields: courseFields,
    sections: {
      title: words('基本信息', 'About'),
      cover: words('封面与简介', 'Cover and introduction'),
      lessons: words('课节', 'Lessons'),
      price_fen: words('价格与试看', 'Price and trial'),
    },
    isPublished: true,
    previewPath: (id) => workPage + id,
    read: readCourse,
    create: (context, values) => saveCourse(context, 0, values),
    async change(context, id, values) {
      await saveCourse(context, id, values)
    },
  }),
  actions: {
    take_back: defineAction({
      ...take_back,
      run: (context, id, given) =>
        context.db.transaction(async (db) => {
          await take_back.run({ ...context, db }, id, given)
          const title = String(given.row.title)
          await tellAuthor(db, given.row, workTakenBack.write({ title, reason: given.reason, workId: id }))
        }),
    }),
    put_back: defineAction({
      ...put_back,
      run: (context, id, given) =>
        context.db.transaction(async (db) => {
          await put_back.run({ ...context, db }, id, given)
          const title = String(given.row.title)
          await tellAuthor(db, given.row, workPutBack.write({ title, workId: id }))
        }),
    }),
  },
})

async function tellAuthor(db: Tx, { author }: RawRow, notice: Notice): Promise<void> {
  if (author !== null) await notify(db, Number(author), notice)
}
