import type { Motif } from '#demo/art/cover.ts'

export type Disease = {
  name: string
  en: string
  /** Lecture topics on it, used for schedules, courses and episodes. */
  talks: readonly [string, string, string]
}

export type Procedure = {
  name: string
  /** The body part it belongs to, one of the subject's `parts`. */
  part: string
  /** The disease it treats or finds, one of the subject's `diseases`. */
  disease: string
  steps: readonly string[]
}

export type Subject = {
  key: string
  name: string
  en: string
  motif: Motif
  /** Other pictures that suit it, so that a list of its covers varies. */
  accents: readonly [Motif, Motif]
  intro: string
  /** Names its departments go by in hospitals. */
  departments: readonly string[]
  /** What its doctors do research on; used in introductions. */
  research: readonly string[]
  parts: readonly string[]
  diseases: readonly Disease[]
  procedures: readonly Procedure[]
}
