import { factsIn } from '#kernel/console-framework/facts.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import { countConsultationsOf } from './consultations.console.queries.ts'

/** In how many consultations a person has taken part. What was said there, and about whom, no operator reads. */
export const personConsultations: PlacePart = {
  place: 'people',
  name: 'consultations',
  title: words('会诊（仅数量）', 'Consultations (counts)'),
  async read({ db, caller }, id) {
    const fact = factsIn(caller.language)
    const { applied, received } = await countConsultationsOf(db, id)
    return {
      facts: [
        fact.text('申请：待接诊', 'Asked for: awaiting', applied.awaiting),
        fact.text('申请：会诊中', 'Asked for: in consultation', applied.inConsultation),
        fact.text('申请：已结束', 'Asked for: ended', applied.ended),
        fact.text('申请：已取消', 'Asked for: cancelled', applied.cancelled),
        fact.text('接诊：会诊中', 'Received: in consultation', received.inConsultation),
        fact.text('接诊：已结束', 'Received: ended', received.ended),
      ],
    }
  },
}
