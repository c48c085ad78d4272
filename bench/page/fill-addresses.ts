import type { SandboxMeeting } from '#server/sandbox/sandbox.queries.ts'

/** Addresses with the meetings of the demo world in place of `{onAir}` and `{recorded}`. */
export async function fillAddresses(url: string, addresses: string[]): Promise<string[]> {
  const meetings = (await (await fetch(`${url}/sandbox/meetings.json`)).json()) as SandboxMeeting[]
  const onAir = meetings.find((meeting) => meeting.is_on_air && !meeting.is_big)!.meeting_id
  const recorded = meetings.find(({ recordings }) => recordings > 0)!.meeting_id
  return addresses.map((address) =>
    address.replace('{onAir}', `${onAir}`).replace('{recorded}', `${recorded}`),
  )
}
