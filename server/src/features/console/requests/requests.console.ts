import { resourceFailures } from '#contract/console/resources.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { memberOf } from '#kernel/answer.ts'
import {
  choiceFilter,
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console/columns.ts'
import { describeValue } from '#kernel/console/describe-value.ts'
import type { Field } from '#kernel/console/fields.ts'
import { factsIn } from '#kernel/console/facts.ts'
import { defineAction, defineResource } from '#kernel/console/resource.ts'
import { words } from '#kernel/console/words.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { requestAgreed, requestRefused } from './requests.notices.ts'
import { requestRows, selectRequest, updateDecision, updateReport } from './requests.queries.ts'
import { runOnRows } from './run-action.ts'

const requestStates = states({
  waiting: ['待审批', 'Waiting', 'processing'],
  agreed: ['已同意', 'Agreed', 'success'],
  refused: ['已拒绝', 'Refused', 'error'],
  withdrawn: ['已撤回', 'Withdrawn'],
})

/** The request, its list and its action, for somebody who may decide it: another person with the second right. */
async function findDecidable(context: Context, id: number) {
  const request = await selectRequest(context.db, id)
  const resource = context.resources.all.find(({ name }) => name === request?.resource)
  const action = resource?.actions?.[request?.action ?? '']
  if (!request || !resource || !action) throw refuse(failures.dataMissing)
  const member = memberOf(context)
  if (request.asked_by === member.userId) throw refuse(resourceFailures.ownRequest)
  if (action.secondRight === undefined || !may(member, action.secondRight))
    throw refuse(failures.noPermission)
  return { request, resource, action, userId: member.userId }
}

/** Requests that take two people. Every operator sees them; the right to decide is checked for each request. */
export const requestsResource = defineResource({
  name: 'requests',
  part: 'today',
  title: words('双人审批', 'Two-person approvals'),
  right: 'console.open',
  rows: requestRows,
  titleOf: ({ titles }) => String(titles),
  columns: {
    titles: textColumn('对象', 'About'),
    action: textColumn('操作', 'Action'),
    reason: textColumn('原因', 'Reason'),
    state: stateColumn('状态', 'State', requestStates),
    asker: textColumn('申请人', 'Asked by'),
    asked_at: timeColumn('申请时间', 'Asked at'),
    decider: textColumn('审批人', 'Decided by'),
    decided_at: timeColumn('审批时间', 'Decided at', { isHidden: true }),
    decision_reason: textColumn('审批意见', 'Remark', { isHidden: true }),
    report: textColumn('执行结果', 'Report'),
  },
  filters: {
    q: textFilter('搜索', 'Search'),
    state: stateFilter('状态', 'State', requestStates),
    for_me: choiceFilter('待我审批', 'Waiting for me', { 1: words('待我审批', 'Waiting for me') }),
    asked_at: periodFilter('申请时间', 'Asked at'),
  },
  waiting: [{ title: words('待我审批的申请', 'Requests for a second person'), filters: { for_me: '1' } }],
  present: (row, { resources, caller }) => {
    const resource = resources.all.find(({ name }) => name === row.resource)
    const action = resource?.actions?.[String(row.action)]?.title[caller.language] ?? row.action
    return { ...row, action: `${resource?.title[caller.language] ?? ''} · ${String(action)}` }
  },
  async detail(context, id) {
    const { language } = context.caller
    const fact = factsIn(language)
    const request = await selectRequest(context.db, id)
    const resource = context.resources.all.find(({ name }) => name === request?.resource)
    if (!request || !resource) return []
    const { fields = {} } = resource.actions?.[request.action] ?? {}
    const rows = await resource.rows.byIds(context, request.record_ids)
    const entered = Object.entries(fields).filter(([key]) => isEntered(request.values[key]))
    const written = await Promise.all(
      entered.map(async ([key, field]) =>
        fact.text(field.title.zh, field.title.en, await writeEntered(context, field, request.values[key])),
      ),
    )
    return [
      ...rows.map((row) =>
        fact.link('对象', 'About', resource.titleOf(row, language), `/console/${resource.name}/${row.id}`),
      ),
      ...written,
    ]
  },
  actions: {
    agree: defineAction({
      title: words('同意并执行', 'Agree and do it'),
      applies: ({ state }) => state === 'waiting',
      async run(context, id, { reason }) {
        const { request, resource, action, userId } = await findDecidable(context, id)
        const decided = await updateDecision(context.db, id, {
          state: 'agreed',
          decided_by: userId,
          decision_reason: reason,
        })
        if (!decided) throw refuse(operatorFailures.notApplicable)
        const asked = { ids: request.record_ids, values: request.values, reason: request.reason }
        const results = await runOnRows(context, resource, action, asked)
        await context.db.transaction(async (db) => {
          await updateReport(db, id, reportOf(results))
          await notify(db, request.asked_by, requestAgreed.write({ id }))
        })
      },
    }),
    refuse: defineAction({
      title: words('拒绝', 'Refuse'),
      isDangerous: true,
      asksReason: true,
      applies: ({ state }) => state === 'waiting',
      async run(context, id, { reason }) {
        const { request, userId } = await findDecidable(context, id)
        await context.db.transaction(async (db) => {
          const decided = await updateDecision(db, id, {
            state: 'refused',
            decided_by: userId,
            decision_reason: reason,
          })
          if (!decided) throw refuse(operatorFailures.notApplicable)
          await notify(db, request.asked_by, requestRefused.write({ id, reason }))
        })
      },
    }),
    withdraw: defineAction({
      title: words('撤回', 'Withdraw'),
      applies: ({ state }) => state === 'waiting',
      async run(context, id, { reason, row }) {
        const { userId } = memberOf(context)
        if (row.asked_by !== userId) throw refuse(failures.noPermission)
        const decided = await updateDecision(context.db, id, {
          state: 'withdrawn',
          decided_by: userId,
          decision_reason: reason,
        })
        if (!decided) throw refuse(operatorFailures.notApplicable)
      },
    }),
  },
})

const isEntered = (value: unknown) => value !== undefined && value !== null && value !== ''

/** What was entered; records of another list by what they are called, since nobody can agree to a number. */
async function writeEntered(context: Context, field: Field, value: unknown): Promise<string> {
  const { language } = context.caller
  const resource = context.resources.all.find(({ name }) => name === field.resource)
  if (!resource) return describeValue(field, value, language)
  const rows = await resource.rows.byIds(context, [value].flat().map(Number))
  return (
    rows.map((row) => resource.titleOf(row, language)).join('、') || describeValue(field, value, language)
  )
}

const reportOf = (results: { title: string; problem: string }[]) => {
  const failed = results.filter(({ problem }) => problem !== '')
  const done = `${results.length - failed.length}/${results.length}`
  return [done, ...failed.map(({ title, problem }) => `${title}: ${problem}`)].join('; ')
}
