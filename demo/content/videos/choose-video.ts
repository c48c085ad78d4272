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
import {
  bronchoscopy,
  eyeSurgery,
  fluoroscopy,
  streamedTalks,
  tomography,
  ultrasound,
} from './streamed-videos.ts'
import type { StreamedVideo } from './streamed-videos.ts'
import { shortOf } from './short-films.ts'

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

const lectures: { title: RegExp; kind: 'stream' | 'file' }[] = [
  { title: /动脉瘤夹闭/, kind: 'stream' },
  { title: /垂体腺瘤/, kind: 'file' },
]

/** Two operations show the short lecture, which has several clarities: as a stream, and as a file. */
export const operationLecture = (title: string) => lectures.find((one) => one.title.test(title))?.kind

const operationStreams: { title: RegExp; video: StreamedVideo }[] = [
  { title: /支气管|气管插管|冷冻肺|胸腔镜/, video: bronchoscopy },
  { title: /超声引导|射频消融|肉毒/, video: ultrasound },
  { title: /白内障|小梁|角膜|玻璃体/, video: eyeSurgery },
  { title: /髓内钉|髋关节|膝关节/, video: fluoroscopy },
  { title: /CT引导|微波消融/, video: tomography },
]

/** What other operations show; those that resemble none are told with slides. */
export const operationStream = (title: string, at: number): StreamedVideo =>
  operationStreams.find((one) => one.title.test(title))?.video ?? streamedTalks[at % streamedTalks.length]!

const lessonStreams: { disease: RegExp; video: StreamedVideo }[] = [
  { disease: /甲状腺|乳腺|妊娠|胎盘/, video: ultrasound },
  { disease: /白内障|青光眼|角膜|视网膜|黄斑/, video: eyeSurgery },
  { disease: /骨折|关节|股骨|腰椎/, video: fluoroscopy },
  { disease: /哮喘|慢性阻塞|支气管|气道/, video: bronchoscopy },
  { disease: /肺炎|肺结节|肺癌|间质性|脑梗死|脑出血/, video: tomography },
]

/** What a lesson that is sold shows; a lesson in three shows slides all the same. */
export function lessonStream(disease: string, sort: number): StreamedVideo {
  const shown = lessonStreams.find((one) => one.disease.test(disease))
  return shown && sort % 3 !== 0 ? shown.video : streamedTalks[sort % streamedTalks.length]!
}

const nameOf = (video: DemoVideo | StreamedVideo) =>
  'name' in video ? video.name : video.file.replace('.mp4', '')

/** What a talk shows that has to be watched for credit or before an exam: it is short, so that the demo can be walked through. */
export function shortTalkVideo(disease: string, isTalk: boolean, sort: number): DemoVideo {
  const shown = [...shownInTalks, ...lessonStreams].find((one) => one.disease.test(disease))?.video
  return shortOf(nameOf(isTalk && shown && sort % 3 !== 0 ? shown : slideTalks[sort % slideTalks.length]!))
}
