import { consultationCalls } from '#contract/practice/consultations.ts'
import { benchOneCall } from '../one-call.ts'
import { prepareConsultation } from './prepare-consultation.ts'

/** The record of a consultation, whose view is logged. */
export const benchConsultation = () =>
  benchOneCall({
    name: 'consultation detail',
    path: consultationCalls.detail.path,
    async prepare(databaseUrl) {
      const { id, token, statements } = await prepareConsultation(databaseUrl)
      return { fields: { id: String(id) }, token, statements }
    },
  })
