import type { SQL } from 'drizzle-orm'
import { failures } from '#contract/wire/failure.ts'
import type { ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { Caller } from './caller.ts'
import type { Db } from './database.ts'
import { refuse } from './fail.ts'
import type { Limits } from './limits.ts'
import type { Member } from './member.ts'
import type { Vault } from './vault.ts'

/** What a rule about an item may ask. Calls have a whole context; over the socket there is no more than this. */
export type ItemContext = {
  db: Db
  vault: Vault
  member: Member | undefined
  caller: Pick<Caller, 'guestId' | 'address' | 'language'>
}

/** What a rule about comments may ask. */
export type CommentContext = ItemContext & { limits: Limits; items: Items }

/**
 * What a feature says about a kind of item: something that people open, comment on, mark, follow or find again. Other
 * features know items by type and number only and ask the registry.
 */
export type ItemKind = {
  type: string
  exists?(db: Db, itemId: number): Promise<boolean>
  /** Refuses an item that does not exist or is not for the caller; `partId` names a part of it, 0 for none. */
  find?(context: ItemContext, itemId: number, partId: number): Promise<void>
  /** Also refuses callers who may not read what is written below it yet; without it everybody who finds the item may. */
  findDiscussion?(context: ItemContext, itemId: number, partId: number): Promise<void>
  /** The parts of the discussion that callers who may read the rest of it may not read. */
  closedParts?(context: ItemContext, itemId: number): Promise<DiscussionPart[]>
  /**
   * Finds a part that is a video, a recording or a lesson, and its length, 0 if unknown. Refuses callers who may not
   * watch it.
   */
  findVideo?(context: ItemContext, itemId: number, partId: number): Promise<{ seconds: number }>
  /** The accounts of those who made it. They are told of comments below it. */
  authors?(db: Db, itemId: number): Promise<number[]>
  /** Whether a user may moderate what others write below it. */
  isManagedBy?(db: Db, itemId: number, userId: number): Promise<boolean>
  /** The right of operators who moderate it, besides those who moderate everything. */
  moderationRight?: Right
  /** The rows that lists show, in any order; what is gone is left out. */
  cards?(db: Db, itemIds: number[], language: Language): Promise<ListItem[]>
  /** A subquery with the `id` and the time (`at`) of every one that is shown, for lists joined from references. */
  shown?: SQL
  /** What search knows about each one that is shown; `kind` is its name in the index. */
  search?: { kind: string; sources: SQL<SearchSource> }
  /** The latest ones, with `item_type`, `item_id` and the time (`at`): those a doctor made, those of a subject. */
  latestOfDoctor?(doctorId: SQL, limit: number): SQL
  latestOfCollege?(collegeId: SQL, limit: number): SQL
  /** Refuses a comment for reasons of its own; `recordingId` is the recording it was written over, 0 for none. */
  checkComment?(context: CommentContext, itemId: number, recordingId: number): Promise<void>
  /** Where in its recordings is found what was said live at these moments; undefined for what was not recorded. */
  placeLive?(db: Db, itemId: number, moments: Date[]): Promise<(RecordedSecond | undefined)[]>
}

/** What is written in a part, over its recordings, or while it is live. */
export type DiscussionPart = { partId: number; recordingIds: number[]; beginAt: Date; endAt: Date }

/** The columns of the subquery that a kind gives to search. */
export type SearchSource = {
  item_id: number
  title: string
  subtitle: string
  /** Further words to be found by, a line each. */
  keywords: string
  college_id: number | null
  disease_ids: number[]
  is_credit: boolean
  is_free: boolean
  sort_at: Date
  end_at: Date | null
  weight: number
}

export type RecordedSecond = { recordingId: number; second: number }

export const defineItem = (kind: ItemKind): ItemKind => kind

export type Items = { get(type: string): ItemKind; all(): ItemKind[] }

/** Several features may describe one type: each says what it knows. */
export function createItems(kinds: ItemKind[]): Items {
  const byType = new Map<string, ItemKind>()
  for (const kind of kinds) {
    const known = byType.get(kind.type)
    const twice = Object.keys(kind).filter((key) => key !== 'type' && known && key in known)
    if (twice.length > 0) throw new Error(`the item ${kind.type} has ${twice.join(', ')} twice`)
    byType.set(kind.type, { ...known, ...kind })
  }
  return {
    get(type) {
      const kind = byType.get(type)
      if (!kind) throw refuse(failures.parameterError, { detail: 'item_type' })
      return kind
    },
    all: () => [...byType.values()],
  }
}
