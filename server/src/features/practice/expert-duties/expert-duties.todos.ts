import {
  askedKinds,
  dutyFailures,
  dutyKinds,
  dutyStates,
  waitStates,
} from '#contract/practice/expert-duties.ts'
import type { DutyKind } from '#contract/practice/expert-duties.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { defineTodo } from '#kernel/todos.ts'
import type { Todo, TodoContext } from '#kernel/todos.ts'
import { selectAllSheets } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findDuties } from './duty-sources.ts'
import { selectWaitsOf } from './expert-duties.queries.ts'
import { expertDutiesText } from './expert-duties.text.ts'
import { settleWait } from './waits.ts'

/** Where a duty is done; to-dos of a guest are done on the page of the sheet. */
const pages: Record<DutyKind, (subjectId: number) => string> = {
  schedule: () => '/expertConfirmation?',
  session: (sessionId) => `/expertScheduleDetail?session_id=${sessionId}&`,
  room: (roomId) => `/specimenChamber?room_id=${roomId}&`,
  agreement: () => '/expertAgreement?',
  introduction: () => '/expertIntroduction?',
  slides: () => '/expertSlides?',
  fee: () => '/expertFees?',
  playback: () => '/expertLecture?',
  poll: () => '/taskList?',
  travel: () => '/taskList?',
  hotel: () => '/taskList?',
  wait: () => '/taskList?',
}

const taskKinds = dutyKinds.filter((kind) => !askedKinds.some((asked) => asked === kind))

/** Confirmations may ask for proof of the device, so that they are done on their pages. */
export const expertTaskTodo = defineTodo({
  kind: 'expert_task',
  text: { zh: { name: '专家任务' }, en: { name: 'Expert task' } },
  find: (context, userId) => findOpen(context, userId, taskKinds),
})

export const expertWaitTodo = defineTodo({
  kind: 'expert_wait',
  text: {
    zh: { name: '会务待办', accept: '完成', decline: '不需要' },
    en: { name: 'Asked by an organiser', accept: 'Done', decline: 'Not needed' },
  },
  needsReason: true,
  find: (context, userId) => findOpen(context, userId, askedKinds),
  accept: (context, waitId) => settle(context, waitId, { status: waitStates.done, reason: '' }),
  decline: (context, waitId, reason) => settle(context, waitId, { status: waitStates.refused, reason }),
})

async function findOpen(
  { db, caller }: TodoContext,
  userId: number,
  kinds: readonly DutyKind[],
): Promise<Todo[]> {
  const sheets = await selectAllSheets(db, userId)
  const bySheet = new Map(sheets.map((row) => [row.sheet.id, row]))
  const { duties: names } = expertDutiesText[caller.language]
  return (await findDuties(db, sheets, kinds))
    .filter(({ status }) => status === dutyStates.open)
    .map((duty) => {
      const { sheet, meeting } = bySheet.get(duty.sheetId)!
      return {
        id: duty.subjectId || duty.sheetId,
        title: duty.title || names[duty.kind],
        note: duty.title ? `${names[duty.kind]} · ${meeting.title}` : meeting.title,
        dueAt: duty.dueAt,
        path: `${pages[duty.kind](duty.subjectId)}id=${sheet.task_id}`,
      }
    })
}

async function settle(
  context: CallContext,
  waitId: number,
  decision: { status: OneOf<typeof waitStates>; reason: string },
) {
  const sheets = await selectAllSheets(context.db, memberOf(context).userId)
  const waits = await selectWaitsOf(
    context.db,
    sheets.map(({ sheet }) => sheet.id),
  )
  const wait = waits.find(({ id }) => id === waitId)
  if (!wait) throw refuse(dutyFailures.waitMissing)
  return settleWait(context, { row: sheets.find(({ sheet }) => sheet.id === wait.sheet_id)!, wait }, decision)
}
