import type { Language } from '#contract/wire/language.ts'
import type { Db } from './database.ts'
import { declaredKey } from './declared.ts'
import type { Services } from './services.ts'

/** What somebody who is about to delete the account should know, such as “two consultations are cancelled”. */
export type ClosingNote = Record<Language, string>

/** What of a feature is still open for a user, and what the deletion of the account does to it. */
export type FindClosingNotes = (db: Db, userId: number) => Promise<ClosingNote[]>

export const declaredClosingNotes = declaredKey<FindClosingNotes[]>('closing notes')

export const closingNotesOf = ({ declared }: Pick<Services, 'declared'>): FindClosingNotes[] =>
  declared.get(declaredClosingNotes)
