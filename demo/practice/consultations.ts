import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consentVersion } from '#contract/practice/patients.ts'
import { dicomMime } from '#contract/wire/uploads.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { drawChestCt } from '#demo/art/chest-ct.ts'
import { drawPaper } from '#demo/art/paper-pdf.ts'
import { demoConsultations, demoDrafts, demoReport, demoTemplates } from '#demo/content/consultations.ts'
import type { DemoConsultation, DemoPatient } from '#demo/content/consultations.ts'
import { linkColleague, selectDoctorOfUser, updateTalk } from './consultations.queries.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { updateLastNumber } from './unions.queries.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { chatMessages } from '#server/features/community/chat/chat.tables.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { selectUser, selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { consultationRoomKind } from '#server/features/practice/consultations/consultation-room-kind.ts'
import {
  consultationAddenda,
  consultationEvents,
  consultationOutcomes,
  consultationPromises,
  consultationSpecialists,
  consultationViews,
  consultations,
  opinionTemplates,
  patients,
} from '#server/features/practice/consultations/consultations.tables.ts'
import type { ConsultationEventKind } from '#server/features/practice/consultations/consultations.tables.ts'
import { consultationText } from '#server/features/practice/consultations/consultations.text.ts'
import { sealRecord } from '#server/features/practice/consultations/patient-record.ts'
import { patientFiles } from '#server/features/practice/patient-files/patient-files.tables.ts'
import { patientFilePurpose } from '#server/features/practice/patient-files/patient-file.ts'
import { drawNamed } from './masked-pictures.ts'
import { loadTeachingCase } from './teaching-cases.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const hour = 60
const { ended, cancelled, inConsultation } = consultationStates

type Superior = {
  userId: number
  name: string
  title: string
  hospital: string
  doctorId: number
  departmentId: number
}
type Cast = {
  base: UserRow
  superiors: Record<DemoConsultation['superior'], Superior>
  fileIds: number[]
}

/** The demo's doctor asks its two superior doctors: consultations in every state, and two drafts. */
export async function loadConsultations(world: World): Promise<void> {
  const { db, vault, now } = world
  const surgeon = await findSuperior(world, '13800000005')
  const physician = await findSuperior(world, '13800000006')
  const base = await selectUserByPhone(db, digestPhone(vault, '86', '13800000001'))
  if (!surgeon || !physician || !base) return
  // Somebody to hand a consultation over to.
  const colleagueId = await linkColleague(db, surgeon)
  // Only verified doctors receive consultations.
  if (colleagueId) await verifyDoctor(world, colleagueId)
  await insertRows(db, consultationPromises, [
    { department_id: surgeon.departmentId, minutes: 4 * hour, urgent_minutes: 30 },
    ...(physician.departmentId === surgeon.departmentId
      ? []
      : [{ department_id: physician.departmentId, minutes: 8 * hour, urgent_minutes: hour }]),
  ])
  const cast = {
    base,
    superiors: { surgeon, physician },
    fileIds: await storeFiles(world, base.id, [
      { body: drawChestCt(), extension: 'dcm', mime: dicomMime, name: '胸部CT.dcm' },
      { body: drawPaper(demoReport), extension: 'pdf', mime: 'application/pdf', name: '检查报告.pdf' },
    ]),
  }
  for (const consultation of demoConsultations) await loadConsultation(world, cast, consultation)
  await insertRows(
    db,
    patients,
    demoDrafts.map(({ hasConsent, ...patient }, at) => ({
      ...patientColumns(world, patient, []),
      owner_id: base.id,
      ...(!hasConsent && { consent_at: null, consent_version: null }),
      saved_at: minutesFrom(now, -(at + 1) * 5 * hour),
    })),
  )
  await insertRows(
    db,
    opinionTemplates,
    demoTemplates.map((template) => ({ ...template, user_id: surgeon.userId })),
  )
}

async function findSuperior({ db, vault }: World, phone: string): Promise<Superior | undefined> {
  const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
  const doctor = user && (await selectDoctorOfUser(db, user.id))
  if (!user || !doctor?.departmentId) return undefined
  const { truename: name, title, hospital, id: userId } = user
  return { userId, name, title, hospital, doctorId: doctor.id, departmentId: doctor.departmentId }
}

type DemoFile = { body: Buffer; extension: string; mime: string; name: string }

