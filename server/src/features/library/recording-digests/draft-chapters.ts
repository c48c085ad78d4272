import { areAlike, pairsOf, sharedPairs } from './alike.ts'
import type { Mark } from './choose-marks.ts'
import type { Spoken } from './find-said.ts'
import { readingLength } from './reading-length.ts'

export type Chapter = Mark & { quotes: Spoken[] }

/** With the questions about five minutes of reading. */
const mostLength = 1400
const mostOfChapter = 6
/** What tells nothing is left out, even where there is room. */
const leastScore = 1
const shortest = 12
const longest = 120

const rules: [weight: number, words: RegExp][] = [
  [2, /\d|[一二两三四五六七八九十百半](?:年|个月|月|周|天|小时|分钟|次|毫克|倍|种|成|岁)|百分之/],
  [
    2,
    /推荐|建议|首选|一线|应当|应该|必须|需要|避免|不宜|禁用|禁忌|慎用|目标|尽早|should|recommend|avoid|must|first.line/i,
  ],
  [1.5, /指南|共识|证据|随机|研究|试验|荟萃|guideline|consensus|trial|evidence/i],
  [1, /总之|因此|所以|小结|结论|最后一点|记住|关键|重点|in summary|therefore|the key/i],
  [
    -4,
    /大家好|各位|谢谢|感谢|主持|欢迎|下一张|接下来请|稍后|我叫|今天很高兴|聊天区|个报告|位讲者|签到|茶歇|演示内容|再见|请大家|以上(?:就)?是|题目是|越来越多|thank|welcome|good (morning|afternoon|evening)|see you/i,
  ],
  [-1.5, /[？?]\s*$/],
]

/** How much a sentence tells: numbers, recommendations, guidelines, the subject, and the end of a part, where it is summed up. */
export function scoreOf(words: string, subject: Set<string>, isLast: boolean): number {
  const length = readingLength(words)
  if (length < shortest) return 0
  const told = rules.reduce((sum, [weight, pattern]) => (pattern.test(words) ? sum + weight : sum), 0)
  const about = Math.min(2, sharedPairs(subject, pairsOf(words)) / 2)
  return told + about + (isLast ? 0.5 : 0) - (length > longest ? 1 : 0)
}

type Scored = Spoken & { chapter: number; score: number }

/** The sentences of a talk that tell most, word for word, below the chapter in which they are said. `about` are words of its subject. */
export function draftChapters(
  spoken: readonly Spoken[],
  marks: readonly Mark[],
  about: readonly string[],
): Chapter[] {
  const subject = new Set(about.flatMap((text) => [...pairsOf(text)]))
  const chapterOf = (second: number) =>
    Math.max(
      0,
      marks.findLastIndex((mark) => mark.second <= second),
    )
  const scored = spoken.map((one, at): Scored => {
    const chapter = chapterOf(one.second)
    const next = spoken[at + 1]
    const isLast = !next || chapterOf(next.second) !== chapter
    return { ...one, chapter, score: scoreOf(one.words, subject, isLast) }
  })
  const ranked = scored
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || a.second - b.second)
  // Each chapter is heard before one is heard twice.
  const best = [...Map.groupBy(ranked, ({ chapter }) => chapter).values()].map((rows) => rows[0]!)
  const chosen = choose([...new Set([...best.toSorted((a, b) => b.score - a.score), ...ranked])])
  return marks.flatMap((mark, at) => {
    const quotes = chosen
      .filter(({ chapter }) => chapter === at)
      .toSorted((a, b) => a.second - b.second)
      .map(({ second, words }) => ({ second, words }))
    return quotes.length > 0 ? [{ title: mark.title, second: mark.second, quotes }] : []
  })
}

function choose(ranked: Scored[]): Scored[] {
  const chosen: Scored[] = []
  let left = mostLength
  for (const one of ranked) {
    const length = readingLength(one.words)
    const ofChapter = chosen.filter(({ chapter }) => chapter === one.chapter).length
    if (length > left || ofChapter >= mostOfChapter) continue
    if (chosen.some(({ words }) => areAlike(words, one.words))) continue
    chosen.push(one)
    left -= length
  }
  return chosen
}
