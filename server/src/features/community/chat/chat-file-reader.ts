import { insertAccess } from '#kernel/access-log.queries.ts'
import type { FileReader } from '#kernel/files/file-reader.ts'
import { chatFile } from './chat-file.ts'
import { isOfBoundGroup, mayOpenFile } from './chat-files.queries.ts'
import { chatFileOpened } from './chat.events.ts'

/**
 * What was sent to a group opens for its members. Looks at the files of a bound group, which is about a patient, are noted,
 * and features above hear of them, before the file is sent.
 */
export const chatFileReader: FileReader = {
  purpose: chatFile,
  mayRead: ({ db }, file, { userId }) => mayOpenFile(db, file.id, userId),
  async noteView({ db, events }, file, userId) {
    if (file.owner_id === userId || !(await isOfBoundGroup(db, file.id))) return
    await db.transaction(async (db) => {
      await insertAccess(db, { user_id: file.owner_id, reader_id: userId, what: `chat file ${file.id}` })
      await events.publish(db, chatFileOpened, { fileId: file.id, userId })
    })
  },
}
