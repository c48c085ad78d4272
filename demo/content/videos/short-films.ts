import type { DemoVideo } from './demo-video.ts'

export const shortSeconds = 24

/** A film of half a minute in demo/assets/short, and the longer one that it is cut from, from which second. */
type ShortFilm = { name: string; source: string; from: number }

const ofFile = (name: string, from: number): ShortFilm => ({ name, source: `${name}.mp4`, from })
const ofStream = (name: string, from: number): ShortFilm => ({ name, source: `hls/${name}/high.mp4`, from })

export const shortFilms: ShortFilm[] = [
  ofFile('talk-results', 30),
  ofFile('talk-pathway', 30),
  ofFile('talk-case', 30),
  ofFile('angiogram', 40),
  ofFile('echocardiogram', 40),
  ofFile('endoscopy', 40),
  ofFile('laparoscopy', 40),
  ofStream('ultrasound', 30),
  ofStream('eye-surgery', 30),
  ofStream('fluoroscopy', 30),
  ofStream('bronchoscopy', 30),
  ofStream('tomography', 30),
]

const videos = new Map(
  shortFilms.map(({ name }): [string, DemoVideo] => [
    name,
    { file: `short/${name}.mp4`, seconds: shortSeconds },
  ]),
)

export const shortVideos = [...videos.values()]

/** The first of the slide talks, with somebody who explains it. */
export const explainedShort = {
  file: 'short/talk-results-explained.mp4',
  picture: 'short/talk-results.mp4',
  voice: 'short/talk-case.mp4',
}

/** The short film of what a longer one shows. */
export const shortOf = (name: string): DemoVideo => videos.get(name)!
