import { noticeIn, userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { outpatientText } from './outpatient.text.ts'
import type { OutpatientText } from './outpatient.text.ts'

type Addressed = { userId: number | null; consultationId: number }

/** Messages name a consultation by its number and never say anything of the patient. */
const notify =
  (kind: 'baseConsultation' | 'superiorConsultation') =>
  async (
    { events }: Pick<Services, 'events'>,
    { userId, consultationId }: Addressed,
    write: (text: OutpatientText) => string,
  ): Promise<void> => {
    // The account of a doctor may be deleted.
    if (userId === null) return
    const notice = noticeIn<OutpatientText>(outpatientText, write, { kind, id: consultationId })
    await events.publish(userNoticed, { userId, notice })
  }

export const notifyBase = notify('baseConsultation')
export const notifySuperior = notify('superiorConsultation')
