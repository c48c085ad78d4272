import type { Signal } from '#contract/community/rooms.ts'

/** What arrives from one person. Whether a camera or a screen is shown, the room says. */
export type PersonMedia = { sound?: MediaStream; camera?: MediaStream; screen?: MediaStream }

/** What this page sends; null for what is off. */
export type SentTracks = {
  microphone: MediaStreamTrack | null
  camera: MediaStreamTrack | null
  screen: MediaStreamTrack | null
}

/** A place in a shared picture, from 0 to 1 of its width and height. */
export type Spot = { x: number; y: number }

/** How well the line carries, since it was last asked. */
export type LineSample = { lostShare: number; roundTripMs: number; uplinkKbps: number | undefined }

/** Carries pictures and sound between the people of a room. */
export type MediaLine = {
  send(tracks: SentTracks): void
  /** Who else is in the room now. */
  meet(personIds: readonly number[]): void
  receive(from: number, signals: readonly Signal[]): void
  /** Signals may have been lost: connects again to those who are not connected. */
  recover(): void
  /** Without pictures of others, sound has the whole line. */
  receivePictures(isWanted: boolean): void
  /** Shows the others where this person points in a shared picture; undefined when they no longer do. */
  point(spot: Spot | undefined): void
  /** Says something that must arrive to everybody who is connected, such as a stroke of the pen. */
  note(message: string): void
  /** How loud each person is now, from 0 to 1. */
  levels(): ReadonlyMap<number, number>
  sample(): Promise<LineSample>
  close(): void
}

export type PointerListener = (personId: number, spot: Spot | undefined) => void

export type NoteListener = (personId: number, message: string) => void

export type MediaListener = (personId: number, media: PersonMedia | undefined) => void
