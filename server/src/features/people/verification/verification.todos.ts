import { userTypes } from '#contract/people/account.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { defineTodo } from '#kernel/todos.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectVerification } from './verification.queries.ts'
import { verificationText } from './verification.text.ts'

const { none, failed } = verificationStates

/** Only doctors are verified. */
export const verificationTodo = defineTodo({
  kind: 'verification',
  text: { zh: { name: verificationText.zh.title }, en: { name: verificationText.en.title } },
  async find({ db, caller }, userId) {
    const [user, verification] = await Promise.all([selectUser(db, userId), selectVerification(db, userId)])
    const state = verification?.state ?? none
    if (user?.user_type !== userTypes.doctor || (state !== none && state !== failed)) return []
    const text = verificationText[caller.language]
    const isFailed = state === failed
    return [
      {
        id: userId,
        title: isFailed ? text.submitAgain : text.submit,
        note: isFailed ? verification!.reason : text.why,
        dueAt: undefined,
        path: '/statusVerification',
      },
    ]
  },
})
