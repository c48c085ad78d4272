import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of a model that recognises speech while it is spoken. */
export type SpeechModel = {
  encoder: string
  decoder: string
  /** Models without one are of the kind paraformer, which takes no hot words. */
  joiner: string
  tokens: string
  /** Where Latin letters are recognised by parts of words. */
  vocabulary: string
}

/** Of several versions of a file the quantised one: it needs a third of the time. */
function findFile(names: string[], begin: string): string {
  const found = names.filter((name) => name.startsWith(begin) && name.endsWith('.onnx')).toSorted()
  return found.find((name) => name.includes('.int8.')) ?? found[0] ?? ''
}

/** The model in a folder, or what is missing there. */
export function findModel(folder: string): { model: SpeechModel; missing: string[] } {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const at = (name: string) => (names.includes(name) ? path.join(folder, name) : '')
  const model: SpeechModel = {
    encoder: at(findFile(names, 'encoder')),
    decoder: at(findFile(names, 'decoder')),
    joiner: at(findFile(names, 'joiner')),
    tokens: at('tokens.txt'),
    vocabulary: at('bpe.vocab'),
  }
  const needed = {
    'encoder*.onnx': model.encoder,
    'decoder*.onnx': model.decoder,
    'tokens.txt': model.tokens,
  }
  const missing = Object.entries(needed).flatMap(([name, file]) => (file === '' ? [name] : []))
  if (!existsSync(path.join(folder, 'node_modules/sherpa-onnx-node'))) missing.push('sherpa-onnx-node')
  return { model, missing }
}

/** In seconds: what ends a sentence, after words, without any, and however long it becomes. */
const endings = { afterWords: 0.8, withoutWords: 2.4, longest: 15 }

/** How the library is told of a model, and of a file of hot words if there is one. */
export function configOf(
  { encoder, decoder, joiner, tokens, vocabulary }: SpeechModel,
  hotWords: string,
): object {
  const hears = joiner ? { transducer: { encoder, decoder, joiner } } : { paraformer: { encoder, decoder } }
  const units = vocabulary
    ? { modelingUnit: 'cjkchar+bpe', bpeVocab: vocabulary }
    : { modelingUnit: 'cjkchar' }
  const isBiased = joiner !== '' && hotWords !== ''
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { ...hears, ...units, tokens, numThreads: 1, provider: 'cpu', debug: 0 },
    decodingMethod: isBiased ? 'modified_beam_search' : 'greedy_search',
    maxActivePaths: 4,
    ...(isBiased && { hotwordsFile: hotWords, hotwordsScore: 2 }),
    enableEndpoint: true,
    rule1MinTrailingSilence: endings.withoutWords,
    rule2MinTrailingSilence: endings.afterWords,
    rule3MinUtteranceLength: endings.longest,
  }
}
