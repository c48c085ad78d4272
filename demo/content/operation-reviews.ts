import { seeded } from '#demo/seeded.ts'
import type { Operation } from './operations.ts'

/** What an experienced colleague writes about one step of an operation, while watching it. */
type OperationReview = { content: string; playTime: number }

/** None names a person or a firm; each belongs to the step that it names. */
const remarks: ((step: string, next: string) => string)[] = [
  (step, next) =>
    `点评：“${step}”的暴露很充分，下一步“${next}”才能从容。建议在这里停一下，核对一遍标志再继续。`,
  (step) => `点评：我更看重“${step}”的顺序。初学者容易求快，这里多花两分钟，后面能省二十分钟。`,
  (step, next) =>
    `专家点评：“${step}”处理得稳，出血控制值得学习；“${next}”之前可以再评估一次是否需要改变方案。`,
  (step) => `点评：“${step}”我们中心的做法略有不同，角度会再小一些，两种都可以，关键是看得清、退得出。`,
  (step, next) =>
    `专家点评：从“${step}”到“${next}”是并发症最集中的一段，术者的节奏把握得很好，适合用来带教。`,
]

export const reviewsPerOperation = 2

/** Two reviews of each operation, of different steps. */
export function reviewOperation({ steps }: Operation, at: number): OperationReview[] {
  const random = seeded(71_000 + at * 13)
  const reviewed = random.shuffle(steps.slice(0, -1).map((_, place) => place)).slice(0, reviewsPerOperation)
  const said = random.shuffle(remarks)
  return reviewed
    .toSorted((a, b) => a - b)
    .map((place, number) => ({
      content: said[number]!(steps[place]!.title, steps[place + 1]!.title),
      playTime: steps[place]!.atSecond + 1,
    }))
}
