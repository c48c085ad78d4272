import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { personConsultations } from './person-consultations.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { listenTo } from '#kernel/listeners.ts'
import { chatFileOpened } from '#server/features/community/chat/chat.events.ts'
import { accountClosing } from '#server/features/people/account/account.events.ts'
import { addAddendum } from './add-addendum.ts'
import { applyForConsultation } from './apply.ts'
import { askOutcome } from './ask-outcome.ts'
import { cancelConsultation } from './cancel.ts'
import { consultationRoomKind } from './consultation-room-kind.ts'
import { deleteOldConsultations } from './consultations.queries.ts'
import { insertChatView } from './views.queries.ts'
import { endConsultation, saveOpinion } from './end-consultation.ts'
import { escalate } from './escalate.ts'
import { handOverConsultation } from './hand-over.ts'
import { listConsultations, listConsultationsOfDoctor } from './list-consultations.ts'
import { listReceivingDepartments, listReceivingDoctors } from './list-receivers.ts'
import { listTemplates, removeTemplate, saveTemplate } from './opinion-templates.ts'
import { consultationsResource } from './consultations.console.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { patientFileReader } from './patient-file-reader.ts'
import { deleteAbandonedAttachments, deleteOldDrafts } from './patients.queries.ts'
import { promisesResource } from './promises.console.ts'
import { receiveConsultation, scheduleConsultation } from './receive.ts'
import { remindDoctors } from './remind-doctors.ts'
import { saveOutcome } from './save-outcome.ts'
import { deletePatient, savePatient } from './save-patient.ts'
import { resendConsultation, sendBackConsultation } from './send-back.ts'
import { findClosingNotes, settleAtClosing } from './settle-at-closing.ts'
import { getConsultation, listViews } from './show-consultation.ts'
import { getPatient, listDrafts } from './show-patients.ts'
import { serveRecords } from './serve-record.ts'
import { inviteSpecialist, removeSpecialist, signOpinion } from './specialists.ts'
import { startConsultation } from './start-consultation.ts'
import { consultationTodo } from './consultations.todos.ts'

export const consultationsFeature = defineFeature({
  name: 'consultations',
  switches: [
    {
      name: 'consultations',
      title: words('申请会诊', 'Asking for consultations'),
      calls: [applyForConsultation],
    },
  ],
  todoKinds: [consultationTodo],
  notices: [...Object.values(baseNotices), ...Object.values(superiorNotices)],
  resources: [consultationsResource, promisesResource],
  placeParts: [personConsultations],
  memberPages: ['/baseDoctor'],
  calls: [
    savePatient,
    getPatient,
    listDrafts,
    deletePatient,
    listReceivingDepartments,
    listReceivingDoctors,
    applyForConsultation,
    listConsultations,
    listConsultationsOfDoctor,
    getConsultation,
    listViews,
    receiveConsultation,
    scheduleConsultation,
    startConsultation,
    handOverConsultation,
    cancelConsultation,
    saveOpinion,
    endConsultation,
    saveOutcome,
    sendBackConsultation,
    resendConsultation,
    inviteSpecialist,
    removeSpecialist,
    signOpinion,
    addAddendum,
    listTemplates,
    saveTemplate,
    removeTemplate,
  ],
  cameraPages: ['/baseDoctorOrderDetail', '/superiorDoctorOrderDetail'],
  roomKinds: [consultationRoomKind],
  fileReaders: [patientFileReader],
  jobs: [askOutcome, remindDoctors, escalate],
  listeners: [
    listenTo(accountClosing, settleAtClosing),
    listenTo(chatFileOpened, ({ db }, opened) => insertChatView(db, opened)),
  ],
  closingNotes: findClosingNotes,
  start: serveRecords,
  cleanups: [
    ({ db }) => deleteOldDrafts(db),
    ({ db }) => deleteOldConsultations(db),
    async (services) => removeStored(services, await deleteAbandonedAttachments(services.db)),
  ],
})
