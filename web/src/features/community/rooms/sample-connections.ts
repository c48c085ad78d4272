import type { LineSample } from './media-line.ts'

type Counted = { received: number; lost: number }

const counted = new WeakMap<RTCPeerConnection, Counted>()

/** What browsers report; not all of them report everything. */
type Report = RTCStats & {
  packetsReceived?: number
  packetsLost?: number
  nominated?: boolean
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
}

/** How the connections have carried since they were sampled last: the worst of them counts. */
export async function sampleConnections(connections: readonly RTCPeerConnection[]): Promise<LineSample> {
  const samples = await Promise.all(connections.map(sample))
  const uplinks = samples.flatMap(({ uplinkKbps }) => uplinkKbps ?? [])
  return {
    lostShare: Math.max(0, ...samples.map(({ lostShare }) => lostShare)),
    roundTripMs: Math.max(0, ...samples.map(({ roundTripMs }) => roundTripMs)),
    uplinkKbps: uplinks.length > 0 ? Math.min(...uplinks) : undefined,
  }
}

async function sample(connection: RTCPeerConnection): Promise<LineSample> {
  const now: Counted = { received: 0, lost: 0 }
  let roundTripMs = 0
  let uplinkKbps: number | undefined
  const reports = await connection.getStats()
  reports.forEach((report: Report) => {
    if (report.type === 'inbound-rtp') {
      now.received += report.packetsReceived ?? 0
      now.lost += report.packetsLost ?? 0
    }
    if (report.type === 'candidate-pair' && report.nominated) {
      roundTripMs = (report.currentRoundTripTime ?? 0) * 1000
      if (report.availableOutgoingBitrate !== undefined) uplinkKbps = report.availableOutgoingBitrate / 1000
    }
  })
  const before = counted.get(connection) ?? { received: 0, lost: 0 }
  counted.set(connection, now)
  const lost = now.lost - before.lost
  const all = now.received - before.received + lost
  // A handful of packets says nothing.
  return { lostShare: all > 50 ? lost / all : 0, roundTripMs, uplinkKbps }
}
