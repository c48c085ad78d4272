import { menuLimits, menuTypes, waitLimits, waitStates } from '#contract/practice/expert-duties.ts'
import type { waitKinds } from '#contract/practice/expert-duties.ts'
import { chosen } from '#kernel/chosen.ts'
import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  referenceField,
  rowsField,
  textField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { addWait } from './add-wait.ts'
import { menuRows, waitRows } from './expert-duties.console.queries.ts'
import { selectMenu, selectWaitFiles } from './expert-duties.queries.ts'
import { setMenu } from './set-menu.ts'
import { showFiles } from './wait-files.ts'

const kinds = states({
  travel: ['行程', 'Travel'],
  hotel: ['住宿', 'Hotel'],
  other: ['其他', 'Other'],
} satisfies Record<(typeof waitKinds)[number], [string, string]>)

const answers = states({
  [waitStates.open]: ['待处理', 'Open', 'processing'],
  [waitStates.done]: ['已完成', 'Done', 'success'],
  [waitStates.refused]: ['已婉拒', 'Declined', 'error'],
})

/** What else organisers ask of guests, such as travel needs. */
export const waitsResource = defineResource({
  name: 'expert-waits',
  title: words('专家待办', 'To-dos of experts'),
  right: 'experts.edit',
  rows: waitRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: titledBy('title', 'guest'),
  columns: {
    title: textColumn('待办', 'To-do'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    kind: stateColumn('类型', 'Kind', kinds),
    due_at: timeColumn('截止时间', 'Due'),
    status: stateColumn('状态', 'State', answers),
    content: textColumn('专家回复', 'Answer'),
    reason: textColumn('婉拒原因', 'Declined because', { isHidden: true }),
  },
  filters: {
    q: textFilter('待办、专家或会议', 'To-do, expert or meeting'),
    status: stateFilter('状态', 'State', answers),
    due_at: periodFilter('截止时间', 'Due'),
  },
  async detail({ db, vault, caller }, id) {
    const fact = factsIn(caller.language)
    const wait = await selectWaitFiles(db, id)
    if (!wait) return []
    const { files, given_files } = await showFiles({ db, vault }, wait, true)
    return [
      ...files.map(({ name, address }) => fact.link('专家提交的文件', 'From the expert', name, address)),
      ...given_files.map(({ name, address }) => fact.link('会务组提供的文件', 'Given', name, address)),
    ]
  },
  form: defineForm({
    fields: {
      sheet_id: referenceField('专家', 'Expert', 'experts', { isRequired: true }),
      kind: choiceField(
        '类型',
        'Kind',
        { travel: kinds.travel!.title, hotel: kinds.hotel!.title, other: kinds.other!.title },
        { isRequired: true },
      ),
      title: textField('待办', 'To-do', { isRequired: true, max: waitLimits.title }),
      due_at: timeField('截止时间', 'Due', { isRequired: true }),
    },
    async read({ db, vault }, id) {
      const [row] = await waitRows.byIds({ db, vault }, [id])
      return row && { sheet_id: row.sheet_id, kind: row.kind, title: row.title, due_at: row.due_at }
    },
    create: (context, { sheet_id, kind, title, due_at }) =>
      addWait(context, { sheetId: sheet_id, kind, title, dueAt: due_at! }),
  }),
})

const menuKinds = {
  [menuTypes.inner]: words('站内页面', 'Page of this site'),
  [menuTypes.embedded]: words('嵌入页面', 'Embedded page'),
  [menuTypes.outside]: words('外部链接', 'Link to elsewhere'),
}

/** What organisers add to the menu of the task sheets of a meeting. */
export const menusResource = defineResource({
  name: 'expert-menus',
  title: words('任务单菜单', 'Menus of task sheets'),
  right: 'experts.edit',
  rows: menuRows,
  titleOf: ({ meeting }) => String(meeting),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('会议时间', 'Begins'),
    items: textColumn('菜单', 'Menu'),
  },
  filters: { q: textFilter('会议', 'Meeting') },
  form: defineForm({
    fields: {
      items: rowsField(
        '菜单',
        'Menu',
        {
          title: textField('名称', 'Title', { isRequired: true, max: menuLimits.title }),
          content_url: textField('地址', 'Address', {
            isRequired: true,
            max: menuLimits.address,
            hint: [
              '站内地址以 / 开头，其他地址以 https:// 开头',
              'Pages of this site begin with /, others with https://',
            ],
          }),
          type: choiceField('打开方式', 'Opens as', menuKinds, { isRequired: true }),
          is_top: flagField('显示在顶部', 'Shown at the top'),
        },
        { max: menuLimits.items },
      ),
    },
    async read({ db, vault }, id) {
      const [row] = await menuRows.byIds({ db, vault }, [id])
      if (!row) return undefined
      const items = (await selectMenu(db, id)).map(({ title, content_url, type, is_top }) => ({
        title,
        content_url,
        type: String(type),
        is_top,
      }))
      return { items }
    },
    change: ({ db }, id, { items }) =>
      setMenu(
        db,
        id,
        items.map(({ type, ...item }) => ({ ...item, type: chosen(menuTypes, type) })),
      ),
  }),
})
