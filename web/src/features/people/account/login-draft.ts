import { createSignal, useSignal } from '#web/ui/signal.ts'

/** What somebody has put into the login, on one tab or the other. */
export type LoginDraft = { phone: string; username: string; code: string; isAgreed: boolean }

const none: LoginDraft = { phone: '', username: '', code: '', isAgreed: false }

/** In memory alone: it survives the other tab and a look at the agreement, not the page. */
const draft = createSignal(none)

export const useLoginDraft = () => useSignal(draft)
export const changeLoginDraft = (changes: Partial<LoginDraft>) => draft.set({ ...draft.get(), ...changes })
export const clearLoginDraft = () => draft.set(none)

/** An account name has no country; what may be a phone number has one. */
export const looksLikePhone = (username: string) => /^\d{4,15}$/.test(username)

/** A number that was typed on one tab is the same person's on the other, unless something stands there. */
export const carryOver = ({ phone, username }: Pick<LoginDraft, 'phone' | 'username'>) => ({
  phone: phone || (looksLikePhone(username) ? username : ''),
  username: username || phone,
})
