import { defineItem } from '#kernel/items.ts'
import { searchedDigests } from './recording-digests.queries.ts'

export const digestItem = defineItem({ type: 'digest', search: { kind: 'digest', sources: searchedDigests } })
