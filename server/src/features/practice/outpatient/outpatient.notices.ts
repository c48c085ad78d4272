import { defineNotice } from '#kernel/notice.ts'
import { outpatientText } from './outpatient.text.ts'

/** Messages name a consultation by its number and never say anything of the patient. */
type ConsultationFacts = { id: number }

const common = { kind: 'consultations', channels: ['app', 'web', 'wechat'], text: outpatientText } as const
const toBase = ({ id }: ConsultationFacts) => ({ kind: 'baseConsultation', id })
const toSuperior = ({ id }: ConsultationFacts) => ({ kind: 'superiorConsultation', id })
const example = { id: 1 }

/** What the doctor who applies is told. */
export const baseNotices = {
  received: defineNotice({
    ...common,
    event: 'outpatient.received',
    say: (text, { id, name }) => text.received(id, name),
    target: toBase,
    example: { ...example, name: '林晓' },
  }),
  scheduled: defineNotice({
    ...common,
    event: 'outpatient.scheduled',
    say: (text, { id, time }) => text.scheduled(id, time),
    target: toBase,
    example: { ...example, time: '2026-11-20 09:00' },
  }),
  started: defineNotice({
    ...common,
    event: 'outpatient.started',
    isUrgent: true,
    say: (text, { id }) => text.started(id),
    target: toBase,
    example,
  }),
  handedOver: defineNotice({
    ...common,
    event: 'outpatient.handedOver',
    say: (text, { id, name }) => text.handedOver(id, name),
    target: toBase,
    example: { ...example, name: '林晓' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'outpatient.cancelledBySuperior',
    say: (text, { id }) => text.cancelled(id),
    target: toBase,
    example,
  }),
  ended: defineNotice({
    ...common,
    event: 'outpatient.ended',
    say: (text, { id }) => text.ended(id),
    target: toBase,
    example,
  }),
  outcomeAsked: defineNotice({
    ...common,
    event: 'outpatient.outcomeAsked',
    say: (text, { id }) => text.outcomeAsked(id),
    target: toBase,
    example,
  }),
}

/** What the doctors who are asked are told. */
export const superiorNotices = {
  applied: defineNotice({
    ...common,
    event: 'outpatient.applied',
    say: (text, { id, hospital }) => text.applied(id, hospital),
    target: toSuperior,
    example: { ...example, hospital: '江城县人民医院' },
  }),
  appliedUrgent: defineNotice({
    ...common,
    event: 'outpatient.appliedUrgent',
    channels: [...common.channels, 'sms'],
    isUrgent: true,
    say: (text, { id, hospital }) => text.appliedUrgent(id, hospital),
    target: toSuperior,
    example: { ...example, hospital: '江城县人民医院' },
  }),
  edited: defineNotice({
    ...common,
    event: 'outpatient.edited',
    say: (text, { id }) => text.edited(id),
    target: toSuperior,
    example,
  }),
  handedOverToYou: defineNotice({
    ...common,
    event: 'outpatient.handedOverToYou',
    say: (text, { id, name }) => text.handedOverToYou(id, name),
    target: toSuperior,
    example: { ...example, name: '林晓' },
  }),
  cancelled: defineNotice({
    ...common,
    event: 'outpatient.cancelledByBase',
    say: (text, { id }) => text.cancelled(id),
    target: toSuperior,
    example,
  }),
  outcomeSaved: defineNotice({
    ...common,
    event: 'outpatient.outcomeSaved',
    say: (text, { id }) => text.outcomeSaved(id),
    target: toSuperior,
    example,
  }),
}
