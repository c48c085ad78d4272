import { defineFeature } from '#kernel/feature.ts'
import { addNote, editNote, listNotes, removeNote } from './change-notes.ts'
import { listOwnNotes } from './list-own-notes.ts'

export const notesFeature = defineFeature({
  name: 'notes',
  calls: [listNotes, listOwnNotes, addNote, editNote, removeNote],
})
