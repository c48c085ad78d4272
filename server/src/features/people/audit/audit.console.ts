import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { auditRows, selectAuditEntry } from './audit.console.queries.ts'
import { describeChange } from './describe-change.ts'

const outcomes = states({
  begun: ['结果未知', 'Unknown', 'warning'],
  done: ['已完成', 'Done', 'success'],
  refused: ['被拒绝', 'Refused'],
  failed: ['出错', 'Failed', 'error'],
})

async function detail({ db, caller }: Context, id: number) {
  const fact = factsIn(caller.language)
  const entry = await selectAuditEntry(db, id)
  if (!entry) return []
  return [
    ...(entry.changes ?? []).map(({ target, before, after }) =>
      fact.text(
        `变更：${target.kind} ${target.id || ''} ${target.name}`,
        `Change: ${target.kind} ${target.id || ''} ${target.name}`,
        describeChange(before, after) || '—',
      ),
    ),
    fact.text('提交的内容', 'What was sent', JSON.stringify(entry.input, null, 2)),
    fact.text('应答', 'Answer', entry.status ?? 0),
  ]
}

/** Shows the audit log. There is nothing here that changes it, and the database refuses to. */
export const auditResource = defineResource({
  name: 'audit',
  part: 'system',
  title: words('审计日志', 'Audit log'),
  right: 'audit.read',
  rows: auditRows,
  titleOf: ({ call, operator }) => [call, operator].filter(Boolean).join(' · '),
  columns: {
    at: timeColumn('时间', 'Time'),
    operator: textColumn('运营人员', 'Operator'),
    call: textColumn('操作', 'Call'),
    target: textColumn('对象', 'Object'),
    reason: textColumn('原因', 'Reason'),
    outcome: stateColumn('结果', 'Outcome', outcomes),
    address: textColumn('地址', 'Address', { isHidden: true }),
  },
  filters: {
    operator: textFilter('姓名或用户 ID', 'Name or user ID'),
    call: textFilter('操作', 'Call'),
    target: textFilter('对象，如 articles 12', 'Object, like articles 12'),
    outcome: stateFilter('结果', 'Outcome', outcomes),
    at: periodFilter('时间', 'Time'),
  },
  detail,
})
