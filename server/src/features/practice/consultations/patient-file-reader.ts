import type { FileReader } from '#kernel/files/file-reader.ts'
import { selectOfFile } from './consultations.queries.ts'
import { insertView } from './views.queries.ts'
import { patientFilePurpose } from '#server/features/practice/patient-files/patient-file.ts'

/** Attachments open for those who may see a consultation that lists them, and each view is noted in it. */
export const patientFileReader: FileReader = {
  purpose: patientFilePurpose,
  mayRead: async ({ db }, file, { userId }) => (await selectOfFile(db, file.id, userId)).length > 0,
  async noteView({ db }, file, userId) {
    const [latest] = await selectOfFile(db, file.id, userId)
    if (latest) await insertView(db, { id: latest.id, userId, what: 'file', fileId: file.id })
  },
}
