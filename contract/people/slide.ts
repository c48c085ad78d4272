import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { int, json, nothing, text, words } from '../wire/fields.ts'

/** The size of the background, and of the square that holds the piece. Every position counts in these pixels. */
export const slideSize = { width: 320, height: 160, piece: 60 }
/** How far from the gap a piece may be dropped. */
export const slideTolerance = 10
export const slideTriesPerPuzzle = 3
/** A faster move was not made by a hand. */
export const shortestSlideMs = 150

export const slideFailures = defineFailures({
  slideNeeded: [4111, '请完成安全验证', 'please complete the security verification'],
  slideMissed: [4112, '验证失败，请再试一次', 'that was not right, please try again'],
  slideNotHuman: [
    4113,
    '操作异常，请重新拖动滑块',
    'the move looked automatic, please drag the slider again',
  ],
  workNeeded: [4115, '验证未完成，请刷新后重试', 'the verification is not complete, please load a new one'],
  slideGone: [4114, '验证已失效，请刷新后重试', 'this verification is over, please load a new one'],
})

/**
 * An address that asks for many challenges pays for them by work: a nonce for which the SHA-256 of this text begins
 * with as many zero bits as the challenge says.
 */
export const authoringText = (challengeId: string, nonce: string) => `${challengeId}:${nonce}`

export function countZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24
}

/** How the slider was moved: distance along it, height, and milliseconds since it was grabbed. */
const trailPoint = z.tuple([z.number(), z.number(), z.number()])
/** The proof of work, where the challenge asks for it. */
const nonce = z._default(text(20), '')
const slideTicketAnswer = z.object({ slide_ticket: z.string() })

export const slideCalls = {
  image: defineCall({
    id: 'account.slideimage',
    path: '/api/web/v2/account/slideimage',
    about:
      'A new puzzle: a background with a gap and a decoy, the piece for it and the height at which it slides. `work` is how many zero bits the SHA-256 of `slide_id:nonce` has to begin with; 0 asks for none.',
    input: nothing,
    output: z.object({
      slide_id: z.string(),
      background: z.string(),
      piece: z.string(),
      piece_y: z.int(),
      work: z.int(),
    }),
  }),
  check: defineCall({
    id: 'account.slidecheck',
    path: '/api/web/v2/account/slidecheck',
    about:
      'Exchanges a solved puzzle for a ticket, which is valid for one call of this browser within 5 minutes. `trail` is a JSON list of [x, y, milliseconds].',
    input: z.object({
      slide_id: words(64),
      x: int,
      trail: json(z.array(trailPoint).check(z.maxLength(2000))),
      nonce,
    }),
    output: slideTicketAnswer,
  }),
  access: defineCall({
    id: 'account.slideaccess',
    path: '/api/web/v2/account/slideaccess',
    about: 'The alternative for people who cannot slide: a question in words whose answer is a number.',
    input: nothing,
    output: z.object({ access_id: z.string(), question: z.string(), work: z.int() }),
  }),
  accessCheck: defineCall({
    id: 'account.slideaccesscheck',
    path: '/api/web/v2/account/slideaccesscheck',
    about: 'Exchanges the answer for a ticket. A question accepts one answer, in digits or in words.',
    input: z.object({ access_id: words(64), answer: words(40), nonce }),
    output: slideTicketAnswer,
  }),
}

export type TrailPoint = z.infer<typeof trailPoint>
