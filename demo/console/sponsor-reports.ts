import { sheetStates } from '#contract/practice/expert-sheets.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { insertOnAir, insertWatchers, selectFreePastMeeting } from '#demo/practice/expert-fees.queries.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { collectEvidence } from '#server/features/practice/lecture-evidence/collect-evidence.ts'
import {
  evidenceSponsors,
  lectureEvidence,
} from '#server/features/practice/lecture-evidence/lecture-evidence.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const sponsorPhone = '13800000003'

/** Two more experts have spoken; only the first lets sponsors see it. */
const speakers = [
  { phone: '13800000006', consents: true, viewers: 94 },
  { phone: '13800000007', consents: false, viewers: 61 },
]

/** The enterprise user sponsors the paid lecture and two whose evidence is still being collected. */
export async function loadSponsors(world: World): Promise<void> {
  const { db, paidSheetId } = world
  const sponsor = await findAccount(world, sponsorPhone)
  const paid = paidSheetId === undefined ? undefined : await selectSheet(db, paidSheetId)
  const taskIds = paid ? [paid.sheet.task_id] : []
  for (const speaker of speakers) {
    const taskId = await addLecture(world, speaker)
    if (taskId !== undefined) taskIds.push(taskId)
  }
  await insertRows(
    db,
    evidenceSponsors,
    taskIds.map((task_id) => ({ task_id, user_id: sponsor.id })),
  )
}

/** A lecture that is over, without slides and pictures yet. Returns its task. */
async function addLecture(world: World, speaker: (typeof speakers)[number]): Promise<number | undefined> {
  const { db, now } = world
  const meeting = await selectFreePastMeeting(db, now)
  if (!meeting) return undefined
  const { id: meeting_id, title, begin_at, end_at } = meeting
  const { id: user_id } = await findAccount(world, speaker.phone)
  const [taskId] = await insertForIds(db, expertTasks, [{ meeting_id }])
  const decided_at = minutesFrom(begin_at, -5 * 24 * 60)
  const decided = { status: sheetStates.confirmed, decided_at }
  const [sheetId] = await insertForIds(db, expertSheets, [
    { task_id: taskId!, user_id, decided_by: user_id, ...decided },
  ])
  const session = { title, hall: '线上直播间', begin_at, end_at: minutesFrom(begin_at, 40) }
  await insertRows(db, expertSessions, [
    { sheet_id: sheetId!, kind: 'lecture' as const, ...session, ...decided },
  ])
  await insertOnAir(db, { meeting_id, began_at: begin_at, ended_at: end_at })
  await insertWatchers(db, meeting_id, speaker.viewers)
  const { figures } = await collectEvidence(db, (await selectSheet(db, sheetId!))!)
  await insertRows(db, lectureEvidence, [
    { sheet_id: sheetId!, figures, consented_at: speaker.consents ? decided_at : null },
  ])
  return taskId
}
