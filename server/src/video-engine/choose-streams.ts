import type { Media } from './library.ts'
import type { Input, Source } from './open-input.ts'
import type { FilterPart } from './split-filters.ts'
import type { Output } from './write-output.ts'

/** A stream of an output: one of an input, or what filters end in. */
export type Chosen = { media: Media; source: Source } | { media: Media; label: string }

/** A picture that is no film, such as the cover of a song. */
export const attachedPicture = 0x400

/** The streams that an output gets: those of its -map, else the best picture and the best sound. */
export function chooseStreams({ plan, format }: Output, inputs: Input[], parts: FilterPart[]): Chosen[] {
  const isWanted = ({ media }: { media: Media }) =>
    media === 'video' ? !plan.withoutVideo : !plan.withoutAudio
  if (plan.maps.length > 0) return plan.maps.flatMap((map) => mapped(map, inputs, parts)).filter(isWanted)
  const sources = inputs.flatMap((input) => input.sources).filter(isWanted)
  const picture = sources
    .filter(({ media, stream }) => media === 'video' && !(stream.disposition & attachedPicture))
    .sort((one, other) => sizeOf(other) - sizeOf(one))[0]
  const sound = sources.find(({ media }) => media === 'audio')
  const chosen = [
    ...(picture && format.videoCodec !== 0 ? [picture] : []),
    ...(sound && format.audioCodec !== 0 ? [sound] : []),
  ]
  if (chosen.length === 0) throw new Error(`${plan.url}: no input has a stream for it`)
  return chosen.map((source) => ({ media: source.media, source }))
}

const sizeOf = ({ stream: { codecpar } }: Source) => codecpar.width * codecpar.height

function mapped(map: string, inputs: Input[], parts: FilterPart[]): Chosen[] {
  const [, label] = /^\[(\w+)\]$/.exec(map) ?? []
  if (label !== undefined) {
    const part = parts.find(({ ends }) => ends.includes(label))
    if (!part) throw new Error(`no filter ends in [${label}]`)
    return [{ media: mediaOf(part, inputs), label }]
  }
  const [, input, kind] = /^(\d+)(?::([av]))?$/.exec(map) ?? []
  if (input === undefined) throw new Error(`-map ${map} is not known`)
  const media = kind === 'a' ? 'audio' : kind === 'v' ? 'video' : undefined
  const sources = (inputs[Number(input)]?.sources ?? []).filter((one) => !media || one.media === media)
  if (sources.length === 0) throw new Error(`-map ${map} matches no stream`)
  return sources.map((source) => ({ media: source.media, source }))
}

/** Filters give what they take. */
const mediaOf = ({ feeds }: FilterPart, inputs: Input[]): Media => sourceOf(inputs, feeds[0] ?? '').media

/** The stream that filters call `0:1`. */
export function sourceOf(inputs: Input[], name: string): Source {
  const [, input, stream] = /^(\d+):(\d+)$/.exec(name) ?? []
  const source = inputs[Number(input)]?.sources.find((one) => one.stream.index === Number(stream))
  if (!source) throw new Error(`there is no stream [${name}]`)
  return source
}
