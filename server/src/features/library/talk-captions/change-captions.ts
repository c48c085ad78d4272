import { captionLabels, videoFailures, videoLimits } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { fileUrl, keyOf } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Services } from '#kernel/services.ts'
import type { Cue } from '#server/features/library/videos/captions.ts'
import { storeCues } from '#server/features/library/videos/store-captions.ts'
import { placeOf } from './find-talk.ts'
import { deleteCaptionFile, lockCaptions, updateCaptions } from './talk-captions.queries.ts'
import type { TalkRow } from './talk-captions.queries.ts'

type Change = {
  language: string
  /** Undefined removes the captions. */
  cues?: Cue[]
  isMachine?: boolean
  /** Null for what nobody asked for. */
  ownerId: number | null
  alongside?: (db: Db) => Promise<unknown>
}

/** Puts captions in the place of those of their language, or takes these away; the file of the former goes. */
export async function changeCaptions(services: Services, talk: TalkRow, change: Change): Promise<void> {
  const { language, cues, isMachine = false, ownerId, alongside } = change
  const place = placeOf(talk, language)
  const purpose = place.table === 'video' ? `video-${place.id}` : `captions-${place.table}-${place.id}`
  // Everybody may read what is said on a public page.
  const isPrivate = talk.talk !== 'operation'
  const stored = cues && { ...(await storeCues(services, cues, ownerId)), purpose, private: isPrivate }
  const removed = await services.db.transaction(async (db) => {
    const captions = await lockCaptions(db, place)
    if (!captions) throw refuse(failures.dataMissing, { detail: 'talk_id' })
    const others = captions.filter((caption) => caption.language !== language)
    const former = captions.find((caption) => caption.language === language)
    if (stored && others.length >= videoLimits.captionLanguages) throw refuse(videoFailures.captionsFull)
    const removed: FileRow[] = former ? await deleteCaptionFile(db, keyOf(former.address), purpose) : []
    if (stored) await insertFile(db, stored)
    const label = captionLabels[language as keyof typeof captionLabels] ?? former?.label ?? language
    const added = stored
      ? [{ language, label, address: fileUrl(stored.key), ...(isMachine && { is_machine: true }) }]
      : []
    await updateCaptions(db, place, [...others, ...added])
    await alongside?.(db)
    return removed
  })
  await removeStored(services, removed)
}
