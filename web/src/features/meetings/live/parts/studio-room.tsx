import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { liveMutations } from '../mutations.ts'
import { liveText } from '../text.ts'

/** The way to the video room of the meeting. */
export function StudioRoom({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  return (
    <Section title={text.videoRoom}>
      <div className="studio-body">
        <p className="studio-note">{text.videoRoomIntro}</p>
        <div className="studio-actions">
          <Button
            onClick={async () => {
              const { join_url: address } = await liveMutations.findRoom({ meeting_id: meetingId })
              // Loaded, not routed to: only a document of its own may open the camera there.
              location.assign(address)
            }}
          >
            {text.enterRoom}
          </Button>
        </div>
      </div>
    </Section>
  )
}
