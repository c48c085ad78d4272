import { defineFeature } from '#kernel/feature.ts'
import { addNote, editNote, listNotes, removeNote } from './change-notes.ts'

export const notesFeature = defineFeature({
  name: 'notes',
  calls: [listNotes, addNote, editNote, removeNote],
})
