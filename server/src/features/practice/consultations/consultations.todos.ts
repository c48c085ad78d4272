import { consultationStates } from '#contract/practice/consultation-states.ts'
import { defineTodo } from '#kernel/todos.ts'
import { selectReceived } from './consultations.queries.ts'

/** A doctor who has more of them works from the queue. */
const most = 200

/** A consultation that waits for this doctor. Who it is about is shown on its page alone, where each view is logged. */
export const consultationTodo = defineTodo({
  kind: 'consultation',
  text: { zh: { name: '协作门诊' }, en: { name: 'Consultation' } },
  async find({ db, caller }, userId) {
    const text = texts[caller.language]
    const waiting = { userId, status: consultationStates.awaiting, limit: most, offset: 0 }
    const rows = await selectReceived(db, waiting)
    // What was sent back waits for the applying doctor.
    return rows
      .filter(({ consultation }) => consultation.returned_at === null)
      .map(({ consultation, applicant, department }) => ({
        id: consultation.id,
        title: consultation.receiver_id === null ? text.toReceive : text.toStart,
        note: [consultation.urgent && text.urgent, applicant?.truename, applicant?.hospital, department?.name]
          .filter(Boolean)
          .join(' · '),
        dueAt: consultation.begin_at ?? undefined,
        path: `/superiorDoctorOrderDetail?id=${consultation.id}`,
      }))
  },
})

const texts = {
  zh: { toReceive: '接诊会诊申请', toStart: '按时开始会诊', urgent: '加急' },
  en: { toReceive: 'Receive a consultation', toStart: 'Start the consultation in time', urgent: 'urgent' },
}
