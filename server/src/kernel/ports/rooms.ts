/** A room of an external service that a person wants to join. */
export type AskedRoom = { number: string; password: string; userName: string; isHost: boolean }
export type JoinData = { joinUrl: string; sdkKey: string; signature: string }

/** A person who has been admitted to one of our own rooms. */
export type Seated = { roomId: number; personId: number; name: string; isSoundOnly: boolean }

export type IceServer = { urls: string[]; username: string; credential: string }

/** What a page needs to send and receive pictures and sound. */
export type MediaAccess = { url: string; token: string; iceServers: IceServer[] }

/** What carries the pictures and the sound of our own rooms. Who may enter is decided before it is asked. */
export type MediaPort = {
  kind: 'mesh' | 'livekit'
  /** How many may be in one room, and how many of them may send a picture; Infinity for no limit. */
  limits: { people: number; pictures: number }
  access(person: Seated): MediaAccess
  /** Cuts somebody off. Absent where the other pages do so themselves. */
  remove?(roomId: number, personId: number): Promise<void>
  /** Cuts everybody off. */
  end?(roomId: number): Promise<void>
  /** Absent where nothing but a page can record. */
  recorder?: OutsideRecorder
}

/** Records a room without any page, into a readable file of the object storage. */
export type OutsideRecorder = {
  /** The recording of a room into this file that is being made already, perhaps begun by a server that died. */
  find(roomId: number, fileKey: string): Promise<string | undefined>
  /** Begins one and answers its name. */
  start(roomId: number, fileKey: string): Promise<string>
  /** Repeating it changes nothing. */
  stop(name: string): Promise<void>
  /** The file is there once it is complete; `unknown` for one that ended so long ago that the media server forgot it. */
  look(name: string): Promise<'running' | 'complete' | 'failed' | 'unknown'>
}

export type RoomsPort = {
  media: MediaPort
  /** Rooms of external services; undefined for those that are not configured. */
  zoom: ((asked: AskedRoom) => JoinData) | undefined
  saas: ((asked: AskedRoom) => JoinData) | undefined
}
