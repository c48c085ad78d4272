import type { OwnNote } from '#contract/community/notes.ts'
import { workPath } from './works.ts'
import { meetingPaths } from './meetings.ts'

export const notePaths = { own: '/myNotes' }

/** The moment of the video at which a note was taken. */
export const noteTarget = (note: OwnNote): string =>
  note.item_type === 'meeting'
    ? `${meetingPaths.playback(note.item_id)}&l_r_id=${note.part_id}&second=${note.at_seconds}`
    : `${workPath(note.item_id, note.course_type)}&episode_id=${note.part_id}&second=${note.at_seconds}`