/** Sealed like those that doctors upload. */
async function storeFiles(
  { db, vault, shelf, now }: World,
  ownerId: number,
  all: DemoFile[],
): Promise<number[]> {
  const stored = all.map((file) => ({ ...file, key: newUploadKey(file.extension, now) }))
  for (const { key, body } of stored) shelf.saveBytes(key, vault.seal(body))
  const fileIds = await insertForIds(
    db,
    files,
    stored.map(({ key, body, mime }) => ({
      key,
      mime,
      size: body.length,
      owner_id: ownerId,
      private: true,
      sealed: true,
      purpose: patientFilePurpose.name,
    })),
  )
  await insertRows(
    db,
    patientFiles,
    stored.map(({ key, body, name }, at) => ({
      owner_id: ownerId,
      name_sealed: vault.seal(name),
      name_digest: vault.digest(name),
      bytes: body.length,
      received: body.length,
      parts_key: key,
      file_id: fileIds[at]!,
    })),
  )
  return fileIds
}

function patientColumns({ vault, now }: World, patient: DemoPatient, attachments: number[]) {
  const { gender, age, name, phone, complaint, history } = patient
  return {
    gender,
    age,
    record_sealed: sealRecord(vault, { name, phone, id_number: '', complaint, history }),
    attachments,
    consent_at: now,
    consent_version: consentVersion,
  }
}

/** A CT in slices, a report, and an electrocardiogram with the patient's name on it. */
async function attachmentsOf(world: World, cast: Cast, { hasFiles, name }: DemoPatient): Promise<number[]> {
  if (!hasFiles) return []
  const picture = { body: await drawNamed(name), extension: 'jpg', mime: 'image/jpeg', name: '心电图.jpg' }
  return [...cast.fileIds, ...(await storeFiles(world, cast.base.id, [picture]))]
}

async function loadConsultation(world: World, cast: Cast, demo: DemoConsultation): Promise<void> {
  const { db, vault, now } = world
  const superior = cast.superiors[demo.superior]
  const baseId = cast.base.id
  const at = (minutes: number) => minutesFrom(now, -demo.agoHours * hour + minutes)
  const hasStarted = demo.status === inConsultation || demo.status === ended
  const columns = {
    ...patientColumns(world, demo.patient, await attachmentsOf(world, cast, demo.patient)),
    consent_at: at(-10),
  }
  const [patientId] = await insertForIds(db, patients, [
    { ...columns, owner_id: baseId, created_at: at(-10), saved_at: at(-10) },
  ])
  const [id] = await insertForIds(db, consultations, [
    {
      ...columns,
      applicant_id: baseId,
      patient_id: patientId!,
      ...(demo.isDirect ? { doctor_id: superior.doctorId } : { department_id: superior.departmentId }),
      status: demo.status,
      urgent: demo.urgent ?? false,
      purpose_sealed: vault.seal(demo.purpose),
      ...(demo.isReceived && {
        receiver_id: superior.userId,
        received_at: at(20),
        first_received_at: at(20),
      }),
      ...(demo.returned && { returned_at: at(35) }),
      ...(demo.isScheduled && { begin_at: minutesFrom(now, 48 * hour) }),
      ...(hasStarted && { started_at: at(40) }),
      ...(demo.opinion && {
        ended_at: at(90),
        opinion_sealed: vault.seal(JSON.stringify(demo.opinion)),
        signer_name: superior.name,
        signer_title: superior.title,
        signer_hospital: superior.hospital,
      }),
      ...(demo.outcomes && { outcome_at: minutesFrom(now, -2 * hour) }),
      ...(demo.status === cancelled && { cancelled_at: at(30) }),
      created_at: at(0),
      asked_since: at(0),
    },
  ])
  await loadHistory(world, { id: id!, demo, baseId, superiorId: superior.userId })
  await loadEntries(world, cast, { id: id!, demo })
  if (demo.isReceived || demo.isDirect)
    await insertRows(
      db,
      consultationViews,
      (['record', ...(demo.patient.hasFiles ? (['file'] as const) : [])] as const).map((what, place) => ({
        consultation_id: id!,
        user_id: superior.userId,
        name: superior.name,
        hospital: superior.hospital,
        what,
        file_id: what === 'file' ? cast.fileIds[0]! : null,
        viewed_at: at(18 + place),
      })),
    )
  if (demo.teaching)
    await loadTeachingCase(world, demo.teaching, {
      consultationId: id!,
      authorId: baseId,
      endedAt: at(90),
      patientName: demo.patient.name,
    })
  if (!demo.isReceived) return
  const specialistId = demo.specialist && cast.superiors[demo.specialist.is].userId
  const people = [baseId, superior.userId, ...(specialistId ? [specialistId] : [])]
  await openTalk(world, { id: id!, demo, people, receivedAt: at(20), ...(hasStarted && { startAt: at(40) }) })
}

type History = { id: number; demo: DemoConsultation; baseId: number; superiorId: number }

