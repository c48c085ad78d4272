import type { DemoVideo } from './demo-video.ts'
import {
  angiogram,
  caseReport,
  echocardiogram,
  endoscopy,
  laparoscopy,
  pathway,
  results,
} from './drawn-videos.ts'

const slideTalks = [results, pathway, caseReport]

/** What a talk on such a disease shows; a talk in three shows slides all the same. */
const shownInTalks: { disease: RegExp; video: DemoVideo }[] = [
  { disease: /冠脉综合征|支架内再狭窄/, video: angiogram },
  { disease: /心力衰竭|心肌病|主动脉瓣|肺动脉高压|心肌炎/, video: echocardiogram },
  { disease: /结肠|克罗恩|结直肠癌/, video: endoscopy },
  { disease: /子宫肌瘤|内膜异位|卵巢癌|腹股沟疝/, video: laparoscopy },
]

/** The video of a recorded talk: the talks of one meeting differ. */
export function talkVideo(disease: string, isTalk: boolean, sort: number): DemoVideo {
  const shown = shownInTalks.find((one) => one.disease.test(disease))
  return isTalk && shown && sort % 3 !== 0 ? shown.video : slideTalks[sort % slideTalks.length]!
}

const operationVideos: { title: RegExp; video: DemoVideo }[] = [
  { title: /冠状动脉|肺静脉|动脉化疗栓塞/, video: angiogram },
  { title: /主动脉瓣|室间隔/, video: echocardiogram },
  { title: /结肠息肉|早期胃癌|食管静脉|胆管取石/, video: endoscopy },
  { title: /腹腔镜/, video: laparoscopy },
]

/** The video of an operation that looks like one of the drawn ones. */
export const operationVideo = (title: string) => operationVideos.find((one) => one.title.test(title))?.video
