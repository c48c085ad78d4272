import type { RecordVersion } from '#contract/console/resources.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { VersionRow } from './records.queries.ts'

export const presentVersion = ({ version, savedBy }: VersionRow): RecordVersion => ({
  id: version.id,
  values: version.values,
  base: version.base,
  state: version.state === 'dropped' ? 'draft' : version.state,
  publish_at: version.publish_at && shanghaiTime(version.publish_at),
  saved_by: savedBy ?? '',
  saved_at: shanghaiTime(version.saved_at),
  reason: version.reason,
})
