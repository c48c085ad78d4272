import { randomInt } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { slideCalls, slideSize } from '#contract/people/slide.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { QueueFull } from '#kernel/files/work-queue.ts'
import { guestOf, openChallenge } from './challenge.ts'
import { drawPuzzle, motifs } from './draw-puzzle.ts'
import { selectLastMotif } from './slide.queries.ts'

/** The piece starts at the left, so the gap keeps clear of it; and of the edges. */
const room = { left: slideSize.piece + 20, edge: 5 }

export const getSlideImage = answer(slideCalls.image, async (_input, context) => {
  const guestId = guestOf(context)
  const motif = nextMotif(await selectLastMotif(context.db, guestId))
  const [x, decoyX] = drawPlaces()
  const gap = { x, y: randomInt(room.edge, slideSize.height - slideSize.piece - room.edge + 1) }
  const { id, work } = await openChallenge(context, { kind: 'slide', answer: gap.x, motif })
  const { background, piece } = await drawPuzzle(motif, gap, decoyX).catch((error: unknown) => {
    throw error instanceof QueueFull ? refuse(failures.busy) : error
  })
  return { slide_id: id, background, piece, piece_y: gap.y, work }
})

/** Where the gap is, and a decoy beside it at the same height. */
function drawPlaces(): [number, number] {
  const draw = () => randomInt(room.left, slideSize.width - slideSize.piece - room.edge + 1)
  const x = draw()
  for (;;) {
    const decoyX = draw()
    if (Math.abs(decoyX - x) >= slideSize.piece + 4) return [x, decoyX]
  }
}

/** Any but the last one. */
function nextMotif(last: number | undefined): number {
  if (last === undefined) return randomInt(motifs.length)
  return (last + randomInt(1, motifs.length)) % motifs.length
}
