/** What can be read; a format is always named, because some of FFmpeg's open files and addresses that a file names. */
const readable = ['flv', 'lavfi', 'matroska', 'mov']

/** Options by where they stand: before an input, before an output, or anywhere. Those with `true` have no value. */
const options = {
  global: {
    nostdin: true,
    nostats: true,
    y: true,
    loglevel: false,
    progress: false,
    filter_complex: false,
  },
  input: {
    re: true,
    f: false,
    ss: false,
    protocol_whitelist: false,
    analyzeduration: false,
    skip_frame: false,
  },
  output: {
    vn: true,
    an: true,
    map: false,
    map_metadata: false,
    f: false,
    c: false,
    'c:v': false,
    'c:a': false,
    t: false,
    'frames:v': false,
    vf: false,
    fpsmax: false,
    force_key_frames: false,
    pix_fmt: false,
    'q:v': false,
    ac: false,
    ar: false,
  },
} as const

/** Options that are passed on to what writes a format. */
const muxerOptions = [
  'movflags',
  'hls_time',
  'hls_list_size',
  'hls_flags',
  'hls_delete_threshold',
  'hls_playlist_type',
  'hls_segment_type',
  'hls_segment_filename',
  'cluster_time_limit',
  'flush_packets',
]

/** Options that are passed on to what encodes pictures, and under which name. */
const videoOptions: Record<string, string> = {
  'b:v': 'b',
  maxrate: 'maxrate',
  bufsize: 'bufsize',
  g: 'g',
  crf: 'crf',
  preset: 'preset',
  tune: 'tune',
  'profile:v': 'profile',
  deadline: 'deadline',
  'cpu-used': 'cpu-used',
}

const audioOptions: Record<string, string> = { 'b:a': 'b' }

export type InputPlan = {
  url: string
  format: string
  /** Read in the time that it lasts. */
  isLive: boolean
  startSeconds: number
  protocols: string
  analyzeMicroseconds: number | undefined
  onlyKeyFrames: boolean
}

export type OutputPlan = {
  url: string
  format: string | undefined
  maps: string[]
  codecs: { video: string | undefined; audio: string | undefined }
  seconds: number | undefined
  frames: number | undefined
  filters: string
  mostFramesPerSecond: number | undefined
  keyFrameSeconds: number | undefined
  pixelFormat: string | undefined
  quality: number | undefined
  channels: 1 | 2 | undefined
  sampleRate: number | undefined
  withoutVideo: boolean
  withoutAudio: boolean
  videoOptions: Record<string, string>
  audioOptions: Record<string, string>
  muxerOptions: Record<string, string>
}

export type Plan = {
  logLevel: string
  /** Whether progress is written to the standard output. */
  tellsProgress: boolean
  filters: string
  inputs: InputPlan[]
  outputs: OutputPlan[]
}

type Given = Map<string, string[]>

/** Reads the part of ffmpeg's command line that this server uses. Nothing is ignored: what is not known is refused. */
export function readArguments(words: string[]): Plan {
  const plan: Plan = { logLevel: 'info', tellsProgress: false, filters: '', inputs: [], outputs: [] }
  let given: Given = new Map()
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '-i') {
      plan.inputs.push(inputOf(valueAfter(words, at++), given))
      given = new Map()
    } else if (word.startsWith('-') && word !== '-') {
      const name = word.slice(1)
      const isFlag = isFlagOf(name)
      const value = isFlag ? '' : valueAfter(words, at++)
      if (name in options.global) setGlobal(plan, name, value)
      else given.set(name, [...(given.get(name) ?? []), value])
    } else {
      plan.outputs.push(outputOf(word, given))
      given = new Map()
    }
  }
  if (given.size > 0) throw new Error(`nothing follows the option -${[...given.keys()][0]}`)
  if (plan.inputs.length === 0 || plan.outputs.length === 0)
    throw new Error('an input and an output are needed')
  return plan
}

/** Reads one input with its options. */
export const readInput = (words: string[]): InputPlan => readArguments([...words, 'nowhere']).inputs[0]!

function valueAfter(words: string[], at: number): string {
  const value = words[at + 1]
  if (value === undefined) throw new Error(`the option ${words[at]} needs a value`)
  return value
}

