import { slideCalls, slideFailures } from '#contract/people/slide.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { guestOf, meetChallenge, openChallenge } from './challenge.ts'
import { drawQuestion, readAnswer } from './question-forms.ts'

// A program reads a question more easily than a picture: it may not ask for many.
const perGuest = { name: 'slide-question-guest', max: 6, windowMs: 3600_000 }
const perAddress = { name: 'slide-question-address', max: 40, windowMs: 3600_000 }

export const getAccessQuestion = answer(slideCalls.access, async (_input, context) => {
  await context.limits.spend(perAddress, context.caller.address)
  await context.limits.spend(perGuest, guestOf(context))
  const question = drawQuestion()
  const { id, work } = await openChallenge(context, { kind: 'question', answer: question.answer })
  return { access_id: id, question: question[context.caller.language], work }
})

export const checkAccessAnswer = answer(slideCalls.accessCheck, async (input, context) =>
  meetChallenge(
    context,
    { id: input.access_id, kind: 'question', nonce: input.nonce, mostTries: 1 },
    (asked) => {
      if (readAnswer(input.answer) !== asked.answer) throw refuse(slideFailures.slideMissed)
    },
  ),
)
