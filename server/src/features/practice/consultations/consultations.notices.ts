import { defineNotice, onDevices, onDevicesAndByMail } from '#kernel/notice.ts'
import { consultationText } from './consultations.text.ts'

type InConsultation = { id: number }

const toBase = ({ id }: InConsultation) => ({ path: `/baseDoctorOrderDetail?id=${id}` })
const toSuperior = ({ id }: InConsultation) => ({ path: `/superiorDoctorOrderDetail?id=${id}` })
const common = { kind: 'consultations', text: consultationText } as const
const example = { id: 12 }

/** Messages name a consultation by its number and never say anything of the patient. */
export const baseNotices = {
  received: defineNotice({
    ...common,
    event: 'outpatient.received',
    channels: onDevices,
    say: (text, { id, name }) => text.received(id, name),
    target: toBase,
    example: { ...example, name: '林晓' },
  }),
  scheduled: defineNotice({
    ...common,
    event: 'outpatient.scheduled',
    channels: onDevicesAndByMail,
    say: (text, { id, time }) => text.scheduled(id, time),
    target: toBase,
    example: { ...example, time: '2026-11-20 09:00' },
  }),
  started: defineNotice({
    ...common,
    event: 'outpatient.started',
    channels: onDevices,
    isUrgent: true,
    say: (text, { id }) => text.started(id),
    target: toBase,
    example,
  }),
  handedOver: defineNotice({
    ...common,
    event: 'outpatient.handedOver',
    channels: onDevices,
    say: (text, { id, name }) => text.handedOver(id, name),
    target: toBase,
    example: { ...example, name: '林晓' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'outpatient.cancelledForBase',
    channels: onDevicesAndByMail,
    say: (text, { id }) => text.cancelled(id),
    target: toBase,
    example,
  }),
  ended: defineNotice({
    ...common,
    event: 'outpatient.ended',
    channels: onDevicesAndByMail,
    say: (text, { id }) => text.ended(id),
    target: toBase,
    example,
  }),
  outcomeAsked: defineNotice({
    ...common,
    event: 'outpatient.outcomeAsked',
    channels: onDevicesAndByMail,
    say: (text, { id }) => text.outcomeAsked(id),
    target: toBase,
    example,
  }),
}

export const superiorNotices = {
  applied: defineNotice({
    ...common,
    event: 'outpatient.applied',
    channels: onDevicesAndByMail,
    say: (text, { id, hospital }) => text.applied(id, hospital),
    target: toSuperior,
    example: { ...example, hospital: '临江县人民医院' },
  }),
  appliedUrgent: defineNotice({
    ...common,
    event: 'outpatient.appliedUrgent',
    channels: onDevicesAndByMail,
    isUrgent: true,
    say: (text, { id, hospital }) => text.appliedUrgent(id, hospital),
    target: toSuperior,
    example: { ...example, hospital: '临江县人民医院' },
  }),
  edited: defineNotice({
    ...common,
    event: 'outpatient.edited',
    channels: onDevices,
    say: (text, { id }) => text.edited(id),
    target: toSuperior,
    example,
  }),
  handedOverToYou: defineNotice({
    ...common,
    event: 'outpatient.handedOverToYou',
    channels: onDevicesAndByMail,
    say: (text, { id, name }) => text.handedOverToYou(id, name),
    target: toSuperior,
    example: { ...example, name: '林晓' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'outpatient.cancelledForSuperior',
    channels: onDevices,
    say: (text, { id }) => text.cancelled(id),
    target: toSuperior,
    example,
  }),
  outcomeSaved: defineNotice({
    ...common,
    event: 'outpatient.outcomeSaved',
    channels: onDevices,
    say: (text, { id }) => text.outcomeSaved(id),
    target: toSuperior,
    example,
  }),
}
