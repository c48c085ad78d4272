import { maskingStates } from '#contract/community/masking.ts'
import type { LectureSlides } from '#contract/practice/lecture-slides.ts'
import { asBit } from '#contract/wire/fields.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { SlidesRow } from './lecture-slides.queries.ts'
import type { SlideSearchRow } from './slide-searches.queries.ts'

const fileLifeMs = 4 * 3600_000

export const presentSlides = (row: SlidesRow, vault: Vault, search?: SlideSearchRow): LectureSlides => ({
  slides_id: row.id,
  file_name: row.file_name,
  bytes: row.bytes,
  received: row.received,
  version: row.version,
  is_uploaded: asBit(row.uploaded_at !== null),
  is_shown: asBit(row.is_shown),
  is_pdf: asBit(row.mime === 'application/pdf'),
  sha256: row.file_digest?.toString('hex') ?? '',
  upload_time: shanghaiTime(row.uploaded_at ?? row.created_at),
  search_state: search?.state ?? maskingStates.searching,
  pages: search?.pages ?? [],
  file_url: row.uploaded_at ? signedAddress(vault, row.file_key, fileLifeMs) : '',
})
