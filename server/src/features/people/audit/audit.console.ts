import {
  choiceFilter,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import type { NotedChange } from '#kernel/audit/noted-change.ts'
import type { Context } from '#kernel/services.ts'
import { auditedPlaces, auditRows, selectAuditEntry } from './audit.console.queries.ts'
import { callTitles } from './call-titles.ts'
import { describeChanges } from './describe-changes.ts'

const outcomes = states({
  begun: ['结果未知', 'Unknown', 'warning'],
  done: ['已完成', 'Done', 'success'],
  partly: ['部分被拒绝', 'Partly refused', 'warning'],
  refused: ['被拒绝', 'Refused'],
  failed: ['出错', 'Failed', 'error'],
})

type Input = { action?: string; resource?: string; id?: number; publish?: boolean; publish_at?: string }

const saves = {
  create: words('新建', 'Create'),
  change: words('修改', 'Change'),
  draft: words('存为草稿', 'Save a draft'),
  planned: words('定时发布', 'Plan a publication'),
}

/** What was done, in words: the action by its name, a save by what it was. */
function deedOf(context: Context, call: string, input: Input): string {
  const { language } = context.caller
  const resource = resourcesOf(context).all.find(({ name }) => name === input.resource)
  if (call === 'console.run') {
    const action = resource?.actions?.[input.action ?? '']
    if (action) return action.title[language]
  }
  if (call === 'console.save') {
    if (input.publish_at) return saves.planned[language]
    if (input.publish === false && resource?.form?.isPublished) return saves.draft[language]
    return saves[input.id ? 'change' : 'create'][language]
  }
  return callTitles[call]?.[language] ?? call
}

/** The list and the record, as people call them. */
function nameOf(context: Context, { kind, id, name }: NotedChange['target']): string {
  const { language } = context.caller
  const list = resourcesOf(context).all.find((resource) => resource.name === kind)?.title[language] ?? kind
  return [list, name || (id === 0 ? '' : `ID ${id}`)].filter((part) => part !== '').join(' · ')
}

function present(row: RawRow, context: Context): RawRow {
  const input = row.input as Input
  const targets = ((row.changes as NotedChange[] | null) ?? []).map(({ target }) => target)
  const [first, ...others] = targets
  const { language } = context.caller
  const list = resourcesOf(context).all.find(({ name }) => name === input.resource)?.title[language]
  return {
    ...row,
    deed: deedOf(context, String(row.call), input),
    target: first
      ? nameOf(context, first) + (others.length > 0 ? ` … (${targets.length})` : '')
      : (list ?? ''),
  }
}

async function detail(context: Context, id: number) {
  const { caller, db } = context
  const fact = factsIn(caller.language)
  const entry = await selectAuditEntry(db, id)
  if (!entry) return []
  const changes = await Promise.all(
    (entry.changes ?? []).map(async (change) => {
      const { target, problem } = change
      const isRecord = target.id !== 0 && resourcesOf(context).all.some(({ name }) => name === target.kind)
      return [
        isRecord
          ? fact.link('对象', 'Object', nameOf(context, target), `/console/${target.kind}/${target.id}`)
          : fact.text('对象', 'Object', nameOf(context, target)),
        ...(problem === undefined ? [] : [fact.text('被拒绝的原因', 'Why it was refused', problem)]),
        ...(await describeChanges(context, change)).map(({ title, before, after }) =>
          fact.change(title, before, after),
        ),
      ]
    }),
  )
  return [
    ...changes.flat(),
    fact.text(
      '技术信息',
      'For engineers',
      [entry.call, entry.status ?? 0, JSON.stringify(entry.input)].join(separators[caller.language]),
    ),
  ]
}

/** Shows the audit log. There is nothing here that changes it, and the database refuses to. */
export const auditResource = defineResource({
  name: 'audit',
  title: words('审计日志', 'Audit log'),
  right: 'audit.read',
  rows: auditRows,
  partOf: Object.fromEntries(
    auditedPlaces.map((place) => [place, { by: `of_${place}`, title: words('操作记录', 'What was done') }]),
  ),
  titleOf: ({ deed, call, operator }, language) =>
    [deed ?? callTitles[String(call)]?.[language] ?? call, operator].filter(Boolean).map(String).join(' · '),
  columns: {
    at: timeColumn('时间', 'Time'),
    operator: textColumn('运营人员', 'Operator'),
    deed: textColumn('操作', 'What was done'),
    target: textColumn('对象', 'Object'),
    reason: textColumn('原因', 'Reason'),
    outcome: stateColumn('结果', 'Outcome', outcomes),
    address: textColumn('IP 地址', 'Address', { isHidden: true }),
  },
  filters: {
    operator: textFilter('姓名或用户 ID', 'Name or user ID'),
    call: choiceFilter('操作', 'What was done', callTitles),
    target: textFilter('对象，如“文章 12”', 'Object, like “Articles 12”'),
    outcome: stateFilter('结果', 'Outcome', outcomes),
    at: periodFilter('时间', 'Time'),
  },
  present,
  detail,
})
