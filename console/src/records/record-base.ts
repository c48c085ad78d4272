import { createContext } from 'react'

/** Where the records of the list are, while it stands in a place: `/meetings/7/exams`. */
export const RecordBase = createContext<string | undefined>(undefined)
