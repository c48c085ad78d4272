import { subjects } from '#demo/content/subjects.ts'
import type { Disease } from '#demo/content/subjects/subject.ts'
import { sentencesOf } from './spoken.ts'
import type { Sentence } from './spoken.ts'
import { talkTexts } from './talk-text.ts'

type Talk = { title: string; disease: Disease; sentences: Sentence[] }

const talks: Talk[] = subjects.flatMap(({ diseases }, at) =>
  diseases.flatMap((disease) =>
    disease.talks.map((title, place) => ({
      title,
      disease,
      sentences: sentencesOf(talkTexts[at]![disease.name]![place]!),
    })),
  ),
)

/** Titles of works write a comma where a talk has a colon. */
const plain = (title: string) => title.replaceAll('：', '，')

/** Longer titles first: a short one may be part of another. */
const byTitle = talks
  .toSorted((a, b) => b.title.length - a.title.length)
  .map((talk) => [plain(talk.title), talk] as const)
const exactly = new Map(byTitle)

/** The talk that a title names. */
export function findTalk(title: string): Talk | undefined {
  const asked = plain(title)
  return exactly.get(asked) ?? byTitle.find(([named]) => asked.includes(named))?.[1]
}

export const talksOn = (disease: Disease): Talk[] => talks.filter((talk) => talk.disease === disease)
