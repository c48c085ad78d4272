import type { Disease } from '#demo/content/subjects/subject.ts'
import { markAsDemo, timed } from './spoken.ts'
import type { Sentence, SpokenLine } from './spoken.ts'
import { findTalk } from './talk-texts.ts'

/** A part of a meeting that is no talk: its opening, its discussion, or a case. */
type Part = { name: string; meeting: string; programme: string[]; disease: Disease; seconds: number }

/** What is said in a part that is no talk; nothing in a talk. */
export function sessionLines({ name, meeting, programme, disease, seconds }: Part): SpokenLine[] | undefined {
  const talks = programme.filter((title) => findTalk(title))
  const say = partSays.find(({ title }) => name.startsWith(title))
  return say && timed(markAsDemo(say.sentences({ name, meeting, talks, disease })), seconds)
}

type Facts = { name: string; meeting: string; talks: string[]; disease: Disease }

/** What the opening says of a talk, and what is asked about it in the discussion. */
export const announced = (title: string): Sentence => findTalk(title)!.sentences[0]!
export const discussed = (title: string): Sentence => findTalk(title)!.sentences[1]!

const partSays: { title: string; sentences: (facts: Facts) => Sentence[] }[] = [
  {
    title: '开场',
    sentences: ({ meeting, talks, disease }) => [
      { zh: `欢迎参加“${meeting}”。`, en: `Welcome to our meeting. Topic: ${disease.en}.` },
      ...talks.map((title, at) => ({
        zh: `第 ${at + 1} 个报告先讲：${announced(title).zh}`,
        en: `Report ${at + 1} begins with this: ${announced(title).en}`,
      })),
      {
        zh: `提问请写在“${meeting}”的聊天区，讨论时逐一回答。`,
        en: 'Write your questions into the chat, and the discussion will answer them.',
      },
    ],
  },
  {
    title: '讨论',
    sentences: ({ meeting, talks, disease }) => [
      {
        zh: `“${meeting}”进入讨论，先看聊天区的提问。`,
        en: `We begin the discussion. Topic: ${disease.en}.`,
      },
      ...talks.map((title) => ({
        zh: `有同道问，在自己的医院怎样落实这一点：${discussed(title).zh}`,
        en: `A colleague asks how to put this into practice at home: ${discussed(title).en}`,
      })),
      {
        zh: `感谢各位讲者，“${meeting}”到此结束，回放随后上线。`,
        en: 'Thanks to all speakers; the recording follows.',
      },
    ],
  },
  {
    title: '病例',
    sentences: ({ name, meeting, disease }) => [
      {
        zh: `“${meeting}”的${name}，这是一位${disease.name}的患者。`,
        en: `A case from the wards. Diagnosis: ${disease.en}.`,
      },
      {
        zh: `病史里最值得问清的，是${disease.name}的症状从哪一天开始、之前用过什么药。`,
        en: `The key questions: on which day did it begin, and which drugs came before. Diagnosis: ${disease.en}.`,
      },
      {
        zh: `点评专家提醒，${disease.name}的诊断依据和治疗目标都要写进病程。`,
        en: `The reviewer asks for evidence and goals in the notes. Diagnosis: ${disease.en}.`,
      },
    ],
  },
]
