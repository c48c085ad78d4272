import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { minutesQueries } from '../queries.ts'
import { minutesText } from '../text.ts'

/** The captions of a recording, for its video. */
export function Captions({ recordingId }: { recordingId: number }) {
  const text = useText(minutesText)
  const minutes = useQuery(minutesQueries.of(recordingId))
  const address = minutes.data?.captions_url
  return address ? <track kind="captions" src={address} label={text.captions} default /> : null
}
