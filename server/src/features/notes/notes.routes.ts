import { addNote, editNote, listNotes, removeNote } from './keep-notes.ts'

export const noteRoutes = [listNotes, addNote, editNote, removeNote]
