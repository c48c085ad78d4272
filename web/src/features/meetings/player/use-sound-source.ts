import { useState } from 'react'
import { plainAddress } from './plain-address.ts'
import { soundName } from './sources.ts'
import type { PlayAddress, PlaySource } from './sources.ts'

/** The sound of a video without its picture, if there is one: a source of its own, or one found inside a stream. */
export function useSoundSource(sources: readonly PlaySource[], pictureAddress: string) {
  const [found, setFound] = useState({ inside: '', address: '' })
  const [broken, setBroken] = useState('')
  const address = found.inside === pictureAddress ? found.address : ''
  const sound = soundOf(sources, address)
  return {
    sound: sound && plainAddress(sound.address) === broken ? undefined : sound,
    noteFound: setFound,
    /** A broadcast may have no sound, which shows only when it is asked for. */
    noteBroken: (one: string) => setBroken(plainAddress(one)),
  }
}

const soundOf = (sources: readonly PlaySource[], found: string): PlayAddress | undefined =>
  sources.find(({ name }) => name === soundName) ??
  (found ? { name: soundName, address: found, kind: 'stream' } : undefined)
