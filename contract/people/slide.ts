import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { int, json, nothing, words } from '../wire/fields.ts'

/** Of the background, and of the square that the piece is drawn in. Every position counts in these pixels. */
export const slideSize = { width: 320, height: 160, piece: 60 }
/** How far off the gap a piece may be let go. */
export const slideTolerance = 10
export const slideTriesPerPuzzle = 3
/** A move that takes less time was not made by a hand. */
export const shortestSlideMs = 150

export const slideFailures = defineFailures({
  slideNeeded: [4111, '请完成安全验证', 'please complete the security verification'],
  slideMissed: [4112, '验证失败，请再试一次', 'that was not right, please try again'],
  slideNotHuman: [
    4113,
    '操作异常，请重新拖动滑块',
    'the move looked automatic, please drag the slider again',
  ],
  slideGone: [4114, '验证已失效，请刷新后重试', 'this verification is over, please load a new one'],
})

/** How the slider was moved: distance along it, height, and milliseconds since it was taken up. */
const trailPoint = z.tuple([z.number(), z.number(), z.number()])
const slideTicketAnswer = z.object({ slide_ticket: z.string() })

export const slideCalls = {
  image: defineCall({
    id: 'account.slideimage',
    path: '/api/web/v2/account/slideimage',
    about: 'A new puzzle: a background with a gap, the piece for it and the height at which it slides.',
    input: nothing,
    output: z.object({
      slide_id: z.string(),
      background: z.string(),
      piece: z.string(),
      piece_y: z.int(),
    }),
  }),
  check: defineCall({
    id: 'account.slidecheck',
    path: '/api/web/v2/account/slidecheck',
    about:
      'Trades a solved puzzle for a ticket, which is good for one call of this browser within 5 minutes. `trail` is a JSON list of [x, y, milliseconds].',
    input: z.object({
      slide_id: words(64),
      x: int,
      trail: json(z.array(trailPoint).check(z.maxLength(2000))),
    }),
    output: slideTicketAnswer,
  }),
  access: defineCall({
    id: 'account.slideaccess',
    path: '/api/web/v2/account/slideaccess',
    about:
      'The other way to a ticket, for those who cannot slide: a question in words with a number for an answer.',
    input: nothing,
    output: z.object({ access_id: z.string(), question: z.string() }),
  }),
  accessCheck: defineCall({
    id: 'account.slideaccesscheck',
    path: '/api/web/v2/account/slideaccesscheck',
    about: 'Trades the answer for a ticket. A question takes one answer, in digits or in words.',
    input: z.object({ access_id: words(64), answer: words(40) }),
    output: slideTicketAnswer,
  }),
}

export type TrailPoint = z.infer<typeof trailPoint>
