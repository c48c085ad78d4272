import { editorFailures } from '#contract/console/meeting-editor.ts'
import { failures } from '#contract/wire/failure.ts'
import { viewDisplay } from '#contract/wire/items.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { asRichText } from '#kernel/rich-text.ts'
import type { Services } from '#kernel/services.ts'
import { meetingMoved } from '#server/features/meetings/meetings/meetings.events.ts'
import type { meetingFields } from './meeting-fields.ts'
import {
  insertMeeting,
  lockMeeting,
  replaceParts,
  selectAnyMeeting,
  selectDiseaseIds,
  selectLecturerIds,
  selectNames,
  selectRule,
  updateMeeting,
} from './meeting-editor.queries.ts'

export type MeetingValues = ValuesOf<typeof meetingFields>

const mostNamed = 3

/** What the fields of the form say now. */
export async function readMeeting(db: Db, meetingId: number) {
  const meeting = await selectAnyMeeting(db, meetingId)
  if (!meeting) return undefined
  // One after the other: it may be read inside a transaction.
  const disease_ids = await selectDiseaseIds(db, meetingId)
  const doctor_ids = await selectLecturerIds(db, meetingId)
  const rule = await selectRule(db, meetingId)
  return {
    ...meeting,
    intro: asRichText(meeting.intro),
    kind: meeting.is_big
      ? ('large' as const)
      : meeting.is_offline
        ? ('offline' as const)
        : ('online' as const),
    shows_views: meeting.view_display_status === viewDisplay.shown,
    disease_ids,
    doctor_ids,
    credit: String((rule?.points_tenths ?? 10) / 10),
    watch_percent: rule?.watch_percent ?? 80,
    needs_checkin: rule?.needs_checkin ?? true,
    needs_recall: rule?.needs_recall ?? true,
  }
}

/** Nobody sees a new meeting until it is published. */
export async function createMeeting({ db }: Pick<Services, 'db'>, values: MeetingValues): Promise<number> {
  const row = await rowOf(db, 0, values)
  return db.transaction(async (db) => {
    const meetingId = await insertMeeting(db, { ...row, published: false })
    await replaceParts(db, meetingId, partsOf(values))
    return meetingId
  })
}

export async function changeMeeting(
  { db, events }: Pick<Services, 'db' | 'events'>,
  meetingId: number,
  values: MeetingValues,
): Promise<void> {
  const row = await rowOf(db, meetingId, values)
  await db.transaction(async (db) => {
    const before = await lockMeeting(db, meetingId)
    if (!before) throw refuse(failures.dataMissing)
    await updateMeeting(db, meetingId, row)
    await replaceParts(db, meetingId, partsOf(values))
    const isMoved = before.begin_at.getTime() !== row.begin_at.getTime()
    if (isMoved) await events.publish(db, meetingMoved, { meetingId })
  })
}

async function rowOf(db: Db, meetingId: number, values: MeetingValues) {
  const beginAt = values.begin_at!
  const endAt = values.end_at!
  if (endAt <= beginAt) throw refuse(editorFailures.endTooEarly)
  const isBig = values.kind === 'large'
  await checkParent(db, { meetingId, parentId: values.parent_id, isBig })
  return {
    title: values.title,
    parent_id: values.parent_id,
    college_id: values.college_id,
    cover: values.cover,
    intro: values.intro,
    speaker: values.speaker || (await nameSpeakers(db, values.doctor_ids)),
    begin_at: beginAt,
    end_at: endAt,
    venue: values.venue,
    organiser: values.organiser,
    certificate_template_id: values.certificate_template_id,
    is_big: isBig,
    is_offline: values.kind === 'offline',
    is_credit: values.is_credit,
    is_enterprise: values.is_enterprise,
    is_subject: values.is_subject,
    is_chosen: values.is_chosen,
    reservable: values.reservable,
    view_display_status: values.shows_views ? viewDisplay.shown : viewDisplay.hidden,
  }
}

const partsOf = (values: MeetingValues) => ({
  diseaseIds: values.disease_ids,
  doctorIds: values.doctor_ids,
  rule: {
    points_tenths: Math.round(Number(values.credit) * 10),
    watch_percent: values.watch_percent ?? 80,
    needs_checkin: values.needs_checkin,
    needs_recall: values.needs_recall,
  },
})

type Placed = { meetingId: number; parentId: number | null; isBig: boolean }

async function checkParent(db: Db, { meetingId, parentId, isBig }: Placed): Promise<void> {
  if (parentId === null) return
  const parent = await selectAnyMeeting(db, parentId)
  if (!parent?.is_big || isBig || parentId === meetingId) throw refuse(editorFailures.parentWrong)
}

/** As cards show them: the first ones by name. */
async function nameSpeakers(db: Db, doctorIds: number[]): Promise<string> {
  if (doctorIds.length === 0) return ''
  const names = await selectNames(db, doctorIds)
  return names.slice(0, mostNamed).join('、') + (names.length > mostNamed ? ' 等' : '')
}
