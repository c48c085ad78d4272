import type { Right } from '#contract/wire/rights.ts'

/** `all` is pictures and documents; `medical` is pictures, PDF and DICOM; `chat` is all of these; `voice` is recorded speech. */
export type AcceptedFiles = 'pictures' | 'all' | 'medical' | 'chat' | 'voice'

/** What a kind of file is for, and how it is stored. Declared by the feature that takes such files. */
export type FilePurpose = {
  /** Stored with each file; empty for files that may be used anywhere. */
  name: string
  accept: AcceptedFiles
  isPrivate: boolean
  /** The stored bytes are encrypted; only for private files. */
  isSealed?: boolean
  /** DICOM files are stored without what identifies the patient (decision 115). */
  isDicomCleaned?: boolean
  /** What operators must be allowed to do to read it; without one they read it only where a reader allows it. */
  operatorRight?: Right
}
