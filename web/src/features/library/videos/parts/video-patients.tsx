import { useState } from 'react'
import { patientStates } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { videoMutations } from '../mutations.ts'
import { videoText } from '../text.ts'
import './video-patients.css'

/** What tells of a patient on a video, for its owner to choose what is masked. */
export function VideoPatients({ video }: { video: Video }) {
  const text = useText(videoText)
  const { video_id, patients } = video
  if (!patients)
    return (
      <>
        <p className="video-status-facts">{text.patients.never}</p>
        <Button small onClick={() => videoMutations.process({ video_id })}>
          {text.processAgain}
        </Button>
      </>
    )
  if (patients.state === patientStates.unsearched)
    return <p className="video-status-facts">{text.patients.unsearched}</p>
  if (patients.places.length === 0) return <p className="video-status-facts">{text.patients.none}</p>
  return <PlaceList key={patients.is_decided} videoId={video_id} patients={patients} />
}

type PlaceListProps = { videoId: number; patients: NonNullable<Video['patients']> }

function PlaceList({ videoId, patients }: PlaceListProps) {
  const text = useText(videoText).patients
  const { places } = patients
  const isDecided = patients.is_decided === 1
  // Everything that was found is masked at first.
  const [chosen, setChosen] = useState(() => places.map(({ is_masked }) => is_masked || !isDecided))
  const masks = chosen.flatMap((isChosen, at) => (isChosen ? [at] : []))
  const isChanged = !isDecided || places.some(({ is_masked }, at) => is_masked !== chosen[at])
  return (
    <fieldset className="video-patients">
      <legend>{isDecided ? text.decided : text.check}</legend>
      {places.map(({ kind, from, to }, at) => (
        <Checkbox
          key={`${kind} ${from} ${at}`}
          name={`place-${videoId}-${at}`}
          checked={chosen[at]!}
          onChange={(isOn) => setChosen(chosen.with(at, isOn))}
        >
          {text.place(`${durationText(from)}–${durationText(to)}`, text.kinds[kind])}
        </Checkbox>
      ))}
      {isChanged && (
        <>
          <p className="video-status-facts">{masks.length > 0 ? text.again : text.leftOpen}</p>
          <Button small variant="primary" onClick={() => videoMutations.mask({ video_id: videoId, masks })}>
            {masks.length > 0 ? text.mask(masks.length) : text.leave}
          </Button>
        </>
      )}
    </fieldset>
  )
}
