import type { SandboxMeeting } from '#server/sandbox/sandbox.queries.ts'

/** Puts meetings of the demo world in place of `{onAir}` and `{recorded}` in an address. */
export async function addressFiller(url: string): Promise<(address: string) => string> {
  const meetings = (await (await fetch(`${url}/sandbox/meetings.json`)).json()) as SandboxMeeting[]
  const onAir = meetings.find((meeting) => meeting.is_on_air && !meeting.is_big)!.meeting_id
  const recorded = meetings.find(({ recordings }) => recordings > 0)!.meeting_id
  return (address) => address.replace('{onAir}', `${onAir}`).replace('{recorded}', `${recorded}`)
}
