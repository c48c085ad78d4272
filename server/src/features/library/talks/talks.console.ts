import {
  pageColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  textFilter,
} from '#kernel/console-framework/columns.ts'
import {
  linesField,
  orderField,
  pictureField,
  referenceField,
  referencesField,
  textField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { shownColumn, shownFilter, takeBackBy } from '#kernel/console-framework/take-back.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Db } from '#kernel/database.ts'
import {
  hostsOfTalk,
  meetingsOfTalk,
  storedTalks,
  talkPage,
  talkRows,
  updateTalkTakenBack,
  worksOfTalk,
} from './talks.console.queries.ts'

const fields = {
  theme: textField('主题', 'Theme', { isRequired: true, max: 60 }),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  hosts: referencesField('主讲与主持', 'Hosts', 'doctors', { isRequired: true }),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  intro: linesField('介绍', 'Introduction', { max: 1000 }),
  meetings: referencesField('场次', 'Meetings', 'meetings'),
  works: referencesField('录播课程', 'Recorded courses', 'courses'),
  sort: orderField(),
}

export const talksResource = defineResource({
  name: 'talks',
  title: words('学科讲堂', 'Subject talks'),
  right: 'content.edit',
  rows: talkRows,
  titleOf: ({ theme }) => String(theme),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    theme: textColumn('主题', 'Theme'),
    state: shownColumn,
    college: textColumn('学科', 'Subject'),
    hosts: textColumn('主讲与主持', 'Hosts'),
    meetings: numberColumn('场次', 'Meetings'),
    works: numberColumn('录播课程', 'Recorded courses'),
    sort: numberColumn('排序', 'Order'),
    page: pageColumn('页面', 'Page'),
  },
  filters: {
    q: textFilter('主题、主讲', 'Theme, host'),
    college: textFilter('学科', 'Subject'),
    state: shownFilter,
  },
  form: defineForm({
    fields,
    isPublished: true,
    previewPath: (id) => talkPage + id,
    async read(context, id) {
      const talk = await storedTalks.read(context, id)
      if (!talk) return undefined
      const hosts = await hostsOfTalk.read(context, id)
      const meetings = await meetingsOfTalk.read(context, id)
      const works = await worksOfTalk.read(context, id)
      return {
        ...talk,
        hosts: hosts.map(({ doctor_id }) => doctor_id),
        meetings: meetings.map(({ meeting_id }) => meeting_id),
        works: works.map(({ production_id }) => production_id),
      }
    },
    create: (context, { hosts, meetings, works, ...values }) =>
      context.db.transaction(async (db) => {
        const id = await storedTalks.create({ db }, values)
        await writeParts(db, id, { hosts, meetings, works })
        return id
      }),
    change: (context, id, { hosts, meetings, works, ...values }) =>
      context.db.transaction(async (db) => {
        await storedTalks.change({ db }, id, values)
        await writeParts(db, id, { hosts, meetings, works })
      }),
  }),
  actions: takeBackBy(updateTalkTakenBack),
})

type Parts = Pick<ValuesOf<typeof fields>, 'hosts' | 'meetings' | 'works'>

async function writeParts(db: Db, id: number, { hosts, meetings, works }: Parts) {
  await hostsOfTalk.replace(
    { db },
    id,
    hosts.map((doctor_id, sort) => ({ doctor_id, sort })),
  )
  await meetingsOfTalk.replace(
    { db },
    id,
    meetings.map((meeting_id) => ({ meeting_id })),
  )
  await worksOfTalk.replace(
    { db },
    id,
    works.map((production_id, sort) => ({ production_id, sort })),
  )
}