function isFlagOf(name: string): boolean {
  const known: Record<string, boolean> = { ...options.global, ...options.input, ...options.output }
  if (name in known) return known[name]!
  if (muxerOptions.includes(name) || name in videoOptions || name in audioOptions) return false
  throw new Error(`the option -${name} is not known`)
}

function setGlobal(plan: Plan, name: string, value: string) {
  if (name === 'loglevel') plan.logLevel = value
  if (name === 'filter_complex') plan.filters = value
  if (name !== 'progress') return
  if (value !== 'pipe:1') throw new Error('progress is only told to pipe:1')
  plan.tellsProgress = true
}

/** Takes the options one by one, so that those left over are noticed. */
function takeFrom(given: Given, place: string) {
  const take = (name: string): string | undefined => {
    const values = given.get(name)
    given.delete(name)
    return values?.at(-1)
  }
  return {
    take,
    takeAll(name: string): string[] {
      const values = given.get(name) ?? []
      given.delete(name)
      return values
    },
    has: (name: string) => take(name) !== undefined,
    number(name: string): number | undefined {
      const value = take(name)
      if (value !== undefined && !/^\d+(\.\d+)?$/.test(value))
        throw new Error(`the option -${name} takes a number, not ${value}`)
      return value === undefined ? undefined : Number(value)
    },
    /** The given ones of these, under their names for the library. */
    pick: (names: Record<string, string>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(names).flatMap(([name, known]) => {
          const value = take(name)
          return value === undefined ? [] : [[known, value]]
        }),
      ),
    end() {
      const [left] = given.keys()
      if (left !== undefined) throw new Error(`the option -${left} cannot stand before an ${place}`)
    },
  }
}

function inputOf(url: string, given: Given): InputPlan {
  const { take, has, number, end } = takeFrom(given, 'input')
  const format = take('f')
  if (format === undefined) throw new Error('the format of an input has to be named by -f')
  if (!readable.includes(format)) throw new Error(`the format ${format} is not read`)
  const skipped = take('skip_frame')
  if (skipped !== undefined && skipped !== 'nokey') throw new Error(`-skip_frame ${skipped} is not known`)
  const input: InputPlan = {
    url,
    format,
    isLive: has('re'),
    startSeconds: number('ss') ?? 0,
    protocols: take('protocol_whitelist') ?? (url === 'pipe:0' ? 'pipe' : 'file'),
    analyzeMicroseconds: number('analyzeduration'),
    onlyKeyFrames: skipped === 'nokey',
  }
  end()
  return input
}

function outputOf(url: string, given: Given): OutputPlan {
  const { take, takeAll, has, number, pick, end } = takeFrom(given, 'output')
  const both = take('c')
  const metadata = take('map_metadata')
  if (metadata !== undefined && metadata !== '-1') throw new Error('metadata is never copied')
  const output: OutputPlan = {
    url,
    format: take('f'),
    maps: takeAll('map'),
    codecs: { video: take('c:v') ?? both, audio: take('c:a') ?? both },
    seconds: number('t'),
    frames: number('frames:v'),
    filters: take('vf') ?? '',
    mostFramesPerSecond: number('fpsmax'),
    keyFrameSeconds: readKeyFrames(take('force_key_frames')),
    pixelFormat: take('pix_fmt'),
    quality: number('q:v'),
    channels: readChannels(number('ac')),
    sampleRate: number('ar'),
    withoutVideo: has('vn'),
    withoutAudio: has('an'),
    videoOptions: pick(videoOptions),
    audioOptions: pick(audioOptions),
    muxerOptions: pick(Object.fromEntries(muxerOptions.map((name) => [name, name]))),
  }
  end()
  return output
}

function readChannels(channels: number | undefined): 1 | 2 | undefined {
  if (channels === undefined || channels === 1 || channels === 2) return channels
  throw new Error('-ac takes 1 or 2')
}

/** The one expression that is used: a key frame every so many seconds. */
function readKeyFrames(expression: string | undefined): number | undefined {
  if (expression === undefined) return undefined
  const [, seconds] = /^expr:gte\(t,n_forced\*(\d+(?:\.\d+)?)\)$/.exec(expression) ?? []
  if (!seconds) throw new Error(`-force_key_frames ${expression} is not known`)
  return Number(seconds)
}