async function loadHistory({ db, vault, now }: World, { id, demo, baseId, superiorId }: History) {
  const at = (minutes: number) => minutesFrom(now, -demo.agoHours * hour + minutes)
  const event = (kind: ConsultationEventKind, user_id: number, minutes: number, detail?: string) => ({
    consultation_id: id,
    kind,
    user_id,
    detail_sealed: detail === undefined ? null : vault.seal(detail),
    created_at: at(minutes),
  })
  await insertRows(db, consultationEvents, [
    event('applied', baseId, 0),
    ...(demo.isReceived ? [event('received', superiorId, 20)] : []),
    ...(demo.isScheduled ? [event('scheduled', superiorId, 25)] : []),
    ...(demo.status === inConsultation || demo.status === ended ? [event('started', superiorId, 40)] : []),
    ...(demo.status === ended ? [event('ended', superiorId, 90)] : []),
    ...(demo.status === cancelled ? [event('cancelled', superiorId, 30, demo.reason)] : []),
    ...(demo.returned ? [event('returned', superiorId, 35, demo.returned)] : []),
    ...(demo.addendum ? [event('addendum', superiorId, 90 + 2 * hour)] : []),
    ...(demo.outcomes ?? []).map((_, place) => ({
      ...event('outcome', baseId, 0),
      created_at: outcomeAt(now, demo, place),
    })),
  ])
}

/** One a day, the last one two hours ago. */
const outcomeAt = (now: Date, { outcomes = [] }: DemoConsultation, place: number) =>
  minutesFrom(now, -2 * hour - (outcomes.length - 1 - place) * 24 * hour)

/** What was added since: outcomes, an addendum, the opinion of a further doctor. */
async function loadEntries(
  { db, vault, now }: World,
  { base, superiors }: Cast,
  { id, demo }: { id: number; demo: DemoConsultation },
) {
  const at = (minutes: number) => minutesFrom(now, -demo.agoHours * hour + minutes)
  const signedBy = ({ userId, name, title, hospital }: Superior) => ({
    consultation_id: id,
    user_id: userId,
    signer_name: name,
    signer_title: title,
    signer_hospital: hospital,
  })
  await insertRows(
    db,
    consultationOutcomes,
    (demo.outcomes ?? []).map((outcome, place) => ({
      consultation_id: id,
      user_id: base.id,
      name: base.truename,
      text_sealed: vault.seal(outcome),
      created_at: outcomeAt(now, demo, place),
    })),
  )
  if (demo.addendum)
    await insertRows(db, consultationAddenda, [
      {
        ...signedBy(superiors[demo.superior]),
        text_sealed: vault.seal(demo.addendum),
        created_at: at(90 + 2 * hour),
      },
    ])
  if (demo.specialist)
    await insertRows(db, consultationSpecialists, [
      {
        ...signedBy(superiors[demo.specialist.is]),
        opinion_sealed: vault.seal(JSON.stringify(demo.specialist.opinion)),
        invited_at: at(42),
        signed_at: at(80),
      },
    ])
}

async function verifyDoctor({ db, vault, now }: World, userId: number) {
  const user = (await selectUser(db, userId))!
  await insertRows(db, verifications, [
    {
      user_id: userId,
      real_name: user.truename,
      qualification_sealed: vault.seal(`1101100000${String(userId).padStart(5, '0')}`),
      title: user.title,
      photos: [],
      state: verificationStates.passed,
      submitted_at: now,
      reviewed_at: now,
    },
  ])
}

type Talk = {
  id: number
  demo: DemoConsultation
  /** The applying doctor first, then the receiving one. */
  people: number[]
  receivedAt: Date
  startAt?: Date
}

/** The chat is open from the moment of receiving, the room from the start. */
async function openTalk({ db, vault }: World, { id, demo, people, receivedAt, startAt }: Talk) {
  const title = { zh: consultationText.zh.chatTitle(id), en: consultationText.en.chatTitle(id) }
  const groupId = await openGroup(db, title, people)
  const room =
    startAt &&
    (await openRoom(db, {
      kind: consultationRoomKind.kind,
      subjectId: id,
      title,
      media: 'picture',
      beginAt: startAt,
      endAt: undefined,
    }))
  await updateTalk(db, { id, groupId, roomId: room?.id ?? null })
  const said = demo.chat ?? []
  await insertRows(
    db,
    chatMessages,
    said.map(({ by, content }, place) => ({
      group_id: groupId,
      number: place + 1,
      user_id: by === 'base' ? people[0]! : people[1]!,
      client_id: `demo-${place + 1}`,
      kind: 'text' as const,
      content_sealed: vault.seal(content),
      created_at: minutesFrom(startAt ?? receivedAt, (place + 1) * 3),
    })),
  )
  await updateLastNumber(db, groupId, said.length)
}
