import { words } from '#kernel/console-framework/words.ts'
import { defineFeature } from '#kernel/feature.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { applyForConsultation } from './apply.ts'
import { askOutcome } from './ask-outcome.ts'
import { cancelConsultation } from './cancel.ts'
import { consultationRoomKind } from './consultation-room-kind.ts'
import { deleteOldConsultations } from './consultations.queries.ts'
import { endConsultation, saveOpinion } from './end-consultation.ts'
import { handOverConsultation } from './hand-over.ts'
import { listConsultations, listConsultationsOfDoctor } from './list-consultations.ts'
import { listReceivingDepartments, listReceivingDoctors } from './list-receivers.ts'
import { listTemplates, removeTemplate, saveTemplate } from './opinion-templates.ts'
import { consultationsResource } from './consultations.console.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { patientFileReader } from './patient-file-reader.ts'
import { deleteAbandonedAttachments, deleteOldDrafts } from './patients.queries.ts'
import { receiveConsultation, scheduleConsultation } from './receive.ts'
import { saveOutcome } from './save-outcome.ts'
import { deletePatient, savePatient } from './save-patient.ts'
import { getConsultation, listViews } from './show-consultation.ts'
import { getPatient, listDrafts } from './show-patients.ts'
import { serveRecords } from './serve-record.ts'
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
  resources: [consultationsResource],
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
    listTemplates,
    saveTemplate,
    removeTemplate,
  ],
  cameraPages: ['/baseDoctorOrderDetail', '/superiorDoctorOrderDetail'],
  roomKinds: [consultationRoomKind],
  fileReaders: [patientFileReader],
  jobs: [askOutcome],
  start: serveRecords,
  cleanups: [
    ({ db }) => deleteOldDrafts(db),
    ({ db }) => deleteOldConsultations(db),
    async (services) => removeStored(services, await deleteAbandonedAttachments(services.db)),
  ],
})
