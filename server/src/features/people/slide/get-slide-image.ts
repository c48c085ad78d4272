import { randomInt } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { slideCalls, slideSize } from '#contract/people/slide.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { QueueFull } from '#kernel/files/work-queue.ts'
import { guestOf, openChallenge } from './challenge.ts'
import { drawPuzzle, motifs } from './draw-puzzle.ts'
import { selectLastMotif } from './slide.queries.ts'

const perAddress = { name: 'slide-address', max: 600, windowMs: 3600_000 }
/** The piece starts at the left, so the gap keeps clear of it; and of the edges. */
const room = { left: slideSize.piece + 20, edge: 5 }

export const getSlideImage = answer(slideCalls.image, async (_input, context) => {
  const guestId = guestOf(context)
  await context.limits.spend(perAddress, context.caller.address)
  const motif = nextMotif(await selectLastMotif(context.db, guestId))
  const gap = {
    x: randomInt(room.left, slideSize.width - slideSize.piece - room.edge + 1),
    y: randomInt(room.edge, slideSize.height - slideSize.piece - room.edge + 1),
  }
  const slideId = await openChallenge(context, { kind: 'slide', answer: gap.x, motif })
  const { background, piece } = await drawPuzzle(motif, gap).catch((error: unknown) => {
    throw error instanceof QueueFull ? refuse(failures.busy) : error
  })
  return { slide_id: slideId, background, piece, piece_y: gap.y }
})

/** Any but the last one. */
function nextMotif(last: number | undefined): number {
  if (last === undefined) return randomInt(motifs.length)
  return (last + randomInt(1, motifs.length)) % motifs.length
}
