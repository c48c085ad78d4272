import type { Member } from '#kernel/member.ts'
import type { Services } from '#kernel/services.ts'
import type { FilePurpose } from './file-purpose.ts'
import type { FileRow } from './files.queries.ts'

/** Who may read the private files of a purpose besides their owner. Declared by the feature that uses them. */
export type FileReader = {
  purpose: FilePurpose
  /** Who may read it besides its owner and the operators of the purpose's right. */
  mayRead?(services: Services, file: FileRow, member: Member): Promise<boolean>
  /** Called before a sealed file is sent. */
  noteView?(services: Services, file: FileRow, userId: number): Promise<void>
}
