import {
  shortestSlideMs,
  slideCalls,
  slideFailures,
  slideTolerance,
  slideTriesPerPuzzle,
} from '#contract/people/slide.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { meetChallenge } from './challenge.ts'
import { isHumanTrail } from './trail.ts'

export const checkSlide = answer(slideCalls.check, async ({ slide_id: id, x, trail, nonce }, context) =>
  meetChallenge(context, { id, kind: 'slide', nonce, mostTries: slideTriesPerPuzzle }, (asked) => {
    // The trail is the client's own word; how long it has had the puzzle is ours.
    if (!isHumanTrail(trail, x) || asked.ageMs < shortestSlideMs) throw refuse(slideFailures.slideNotHuman)
    if (Math.abs(x - asked.answer) > slideTolerance) throw refuse(slideFailures.slideMissed)
  }),
)
