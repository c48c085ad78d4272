import type { Disease } from '#demo/content/subjects/subject.ts'
import { markAsDemo, timed } from './spoken.ts'
import type { Sentence, SpokenLine } from './spoken.ts'
import { findTalk, talksOn } from './talk-texts.ts'

const shortSeconds = 60

/** Which of some phrases a talk uses: always the same one for a title. */
const chosen = <T>(phrases: readonly T[], title: string): T => phrases[title.length % phrases.length]!

type Frame = (disease: Disease, title: string) => Sentence

const reasons: Frame[] = [
  ({ name, en }) => ({
    zh: `${name}的患者越来越多，这个问题在门诊和查房时都会遇到。`,
    en: `We see more and more patients with this: ${en}. The question comes up in clinics and on rounds.`,
  }),
  ({ name, en }, title) => ({
    zh: `为什么要单独讲“${title}”？因为${name}的处理常常错在这一步。`,
    en: `Why a talk of its own? Because here things often go wrong. The topic is: ${en}.`,
  }),
  ({ name, en }) => ({
    zh: `先请大家回想最近一位${name}的患者，带着他的病历来听。`,
    en: `Think of the last patient you saw with this diagnosis, ${en}, and listen with that file in mind.`,
  }),
]

const practices: Frame[] = [
  ({ name, en }) => ({
    zh: `落实到病房，可以把这几点写进${name}的医嘱模板。`,
    en: `On the ward these points can go into the order set. Diagnosis: ${en}.`,
  }),
  ({ name, en }) => ({
    zh: `基层条件有限时，先做能做的，${name}的转诊时机要提前说好。`,
    en: `Where resources are few do what you can and agree early when to refer. Diagnosis: ${en}.`,
  }),
  ({ name, en }) => ({
    zh: `与患者沟通${name}时，用他自己的数字，比用指南的数字更有用。`,
    en: `When you explain it, the patient’s own numbers help more than those of a guideline. Diagnosis: ${en}.`,
  }),
]

const ends: Frame[] = [
  ({ en }, title) => ({
    zh: `“${title}”就讲到这里，欢迎在评论区留下您的病例。`,
    en: `This was our talk. Leave your own case in the comments. Topic: ${en}.`,
  }),
  ({ en }, title) => ({
    zh: `以上是“${title}”的要点，讨论环节再见。`,
    en: `These were the points. See you in the discussion. Topic: ${en}.`,
  }),
]

/** What is said under a title: by its own text where it names a talk, else by what the talks on its disease begin with. */
export function talkLines(title: string, disease: Disease, seconds: number): SpokenLine[] {
  const talk = findTalk(title)
  const about = talk?.disease ?? disease
  const [first, second, third] = talk?.sentences ?? talksOn(disease).map(({ sentences }) => sentences[0]!)
  const greeting = {
    zh: `大家好，这一讲的题目是“${title}”。`,
    en: `Hello everyone. Topic of this talk: ${about.en}.`,
  }
  const short = [greeting, first!, second!, third!]
  const [reason, practice, end] = [reasons, practices, ends].map((frames) =>
    chosen(frames, title)(about, title),
  )
  const long = [greeting, reason!, first!, second!, practice!, third!, end!]
  return timed(markAsDemo(seconds < shortSeconds ? short : long), seconds)
}
