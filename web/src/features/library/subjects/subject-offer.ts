import { createKeptText, onDevice } from '#web/platform/kept.ts'

const kept = createKeptText(onDevice, 'subject_offer')

/** Choosing subjects is offered once. */
export const subjectOffer = { isOpen: () => kept.get() !== 'done', close: () => kept.set('done') }
