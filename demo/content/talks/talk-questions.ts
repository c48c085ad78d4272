import { seeded } from '#demo/seeded.ts'
import { subjects } from '#demo/content/subjects.ts'
import type { Disease } from '#demo/content/subjects/subject.ts'
import { announced, discussed } from './session-lines.ts'
import type { Sentence, SpokenLine } from './spoken.ts'
import { findTalk, talksOn } from './talk-texts.ts'

/** A question about what is said in a film; the first option is right. `at_seconds` is when its answer has been said. */
export type ContentQuestion = { at_seconds: number; title: string; options: string[] }

/** A part of a meeting: a talk, its opening, its discussion, or a case. */
type Part = { name: string; programme: string[]; disease: Disease; lines: SpokenLine[]; seconds: number }

const wrongOptions = 3
const mostQuestions = 2

/** What somebody is asked who watches a part of a meeting. Wrong options come from the same subject, so that only listening helps. */
export function talkQuestions(part: Part): ContentQuestion[] {
  const ask = Object.entries(asksOfParts).find(([begin]) => part.name.startsWith(begin))?.[1] ?? askOfTalk
  const asked = ask(part)
  return asked.length > 0 ? asked : askOfTheme(part)
}

/** When a line is over; the last one a little before its film ends, so that there is time left to ask. */
const endOf = ({ lines, seconds }: Part, line: SpokenLine) =>
  lines[lines.indexOf(line) + 1]?.at ?? Math.floor(seconds * 0.9)

/** Always the same some for a question. */
function some(others: readonly string[], question: string): string[] {
  const seed = Array.from(question).reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) | 0, 7)
  return seeded(seed).shuffle(others).slice(0, wrongOptions)
}

const question = (at_seconds: number, title: string, right: string, others: readonly string[]) => ({
  at_seconds,
  title,
  options: [right, ...some(others, `${title}${right}`)],
})

function askOfTalk(part: Part): ContentQuestion[] {
  const { name, disease, lines } = part
  const all = talksOn(findTalk(name)?.disease ?? disease).flatMap(({ sentences }) =>
    sentences.map(({ zh }) => zh),
  )
  const said = lines.filter(({ zh }) => all.includes(zh))
  const unsaid = all.filter((sentence) => !said.some(({ zh }) => zh === sentence))
  return said
    .slice(0, mostQuestions)
    .map((line, at) =>
      question(endOf(part, line), `“${name}”${at === 0 ? '先' : '接着'}讲了哪一点？`, line.zh, unsaid),
    )
}

const subjectOf = (disease: Disease) => subjects.find(({ diseases }) => diseases.includes(disease))!

/** What is said in other talks on the subject. */
const otherSentences = ({ programme, disease }: Part) =>
  subjectOf(disease)
    .diseases.flatMap((one) => talksOn(one))
    .filter(({ title }) => !programme.includes(title))
    .flatMap(({ sentences }) => sentences.map(({ zh }) => zh))

type OfTalks = { sentenceOf: (title: string) => Sentence; titleOf: (number: number) => string }

/** A line for each talk of the programme, and what is asked about it: not a title, which the page shows as well. */
const askOfLines = (part: Part, { sentenceOf, titleOf }: OfTalks): ContentQuestion[] =>
  part.programme
    .filter((title) => findTalk(title))
    .slice(0, mostQuestions)
    .flatMap((title, at) => {
      const { zh: right } = sentenceOf(title)
      const line = part.lines.find(({ zh }) => zh.includes(right))
      return line ? [question(endOf(part, line), titleOf(at + 1), right, otherSentences(part))] : []
    })

const asksOfParts: Record<string, (part: Part) => ContentQuestion[]> = {
  开场: (part) =>
    askOfLines(part, {
      sentenceOf: announced,
      titleOf: (number) => `开场时说，第 ${number} 个报告先讲哪一点？`,
    }),
  讨论: (part) =>
    askOfLines(part, {
      sentenceOf: discussed,
      titleOf: (number) => `讨论中第 ${number} 个提问，问的是怎样落实哪一点？`,
    }),
  病例: (part) => {
    const [, history, review] = part.lines
    return [
      question(endOf(part, history!), '这份病史里最值得问清的是什么？', '症状从哪一天开始、用过什么药', [
        '患者从事什么职业、家住在哪里',
        '上一次体检在哪里做、结果如何',
        '家里有几口人、平时由谁来陪护',
      ]),
      question(endOf(part, review!), '点评专家提醒，哪两项要写进病程？', '诊断依据和治疗目标', [
        '医保类型和检查费用',
        '家属姓名和联系电话',
        '床位编号和入院时间',
      ]),
    ]
  },
}

function askOfTheme({ disease, lines, seconds }: Part): ContentQuestion[] {
  const others = subjectOf(disease).diseases.filter((one) => one !== disease)
  const at = lines[1]?.at ?? Math.floor(seconds / 2)
  return [
    question(
      at,
      '这场会议讨论的是哪种疾病？',
      disease.name,
      others.map(({ name }) => name),
    ),
  ]
}
